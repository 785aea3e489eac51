import { Text, View } from '@react-pdf/renderer'
import { styles } from '#app/shop/booklets/booklet_styles'
import type { Block } from '#domain/shop/booklets/booklet'

/** What all parts of a page are set with. */

export type Layout = {
  /** Whether the game needs colour. */
  readonly color: boolean
  /** The width of a drawing in points, unless that makes it too high. */
  readonly drawingWidth: number
  /** The game's own colour, as ink. */
  readonly accent: string
  /** The background of a question and of the head of a table. */
  readonly tint: string
}

export type Kind = Block['kind']
export type BlockOf<K extends Kind> = Extract<Block, { kind: K }>
/** Of a part of a page: its data, and how the page is laid out. */
export type BlockProps<K extends Kind> = BlockOf<K> & { readonly layout: Layout }

type TextProps = { readonly children: string }

export const BlankLine = () => <View style={{ height: 6 }} />

export const CaptionBelow = ({ children }: TextProps) => (
  <Text style={[styles.caption, styles.block]}>{children}</Text>
)

export const CaptionAbove = ({ children }: TextProps) => (
  <Text style={[styles.caption, { marginBottom: 4 }]} minPresenceAhead={80}>
    {children}
  </Text>
)

export const chunk = <T,>(row: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(row.length / length) }, (_, index) =>
    row.slice(index * length, (index + 1) * length)
  )
