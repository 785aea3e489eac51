import { Text, View } from '@react-pdf/renderer'
import { fitted, READING } from '#app/core/pdf/fitted_text'
import { MM } from '#app/core/pdf/measures'
import { Lines, withinLines, Words } from '#app/core/pdf/shop_text'
import { costsOf, Sheet } from '#app/live/paper_kit/kit_parts'
import { styles, WIDTH } from '#app/live/paper_kit/kit_styles'
import type { KitRoom, PaperKit } from '#app/live/paper_kit/paper_kit'
import { withSpaces } from '#app/live/paper_kit/room_texts'
import { COLORS } from '#domain/drawing'
import { isBoardLine } from '#domain/live/rooms'

const PADDING = 8 * MM
const LINE_HEIGHT = 1.5
const BOX = { width: WIDTH - 2 * PADDING - 6, height: 158 * MM, lineHeight: LINE_HEIGHT }
const SIZES = [22, 20, 18.5, 17, 16, 14.5, 13, 12, 11, 10, 9, 8, 7, 6, 5]
/** The smallest letters would not fit with more lines. */
const MOST_LINES = 55
/** The width of a cell of a board, in letters' sizes. */
const CELL = 1.3

/**
 * The question of a room, as large as it fits. It has neither the answer nor a hint, and the next
 * team reads it too.
 */
export function QuestionSheet({ kit, room }: { readonly kit: PaperKit; readonly room: KitRoom }) {
  const { size, gap, paragraphs } = setQuestion(withinLines(room.question, MOST_LINES))
  return (
    <Sheet kit={kit} kind={`Kamer ${room.number}`} title={room.name}>
      <View style={[styles.flow, { marginTop: 3 }]}>
        <Words width={WIDTH} style={{ color: COLORS.soft, fontSize: 12 }}>
          {room.storage}
        </Words>
      </View>
      <View style={frame}>
        {paragraphs.map(({ lines, apart }, index) => (
          <View key={index} style={{ marginTop: apart ? gap : 0 }}>
            {lines.map((line, place) =>
              isBoardLine(line) ? (
                <BoardLine key={place} signs={line.split(' ')} size={size} />
              ) : (
                <Lines key={place} text={{ size, lines: [line] }} lineHeight={LINE_HEIGHT} />
              )
            )}
          </View>
        ))}
      </View>
      <View style={[styles.flow, { marginTop: 4 * MM, fontSize: 12 }]}>
        <Text style={styles.bold}>
          Klaar? Zeg jullie antwoord tegen de spelleider, ook als er ‘typ’ staat.
        </Text>
        <Text>
          Schrijf niet op dit blad: na jullie komt een ander team. Gebruik jullie kladpapier.
        </Text>
        <Text style={[styles.soft, { fontSize: 10 }]}>{`Deze kamer ${costsOf(room)}.`}</Text>
      </View>
    </Sheet>
  )
}

/** The space between two paragraphs, in letters' sizes. */
const GAP = 0.5

/** A question in paragraphs, with the largest letters that fit. The rows of a board have no space between them. */
function setQuestion(question: string) {
  const texts = question.split('\n')
  const set = (size: number) => {
    const paragraphs = texts.map((text, index) => {
      const { lines } = withSpaces(fitted(text, READING, BOX, [size]))
      const inBoard = isRow(text) && isRow(texts[index - 1] ?? '')
      return { lines, apart: index > 0 && text !== '' && !inBoard }
    })
    const gap = size * GAP
    const rows = paragraphs.reduce((sum, { lines }) => sum + lines.length, 0)
    const gaps = paragraphs.filter(({ apart }) => apart).length
    return { size, gap, paragraphs, height: rows * size * LINE_HEIGHT + gaps * gap }
  }
  const tries = SIZES.map(set)
  const smallest = { ...set(SIZES.at(-1) ?? 5), gap: 0 }
  return tries.find(({ height }) => height <= BOX.height) ?? smallest
}

/** Whether a line is one of a board or of a list of short ones, which stand close together. */
const isRow = (line: string) => isBoardLine(line) || line.length <= SHORT
const SHORT = 24

/** A row of a board: each sign has a cell of its own, so that the rows stand below each other. */
function BoardLine({ signs, size }: { readonly signs: readonly string[]; readonly size: number }) {
  return (
    <View style={{ flexDirection: 'row', height: size * LINE_HEIGHT }}>
      {signs.map((sign, index) => (
        <View key={index} style={{ width: size * CELL, alignItems: 'center' }}>
          <Lines text={{ size, lines: [sign] }} lineHeight={LINE_HEIGHT} />
        </View>
      ))}
    </View>
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
