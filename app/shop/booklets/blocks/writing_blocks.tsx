import { Canvas, Text, View } from '@react-pdf/renderer'
import { MM } from '#app/core/pdf/measures'
import { paintPaper } from '#app/shop/booklets/blocks/prop_paper'
import { styles } from '#app/shop/booklets/booklet_styles'
import { wordsOfCipher, type Enciphered } from '#app/shop/booklets/blocks/cipher_words'
import { LOOKS } from '#domain/play/props/looks'
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
    <Text style={{ marginRight: 10, minWidth: 70 }}>{label}</Text>
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

/** What the code of a lock makes readable, as a telegram with room for code and message. */
export const CipherText = ({ lock, digits, text, roomy, layout }: BlockProps<'cipher_text'>) => (
  <View style={styles.telegram} wrap={false}>
    <Canvas
      style={{ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 }}
      paint={paintPaper({ ...LOOKS.punch_card, paper: 'cream' }, layout.color, 6 * MM)}
    />
    <View style={[styles.row, { alignItems: 'center', marginBottom: 3 }]}>
      <Text style={[styles.bold, { flexGrow: 1 }]}>{`Slot ${lock}`}</Text>
      <Text style={{ marginRight: 8 }}>Code</Text>
      <Boxes count={digits} />
    </View>
    <View style={[styles.cipherWords, roomy ? { rowGap: 14, marginTop: 4 } : {}]}>
      {wordsOfCipher(text, digits).map((word, index) => (
        <View key={index} style={styles.row}>
          {word.map((one, i) => (
            <CipherLetter key={i} {...one} size={roomy ? ROOMY : CLOSE} />
          ))}
        </View>
      ))}
    </View>
  </View>
)

type CipherSize = { readonly [part in 'letter' | 'turn' | 'wide' | 'high']: number }
/** Four assignments of two lines fit on a page. */
const CLOSE: CipherSize = { letter: 14, turn: 9, wide: 16, high: 17 }
const ROOMY: CipherSize = { letter: 16, turn: 10, wide: 19, high: 21 }

/** A letter, which digit of the code it needs, and a square for what it turns out to be. */
const CipherLetter = ({ char, turn, size }: Enciphered & { readonly size: CipherSize }) => (
  <View style={{ width: turn === null ? 7 : size.wide, alignItems: 'center' }}>
    <Text style={[styles.cipherLetter, { fontSize: size.letter }]}>{char}</Text>
    <Text style={[styles.cipherTurn, { fontSize: size.turn }]}>{turn ?? ' '}</Text>
    {turn !== null && <View style={[styles.cipherBox, { width: size.wide, height: size.high }]} />}
  </View>
)

/** Empty squares, to write a letter or digit in. */
const Boxes = ({ count }: { readonly count: number }) => (
  <View style={[styles.row, styles.lattice]}>
    {Array.from({ length: count }, (_, index) => (
      <View key={index} style={[styles.box, styles.emptyBox]} />
    ))}
  </View>
)
