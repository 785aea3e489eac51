import { Text, View } from '@react-pdf/renderer'
import { styles } from '#app/shop/booklets/booklet_styles'
import type { BlockProps } from '#app/shop/booklets/blocks/typesetting'

export const Question = ({ text, answerLine, layout }: BlockProps<'question'>) => {
  const { accent, tint } = layout
  return (
    <View style={styles.block} wrap={false}>
      <Text style={[styles.question, { borderLeftColor: accent, backgroundColor: tint }]}>
        {text}
      </Text>
      {answerLine && <View style={styles.writingLine} />}
    </View>
  )
}

export const FillIn = ({ label, boxes }: BlockProps<'fill_in'>) => (
  <View style={[styles.row, styles.block, { alignItems: 'center' }]} wrap={false}>
    <Text style={{ marginRight: 10 }}>{label}</Text>
    <Boxes count={boxes} />
  </View>
)

export const WritingLines = ({ count }: BlockProps<'ruled_lines'>) => (
  <View style={styles.block} wrap={false}>
    {Array.from({ length: count }, (_, index) => (
      <View key={index} style={styles.writingLine} />
    ))}
  </View>
)

/** What the code of a lock makes readable, with room for that code. */
export const CipherText = ({ lock, digits, text }: BlockProps<'cipher_text'>) => (
  <View style={[styles.card, styles.block]} wrap={false}>
    <View style={[styles.row, { alignItems: 'center', marginBottom: 6 }]}>
      <Text style={[styles.bold, { flexGrow: 1 }]}>{`Slot ${lock}`}</Text>
      <Text style={{ marginRight: 8 }}>Code</Text>
      <Boxes count={digits} />
    </View>
    <Text style={styles.geheim}>{text}</Text>
  </View>
)

/** Empty ones, to write a letter or digit in. */
const Boxes = ({ count }: { readonly count: number }) => (
  <View style={[styles.row, styles.lattice]}>
    {Array.from({ length: count }, (_, index) => (
      <View key={index} style={[styles.box, styles.emptyBox]} />
    ))}
  </View>
)
