import { Text, View } from '@react-pdf/renderer'
import { SHEET_WIDTH, MM } from '#app/core/pdf/measures'
import { styles } from '#app/shop/booklets/booklet_styles'
import { CaptionBelow, type BlockProps } from '#app/shop/booklets/blocks/typesetting'

/** A grid of letters or digits; a space is an empty square. */
export function LetterGrid({ caption, rows, layout }: BlockProps<'grid'>) {
  const wide = Math.max(...rows.map((row) => Array.from(row).length))
  const side = Math.min((wide > 10 ? 9 : 12) * MM, (layout.width ?? SHEET_WIDTH) / wide)
  return (
    <View style={styles.center} wrap={false}>
      <View style={styles.lattice}>
        {rows.map((row, index) => (
          <View key={index} style={styles.row}>
            {Array.from(row.padEnd(wide), (char, i) => (
              <Square key={i} char={char} side={side} />
            ))}
          </View>
        ))}
      </View>
      <CaptionBelow>{caption}</CaptionBelow>
    </View>
  )
}

const Square = ({ char, side }: { readonly char: string; readonly side: number }) => (
  <View style={[styles.box, { width: side, height: side }]}>
    <Text style={{ fontSize: side * 0.55, lineHeight: 1 }}>{char}</Text>
  </View>
)
