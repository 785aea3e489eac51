import type { ReactElement } from 'react'
import { MATERIAAL } from '#app/winkel/pdf/boekje/materiaal'
import { PAPIER } from '#app/winkel/pdf/boekje/papier'
import type { Makers, Opmaak } from '#app/winkel/pdf/boekje/zetwerk'
import type { Blok } from '#domain/spelen/boekje'

type Soort = Blok['soort']

/** How each part of a page is printed. What may not be torn apart goes to the next page as a whole. */
const MAKERS: Makers<Soort> = { ...MATERIAAL, ...PAPIER }

/** One part of a page, in pieces that each stay whole. */
export function blokInPdf(blok: Blok, opmaak: Opmaak): ReactElement[] {
  return (MAKERS[blok.soort] as Makers<Soort>[typeof blok.soort])(blok as never, opmaak)
}
