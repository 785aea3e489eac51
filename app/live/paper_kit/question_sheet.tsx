import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { fitted, READING } from '#app/core/pdf/fitted_text'
import { MM } from '#app/core/pdf/measures'
import { Lines, withinLines, Words } from '#app/core/pdf/shop_text'
import { costsOf, Sheet } from '#app/live/paper_kit/kit_parts'
import { styles, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, PaperKit } from '#app/live/paper_kit/paper_kit'
import { COLORS } from '#domain/drawing'

const PADDING = 8 * MM
const LINE_HEIGHT = 1.5
const BOX = { width: WIDTH - 2 * PADDING - 6, height: 166 * MM, lineHeight: LINE_HEIGHT }
const SIZES = [17, 16, 14.5, 13, 12, 11, 10, 9, 8, 7, 6, 5]
/** The smallest letters would not fit with more lines. */
const MOST_LINES = 55
/** Less room than this is not worth drawing in. */
const LEAST_ROOM = 40 * MM
const SQUARE = 5 * MM

/**
 * The question of a room, as large as it fits, with squared paper below it to puzzle on. It has
 * neither the answer nor a hint.
 */
export function QuestionSheet({ kit, room }: { readonly kit: PaperKit; readonly room: KitRoom }) {
  const text = fitted(withinLines(room.question, MOST_LINES), READING, BOX, SIZES)
  const left = BOX.height - text.lines.length * text.size * LINE_HEIGHT
  return (
    <Sheet kit={kit} kind={`Kamer ${room.number}`} title={room.name}>
      <View style={[styles.flow, { marginTop: 3 }]}>
        <Words width={WIDTH} style={{ color: COLORS.soft, fontSize: 12 }}>
          {room.storage}
        </Words>
      </View>
      <View style={frame}>
        <Lines text={text} lineHeight={LINE_HEIGHT} />
      </View>
      <View style={[styles.flow, { marginTop: 4 * MM }]}>
        <Text style={styles.bold}>Klaar? Zeg jullie antwoord tegen de spelleider.</Text>
        <Text style={styles.soft}>{`Deze kamer ${costsOf(room)}.`}</Text>
      </View>
      {left >= LEAST_ROOM && <SquaredPaper height={left - 10 * MM} />}
    </Sheet>
  )
}

const EDGE = `0.6 solid ${COLORS.messing}`
const frame = {
  marginTop: 5 * MM,
  padding: PADDING,
  borderLeft: `3 solid ${COLORS.messing}`,
  borderTop: EDGE,
  borderRight: EDGE,
  borderBottom: EDGE,
} as const

function SquaredPaper({ height }: { readonly height: number }) {
  const rows = Math.floor(height / SQUARE)
  const columns = Math.floor(WIDTH / SQUARE)
  const [wide, high] = [columns * SQUARE, rows * SQUARE]
  const lines = [
    ...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * SQUARE} h${wide}`),
    ...Array.from({ length: columns + 1 }, (_, column) => `M${column * SQUARE} 0 v${high}`),
  ]
  return (
    <View style={{ marginTop: 4 * MM }}>
      <Text style={[styles.kind, { marginBottom: 4 }]}>Ruimte om te puzzelen</Text>
      <Svg viewBox={`-1 -1 ${wide + 2} ${high + 2}`} width={wide + 2} height={high + 2}>
        <Path d={lines.join(' ')} fill="none" stroke={COLORS.sand} strokeWidth="0.7" />
      </Svg>
    </View>
  )
}
