import { Page, Text, View } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { MM } from '#app/core/pdf/measures'
import { inks, type PageOfPack } from '#app/shop/party/party_parts'
import { styles } from '#app/shop/party/party_styles'
import {
  forHostOf,
  MOST_GUESTS,
  pagesInWords,
  PARTY_WORDS,
  timesInWords,
} from '#app/shop/party/party_words'
import type { Part, PartyPack } from '#domain/shop/party/party_pack'
import { COLORS } from '#domain/drawing'

/** The host's page: when everything happens, what has to lie ready, and which music. */
export function HostPage(page: PageOfPack) {
  const { pack } = page
  const { accent, color } = inks(page)
  return (
    <Page size="A4" style={[styles.page, styles.ours]} bookmark="Draaiboek">
      <View style={styles.ongoing}>
        <View style={[styles.ruledHead, { borderBottomColor: accent }]}>
          <View style={[styles.row, styles.between, styles.middle]}>
            <View>
              <Text style={{ letterSpacing: 0.6 }}>{forHostOf(pack)}</Text>
              <Text style={styles.title}>{PARTY_WORDS.timetable}</Text>
            </View>
            <DrawingInPdf drawing={pack.emblem} width={20 * MM} height={20 * MM} color={color} />
          </View>
        </View>
        <InThePack {...page} />
        <Timetable {...page} />
        <View style={[styles.row, { marginTop: 9 }]}>
          <Ready pack={pack} />
          <Music pack={pack} />
        </View>
        <Guests />
      </View>
    </Page>
  )
}

/** What each page is, with its number: a pack has no other list of contents. */
function InThePack({ pack }: PageOfPack) {
  const pages = pagesInWords(pack).map((name, index) => `${name} (bladzijde ${index + 2})`)
  return (
    <Text style={{ marginBottom: 9 }}>
      <Text style={styles.bold}>In dit pakket: </Text>
      {`${pages.join(', ')}. ${PARTY_WORDS.forYou}`}
    </Text>
  )
}

/** How many letters of what lies ready stand on one line. */
const READY_LINE = 54

/**
 * The height of all rows together, less when a long list of what lies ready stands below them. A
 * short party therefore has high rows, with room for notes.
 */
function tableHeight({ ready }: PartyPack): number {
  const lines = ready.reduce((sum, thing) => sum + Math.ceil(thing.length / READY_LINE), 0)
  return (84 - 4 * Math.max(0, lines - 8)) * MM
}
const COLUMNS = { clock: 25 * MM, minutes: 22 * MM } as const

function Timetable(page: PageOfPack) {
  const { pack } = page
  const { accent } = inks(page)
  return (
    <View style={{ borderTop: `1.4 solid ${accent}` }}>
      <View style={[styles.row, styles.bold, styles.small, { paddingVertical: 3 }]}>
        <Text style={{ width: COLUMNS.clock }}>{PARTY_WORDS.clock}</Text>
        <Text style={{ width: COLUMNS.minutes }}>{PARTY_WORDS.minutes}</Text>
        <Text>{PARTY_WORDS.happens}</Text>
      </View>
      {pack.timetable.map((part) => (
        <Row
          key={part.what}
          {...{ part, accent }}
          minHeight={tableHeight(pack) / pack.timetable.length}
        />
      ))}
      <Text style={[styles.small, { marginTop: 5 }]}>
        {`${timesInWords(pack)}; dat zijn de regels met een balkje. ${PARTY_WORDS.noClock}`}
      </Text>
    </View>
  )
}

type RowProps = { readonly part: Part; readonly minHeight: number; readonly accent: string }

/** A part of the party, with a line for the time by the clock. */
const Row = ({ part, minHeight, accent }: RowProps) => (
  <View
    style={[
      styles.row,
      {
        borderTop: `0.5 solid ${COLORS.soft}`,
        minHeight,
        paddingVertical: 3,
      },
    ]}
    wrap={false}
  >
    <View style={{ width: COLUMNS.clock, paddingRight: 6 * MM }}>
      <View style={[styles.writing, { flexGrow: 0, height: 8 * MM }]} />
    </View>
    <Text style={[styles.figure, { width: COLUMNS.minutes - 8 }]}>{String(part.minutes)}</Text>
    <View
      style={{
        flexGrow: 1,
        flexBasis: 0,
        borderLeft: `3.5 solid ${part.playing ? accent : '#FFFFFF'}`,
        paddingLeft: 7,
      }}
    >
      <Text style={styles.bold}>{part.what}</Text>
      <Text>{part.detail}</Text>
    </View>
  </View>
)

const Ready = ({ pack }: { readonly pack: PartyPack }) => (
  <View style={{ width: '58%', paddingRight: 6 * MM }}>
    <Text style={styles.head}>{PARTY_WORDS.ready}</Text>
    {pack.ready.map((thing) => (
      <View key={thing} style={[styles.row, { marginBottom: 3 }]}>
        <View
          style={{
            width: 9,
            height: 9,
            marginTop: 2.5,
            marginRight: 6,
            border: `0.9 solid ${COLORS.ink}`,
          }}
        />
        <Text style={{ flexGrow: 1, flexBasis: 0 }}>{thing}</Text>
      </View>
    ))}
  </View>
)

const Music = ({ pack }: { readonly pack: PartyPack }) => (
  <View style={{ width: '42%' }}>
    <Text style={styles.head}>{PARTY_WORDS.music}</Text>
    {pack.music.map(({ when, mood }) => (
      <View key={when} style={{ marginBottom: 4 }}>
        <Text style={styles.bold}>{when}</Text>
        <Text>{mood}</Text>
      </View>
    ))}
  </View>
)

/** The guests, and what each of them does not eat. */
const Guests = () => (
  <View style={{ marginTop: 8 }}>
    <Text style={styles.head}>{PARTY_WORDS.guests}</Text>
    <View style={[styles.row, styles.between, { flexWrap: 'wrap' }]}>
      {Array.from({ length: MOST_GUESTS }, (_, index) => (
        <View
          key={index}
          style={[styles.writing, { flexGrow: 0, width: '48%', height: 8.6 * MM }]}
        />
      ))}
    </View>
  </View>
)
