import { Text, View } from '@react-pdf/renderer'
import { styles } from '#app/shop/booklets/booklet_styles'
import type { Block } from '#domain/shop/booklets/booklet'

/** What all parts of a page are set with. */

export type Layout = {
  /** Whether this is the edition in colour. */
  readonly color: boolean
  /** The width of a drawing in points, unless that makes it too high. */
  readonly drawingWidth: number
  /** The largest height; without it a title and a question fit on its page. */
  readonly drawingHeight?: number
  /** The game's own colour, as ink. */
  readonly accent: string
  /** The background of a question and of the head of a table. */
  readonly tint: string
  /** How wide the surroundings are, in points; the sheet is as wide as its margins leave. */
  readonly width?: number
  /**
   * Within a thing: the height of its ruled lines, whether nothing follows on it, and its captions.
   */
  readonly prop?: {
    readonly line: number | undefined
    readonly last: boolean
    readonly captionSize: number
    /** Whether it stands beside a picture, which holds its paragraphs together. */
    readonly beside?: boolean
  }
}

export type Kind = Block['kind']
export type BlockOf<K extends Kind> = Extract<Block, { kind: K }>
/** The props of a part of a page: its data, and how the page is laid out. */
export type BlockProps<K extends Kind> = BlockOf<K> & { readonly layout: Layout }

type TextProps = { readonly children: string }

export const BlankLine = () => <View style={{ height: 6 }} />

/** The space between the parts of a thing, or of a sheet. */
export const Gap = ({ layout: { prop } }: { readonly layout: Layout }) =>
  prop ? <View style={{ height: prop.last ? 0 : (prop.line ?? 4) }} /> : <BlankLine />

/** Text of this size that keeps to the lines of its paper. */
const onLines = (fontSize: number, line: number) => ({
  lineHeight: line / fontSize,
  marginTop: 0,
  marginBottom: 0,
  paddingHorizontal: 2,
})

/** A caption on a thing is in the hand of that thing, and as easy to read. */
export const CaptionBelow = ({ children, layout }: TextProps & { readonly layout?: Layout }) =>
  children === '' ? null : (
    <Text
      style={[
        styles.caption,
        styles.block,
        layout?.prop ? { fontSize: layout.prop.captionSize } : {},
        layout?.prop?.line ? onLines(layout.prop.captionSize, layout.prop.line) : {},
      ]}
    >
      {children}
    </Text>
  )

export const CaptionAbove = ({ children, layout }: TextProps & { readonly layout?: Layout }) => (
  <Text
    style={[
      styles.caption,
      { marginBottom: 4 },
      layout?.prop ? { fontSize: layout.prop.captionSize } : {},
    ]}
    minPresenceAhead={80}
  >
    {children}
  </Text>
)

export const chunk = <T,>(row: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(row.length / length) }, (_, index) =>
    row.slice(index * length, (index + 1) * length)
  )
