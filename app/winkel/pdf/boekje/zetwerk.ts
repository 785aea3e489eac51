import { createElement as h, type ComponentProps, type ReactElement, type ReactNode } from 'react'
import { Text, View } from '@react-pdf/renderer'
import { stijl } from '#app/winkel/pdf/boekje/stijl'
import type { Blok } from '#domain/spelen/boekje'

/** What all parts of a page are set with. */

export type Opmaak = {
  /** Whether the game needs colour. */
  readonly kleur: boolean
  /** How wide a drawing is, in points, unless it would be too high. */
  readonly tekenbreedte: number
  /** The game's own colour, as ink. */
  readonly accent: string
  /** What a question and the head of a table stand on. */
  readonly tint: string
}

type Van<S extends Blok['soort']> = Extract<Blok, { soort: S }>
/** Makes pieces from top to bottom, of which each stays whole: a page ends between two of them. */
type Maker<S extends Blok['soort']> = (blok: Van<S>, opmaak: Opmaak) => ReactElement[]
export type Makers<S extends Blok['soort']> = { readonly [K in S]: Maker<K> }

export const geheel = (opties: ComponentProps<typeof View>, ...inhoud: ReactNode[]) =>
  h(View, { ...opties, wrap: false }, ...inhoud)

export const witregel = () => h(View, { style: { height: 6 } })

export const onderschrift = (tekst: string) =>
  h(Text, { style: [stijl.bijschrift, stijl.blok] }, tekst)

export const bovenschrift = (tekst: string) =>
  h(Text, { style: [stijl.bijschrift, { marginBottom: 4 }], minPresenceAhead: 80 }, tekst)

export const inStukken = <T>(rij: readonly T[], lengte: number): T[][] =>
  Array.from({ length: Math.ceil(rij.length / lengte) }, (_, nr) =>
    rij.slice(nr * lengte, (nr + 1) * lengte)
  )
