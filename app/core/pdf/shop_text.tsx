import { Text, View, type TextProps } from '@react-pdf/renderer'
import { cleanText } from '#app/core/input/clean_text'
import { AnyText } from '#app/core/pdf/any_text'
import { printable } from '#app/core/input/printable'
import {
  HEADING,
  linesOf,
  READING,
  sizeOnOneLine,
  STRONG,
  type Fitted,
} from '#app/core/pdf/fitted_text'
import { TEXT, TITLE } from '#app/core/pdf/fonts'

type Style = Exclude<TextProps['style'], readonly unknown[] | undefined>
type Props = { readonly children: string; readonly style?: Style }

type WordsProps = Props & {
  /** Words that are wider are broken; without this width the library lets them stick out. */
  readonly width?: number
}

const BODY_SIZE = 10.5

/** A text of people in the shop's font for reading, in any script. */
export function Words({ children, style, width }: WordsProps) {
  const font = { fontFamily: TEXT, ...style }
  if (width === undefined) return inOne(children, font)
  const cut = style?.fontWeight === 700 ? STRONG : READING
  const size = typeof style?.fontSize === 'number' ? style.fontSize : BODY_SIZE
  return (
    <View>
      {linesOf(printable(children), cut, size, width).map((line, index) => (
        <View key={index}>{inOne(line, font)}</View>
      ))}
    </View>
  )
}

const inOne = (text: string, style: Style) => (
  <AnyText own={READING.letters} style={style}>
    {text}
  </AnyText>
)

/** A title of people on one line, smaller when it is long. */
export function Title({
  children,
  size,
  width,
  style,
}: Props & { readonly size: number; readonly width: number }) {
  const fontSize = sizeOnOneLine(children, HEADING, size, width)
  return (
    <AnyText
      own={HEADING.letters}
      wrap={false}
      style={{ fontFamily: TITLE, fontWeight: 600, lineHeight: 1.15, ...style, fontSize }}
    >
      {children}
    </AnyText>
  )
}

/** A text that was divided into lines beforehand, so that it surely fits. */
export function Lines({
  text: { size, lines },
  lineHeight,
  style,
}: {
  readonly text: Fitted
  readonly lineHeight: number
  readonly style?: Style
}) {
  return (
    <View>
      {lines.map((line, index) =>
        line.trim() === '' ? (
          <Text key={index} style={{ fontSize: size, lineHeight }}>
            {' '}
          </Text>
        ) : (
          <Words key={index} style={{ ...style, fontSize: size, lineHeight }}>
            {line}
          </Words>
        )
      )}
    </View>
  )
}

/** A text of several lines without what cannot be seen, and without empty lines around it. */
export const asParagraphs = (text: string) =>
  text
    .split('\n')
    .map((line) => cleanText(line).replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The text, with its lines joined into one when there are more of them than `most`. */
export const withinLines = (text: string, most: number) =>
  text.split('\n').length > most ? text.split(/\n+/).join(' / ') : text
