import { Text, View, type Styles } from '@react-pdf/renderer'
import { FOOT } from '#app/shop/booklets/blocks/prop_measures'
import { styles } from '#app/shop/booklets/booklet_styles'
import { CaptionBelow, chunk, type BlockProps } from '#app/shop/booklets/blocks/typesetting'
import { isMorse } from '#domain/play/puzzles/morse'

type Style = Styles[string]

/** How many rows of a table stay together; a longer table continues on the next page. */
const ROWS_TOGETHER = 24
/** A table with more rows than these is set closer. */
const SPACIOUS_ROWS = 8

export function Table({ caption, heading, rows, layout }: BlockProps<'table'>) {
  if (layout.prop) return <Written {...{ caption, heading, rows, layout }} />
  const cell = rows.length > SPACIOUS_ROWS ? styles.narrow : {}
  const headCell = { ...cell, backgroundColor: layout.tint }
  const widths = columnWidths([heading, ...rows])
  return chunk(rows, ROWS_TOGETHER).map((piece, index, all) => (
    <View key={index} wrap={false}>
      <View style={index === 0 ? styles.lattice : styles.continuedGrid}>
        {index === 0 && (
          <Row cells={heading} widths={widths} cell={headCell} letter={styles.bold} />
        )}
        {piece.map((row, i) => (
          <Row key={i} cells={row} widths={widths} cell={cell} />
        ))}
      </View>
      {index === all.length - 1 && <CaptionBelow>{caption}</CaptionBelow>}
    </View>
  ))
}

/**
 * A table on a thing is what somebody noted in columns: it has no boxes, and a line under the head.
 */
function Written({
  caption,
  heading,
  rows,
  layout,
}: Pick<BlockProps<'table'>, 'caption' | 'heading' | 'rows' | 'layout'>) {
  const widths = columnWidths([heading, ...rows], NUMBERS)
  const line = layout.prop?.line
  const cell = line
    ? styles.onLines
    : rows.length > SPACIOUS_ROWS
      ? styles.written
      : [styles.written, { paddingVertical: 3 }]
  return (
    <View wrap={false}>
      {heading.some((text) => text !== '') && (
        <View style={line ? {} : styles.underHead}>
          <Row
            cells={heading}
            widths={widths}
            cell={line ? styles.onLines : styles.written}
            letter={styles.bold}
          />
          {line && <View style={[styles.headOnLines, { top: line * FOOT - 1 }]} />}
        </View>
      )}
      {rows.map((row, index) => (
        <Row key={index} cells={row} widths={widths} cell={cell} />
      ))}
      <CaptionBelow layout={layout}>{caption}</CaptionBelow>
    </View>
  )
}

type RowProps = {
  readonly cells: readonly string[]
  readonly widths: readonly number[]
  readonly cell: Style | Style[]
  readonly letter?: Style
}

const Row = ({ cells, widths, cell, letter = {} }: RowProps) => (
  <View style={styles.row}>
    {cells.map((text, index) => (
      <View key={index} style={[styles.cell, { flexGrow: widths[index] }, ...[cell].flat()]}>
        <Text style={isMorse(text) ? styles.ticks : letter}>{text}</Text>
      </View>
    ))}
  </View>
)

/** What a filled column of numbers takes on a thing; letters beside it have more room then. */
const NUMBERS = { letters: 3, width: 5 } as const

/**
 * The widths of columns, as parts of the whole. A column with long texts is wider, and one to write
 * in is never narrow.
 */
const columnWidths = (
  rows: readonly [readonly string[], ...(readonly string[])[]],
  short?: typeof NUMBERS
): number[] =>
  rows[0].map((_, index) => {
    const longest = Math.max(...rows.map((row) => row[index]?.length ?? 0))
    const filled = rows.every((row) => row[index] !== '')
    if (short && filled && longest <= short.letters) return short.width
    return Math.min(Math.max(longest, 8), 24)
  })
