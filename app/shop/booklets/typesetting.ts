import { createElement as h, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Text, View } from '@react-pdf/renderer'
import { styles } from '#app/shop/booklets/booklet_styles'
import type { Block } from '#domain/shop/booklets/booklet'

/** What all parts of a page are set with. */

export type Layout = {
  /** Whether the game needs colour. */
  readonly kleur: boolean
  /** How wide a drawing is, in points, unless it would be too high. */
  readonly tekenbreedte: number
  /** The game's own colour, as ink. */
  readonly accent: string
  /** What a question and the head of a table stand on. */
  readonly tint: string
}

type BlockOf<S extends Block['soort']> = Extract<Block, { soort: S }>
/** Makes pieces from top to bottom, of which each stays whole: a page ends between two of them. */
type Maker<S extends Block['soort']> = (block: BlockOf<S>, layout: Layout) => ReactElement[]
export type Makers<S extends Block['soort']> = { readonly [K in S]: Maker<K> }

export const unbroken = (options: ComponentProps<typeof View>, ...content: ReactNode[]) =>
  h(View, { ...options, wrap: false }, ...content)

export const blankLine = () => h(View, { style: { height: 6 } })

export const captionBelow = (text: string) =>
  h(Text, { style: [styles.bijschrift, styles.blok] }, text)

export const captionAbove = (text: string) =>
  h(Text, { style: [styles.bijschrift, { marginBottom: 4 }], minPresenceAhead: 80 }, text)

export const chunk = <T>(row: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(row.length / length) }, (_, index) =>
    row.slice(index * length, (index + 1) * length)
  )
