import { StyleSheet, Text, type TextProps } from '@react-pdf/renderer'
import { printable } from '#app/core/input/printable'
import { inScripts, type Alphabet } from '#app/core/pdf/scripts'
import { TYPEWRITER_LETTERS } from '#app/core/pdf/typewriter'

type Props = Pick<TextProps, 'style' | 'wrap' | 'fixed'> & {
  readonly children: string
}

/**
 * The characters beside ASCII that the built-in fonts of every pdf reader have (the encoding
 * WinAnsi).
 */
const WINANSI = /[\x20-\x7E\u00A0-\u00AC\u00AE-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u

/**
 * The printer loses the first letter of a text that begins with Arabic. A space that nobody sees
 * stands before it.
 */
const RIGHT_TO_LEFT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u
const NO_BREAK_SPACE = '\u00a0'
const styles = StyleSheet.create({ unseen: { fontSize: 0.1 } })

const builtIn: Alphabet = (codePoint) => WINANSI.test(String.fromCodePoint(codePoint))

/** A text that people typed, in the typewriter font and in any script. */
export function Typed(props: Props) {
  return <AnyText {...props} own={TYPEWRITER_LETTERS} />
}

/** A text of the owner, in a built-in font and in any script. */
export function Printed(props: Props) {
  return <AnyText {...props} own={builtIn} />
}

/** A text in a font with these letters, and in any script. */
export function AnyText({ children, own, ...rest }: Props & { readonly own: Alphabet }) {
  const text = printable(children)
  return (
    <Text {...rest}>
      {RIGHT_TO_LEFT.test(text) && <Text style={styles.unseen}>{NO_BREAK_SPACE}</Text>}
      {inScripts(text, own).map(({ text: part, family }, index) =>
        family === null ? (
          part
        ) : (
          <Text key={index} style={{ fontFamily: family }}>
            {part}
          </Text>
        )
      )}
    </Text>
  )
}
