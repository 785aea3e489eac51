import { Image, Text, View, type Styles } from '@react-pdf/renderer'
import { DrawingInPdf } from '#app/core/pdf/drawing_in_pdf'
import { MM } from '#app/core/pdf/measures'
import { palette } from '#app/core/pdf/palette'
import { styles } from '#app/shop/party/party_styles'
import type { PartyPack } from '#domain/shop/party/party_pack'
import type { Edition } from '#domain/shop/booklets/edition'
import type { Color, Drawing } from '#domain/drawing'

/** What each page of a pack is drawn from. */
export type PageOfPack = {
  readonly pack: PartyPack
  readonly edition: Edition
  /** The bytes of the game's picture. */
  readonly picture: Buffer
}

type Style = Styles[string]

/** The accents that are dark enough for small letters. */
const READABLE: ReadonlySet<Color> = new Set(['ink', 'wax', 'mos', 'purple'])

/** The colours of a pack: what is coloured in is left white where ink is saved. */
export function inks({ pack, edition }: Pick<PageOfPack, 'pack' | 'edition'>) {
  const color = edition === 'color'
  const { line, letter } = palette(color)
  return {
    color,
    accent: line[pack.accent],
    block: color ? line[pack.accent] : '#FFFFFF',
    onBlock: color ? line[pack.onAccent] : letter.ink,
    letter: letter.ink,
    /** The accent as the colour of letters, or ink. */
    strong: letter[READABLE.has(pack.accent) ? pack.accent : 'ink'],
  }
}

/** The game's picture, four wide and three high. */
export const Picture = ({
  picture,
  width,
  edge,
}: {
  readonly picture: Buffer
  readonly width: number
  readonly edge: string
}) => (
  <View style={{ border: `1.6 solid ${edge}`, width, height: width * 0.75 }}>
    <Image
      src={{ data: picture, format: 'png' }}
      style={{ width: width - 3.2, height: width * 0.75 - 3.2 }}
    />
  </View>
)

type OrnamentsProps = {
  readonly drawing: Drawing
  readonly count: number
  readonly size: number
  readonly color: boolean
  readonly style?: Style
}

/** The ornament of a party in a row. */
export const Ornaments = ({ drawing, count, size, color, style = {} }: OrnamentsProps) => (
  <View style={[styles.row, { justifyContent: 'space-around' }, style]}>
    {Array.from({ length: count }, (_, index) => (
      <DrawingInPdf key={index} {...{ drawing, color }} width={size} height={size} />
    ))}
  </View>
)

/** A line to write on, behind what belongs there. */
export const ToFillIn = ({ label, width }: { readonly label: string; readonly width?: number }) => (
  <View style={[styles.row, { alignItems: 'flex-end' }, width === undefined ? {} : { width }]}>
    <Text style={[styles.bold, { fontSize: 10, marginRight: 4 }]}>{label}</Text>
    <View style={[styles.writing, { height: 7.6 * MM }]} />
  </View>
)

/** A text in two lines that are about as long as each other. */
export function inTwo(text: string): readonly string[] {
  const words = text.split(' ')
  const halves = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return halves.sort((one, other) => longest(one) - longest(other))[0] ?? [text]
}

type LinesProps = { readonly lines: readonly string[]; readonly style: readonly Style[] }

/** Lines that were divided beforehand. */
export const InLines = ({ lines, style }: LinesProps) =>
  lines.map((line) => (
    <Text key={line} style={[...style]}>
      {line}
    </Text>
  ))
