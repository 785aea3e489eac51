import { Page, Path, Svg, Text, View } from '@react-pdf/renderer'
import { fitted, READING } from '#app/core/pdf/fitted_text'
import { MM } from '#app/core/pdf/measures'
import { Lines, Title, withinLines } from '#app/core/pdf/shop_text'
import { Evening } from '#app/live/paper_kit/kit_parts'
import { DASHED, styles } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, PaperKit } from '#app/live/paper_kit/paper_kit'
import { BOUND, withSpaces } from '#app/live/paper_kit/room_texts'
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
      <Text style={styles.kind}>{`Hints, kamer ${room.number}`}</Text>
      <Title size={28} width={FRONT} style={{ marginTop: 2, marginBottom: 6 }}>
        {room.name}
      </Title>
      <View style={[styles.flow, { width: FRONT }]}>
        <Text>Een hint nodig? Zeg het eerst tegen de spelleider. Vouw dan één klepje open.</Text>
        <Text style={{ color: COLORS.soft, marginBottom: 5 }}>
          {room.hintCosts
            .map((cost, index) => `hint ${index + 1} kost ${cost}`.replaceAll(' ', BOUND))
            .join(`${BOUND}· `)}
        </Text>
      </View>
      <View style={{ color: COLORS.soft, width: FRONT }}>
        <Evening kit={kit} width={FRONT} />
        <Text
          style={{ fontSize: 9 }}
          render={({ pageNumber, totalPages }) => `blad ${pageNumber} van ${totalPages}`}
        />
      </View>
      <Seal />
    </View>
  )
}

const FRONT = 132 * MM
const SEAL_WIDTH = 34 * MM
/** Printers leave this much at the edge of a sheet. */
const EDGE = 6 * MM

/**
 * Where the paperclip goes that keeps the sheet shut, for each team anew. Folded, the packet of
 * hints lies below the front, and its free edge lies in the middle of the sheet. A clip from above
 * would hold the packet alone; one from the side holds all layers. Therefore the arrow stands at
 * the edge and points down to the packet.
 */
function Seal() {
  return (
    <View style={{ position: 'absolute', right: EDGE, bottom: 2, width: SEAL_WIDTH }}>
      {['klem hier dicht:', 'schuif de paperclip', 'van rechts over', 'alle lagen'].map((line) => (
        <Text key={line} style={SEAL_WORDS}>
          {line}
        </Text>
      ))}
      <Svg
        viewBox="0 0 24 30"
        width={24}
        height={30}
        style={{ alignSelf: 'flex-end', marginTop: 3 }}
      >
        <Path d="M12 1 v24 M4 18 l8 9 l8 -9" fill="none" stroke={COLORS.wax} strokeWidth="2" />
      </Svg>
    </View>
  )
}

const SEAL_WORDS = { color: COLORS.wax, fontSize: 9, textAlign: 'right' } as const

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
          text={withSpaces(fitted(withinLines(text, MOST_LINES), READING, HINT_BOX, SIZES))}
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
  'Schuif bij de rode pijl een paperclip over alle lagen, vanaf de rechterkant.',
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
