import { Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { fitted, READING } from '#app/core/pdf/fitted_text'
import { MM } from '#app/core/pdf/measures'
import { Lines, Title, withinLines, Words } from '#app/core/pdf/shop_text'
import { DASHED, styles } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, PaperKit } from '#app/live/paper_kit/paper_kit'
import { TEXT, TITLE } from '#app/core/pdf/fonts'
import { COLORS } from '#domain/drawing'

/** Five bands of the same height: a front, three hints, and a flap without a hint. */
export const BAND = (297 / 5) * MM
const SIDE = 20 * MM
const LABEL = 30 * MM
const LINE_HEIGHT = 1.35
const HINT_BOX = { width: 138 * MM, height: BAND - 9 * MM, lineHeight: LINE_HEIGHT }
const SIZES = [14, 12.5, 11, 10, 9, 8, 7, 6, 5, 4]

/**
 * The hints of a room, to be folded shut. The flap goes up over hint 3, that over hint 2, and that
 * over hint 1. Each fold that is opened then shows one hint, and the back of the next ones.
 */
export function HintSheet({ kit, room }: { readonly kit: PaperKit; readonly room: KitRoom }) {
  return (
    <Page size="A4" style={sheet} bookmark={`Hints van ${room.name}`}>
      <Front kit={kit} room={room} />
      {room.hints.map((hint, index) => (
        <Hint key={index} number={index + 1} cost={room.hintCosts[index] ?? 0} text={hint} />
      ))}
      <Flap />
    </Page>
  )
}

const sheet = { fontFamily: TEXT, fontSize: 10.5, color: COLORS.ink } as const
const band = { height: BAND, paddingHorizontal: SIDE, justifyContent: 'center' } as const

function Front({ kit, room }: { readonly kit: PaperKit; readonly room: KitRoom }) {
  return (
    <View style={band}>
      <Text style={styles.kind}>{`Hints, kamer ${room.number} van ${kit.rooms.length}`}</Text>
      <Title size={28} width={136 * MM} style={{ marginTop: 2, marginBottom: 6 }}>
        {room.name}
      </Title>
      <View style={[styles.flow, { width: 136 * MM }]}>
        <Text>Vouw steeds één klepje open. Zeg het eerst tegen de spelleider.</Text>
        <Text style={styles.soft}>
          {room.hintCosts.map((cost, index) => `hint ${index + 1} kost ${cost}`).join('  ·  ')}
        </Text>
        <Words width={130 * MM} style={{ fontSize: 8.5, color: COLORS.soft }}>
          {kit.customer}
        </Words>
      </View>
      <Seal />
    </View>
  )
}

const SEAL_WIDTH = 30 * MM

/** Half of a seal of wax: the paperclip that keeps the sheet shut, for each team anew, goes across the fold. */
function Seal() {
  return (
    <View style={{ position: 'absolute', right: SIDE, bottom: 0 }}>
      <Svg viewBox="0 0 60 30" width={SEAL_WIDTH} height={SEAL_WIDTH / 2}>
        <Path
          d="M1 30 a29 29 0 0 1 58 0"
          fill="none"
          stroke={COLORS.wax}
          strokeWidth="1.2"
          strokeDasharray="3 2"
        />
      </Svg>
      <Text style={SEAL_WORDS}>klem hier dicht</Text>
    </View>
  )
}

const SEAL_WORDS = {
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 8,
  color: COLORS.wax,
  fontSize: 8.5,
  textAlign: 'center',
} as const

function Hint({
  number,
  cost,
  text,
}: {
  readonly number: number
  readonly cost: number
  readonly text: string
}) {
  return (
    <View style={[band, { borderTop: DASHED, flexDirection: 'row', alignItems: 'center' }]}>
      <View style={{ width: LABEL }}>
        <Text style={{ fontFamily: TITLE, fontWeight: 600, fontSize: 18, lineHeight: 1.2 }}>
          {`Hint ${number}`}
        </Text>
        <Text style={styles.small}>{`kost ${cost}`}</Text>
      </View>
      <View style={{ width: HINT_BOX.width }}>
        <Lines
          text={fitted(withinLines(text, MOST_LINES), READING, HINT_BOX, SIZES)}
          lineHeight={LINE_HEIGHT}
        />
      </View>
    </View>
  )
}

/** More lines than this do not fit in a band. */
const MOST_LINES = 12

const FOLDS = [
  'Leg het blad met de tekst naar boven.',
  'Vouw dit klepje omhoog, over hint 3.',
  'Vouw dat pakje omhoog, over hint 2. Vouw dat weer omhoog, over hint 1.',
  'Zet een paperclip op de rode streep.',
]

function Flap() {
  return (
    <View style={[band, { borderTop: DASHED }]}>
      <Text style={{ fontFamily: TITLE, fontWeight: 600, fontSize: 13, marginBottom: 4 }}>
        Zo vouw je de hints dicht
      </Text>
      <View style={styles.flow}>
        {FOLDS.map((fold, index) => (
          <Text key={fold}>{`${index + 1}.  ${fold}`}</Text>
        ))}
      </View>
    </View>
  )
}
