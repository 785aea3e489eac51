import type { ReactElement } from 'react'
import { MATERIAL } from '#app/winkel/pdf/boekje/materiaal'
import { PAPER } from '#app/winkel/pdf/boekje/papier'
import type { Makers, Layout } from '#app/winkel/pdf/boekje/zetwerk'
import type { Block } from '#domain/spelen/boekje'

type Kind = Block['soort']

/** How each part of a page is printed. What may not be torn apart goes to the next page as a whole. */
const MAKERS: Makers<Kind> = { ...MATERIAL, ...PAPER }

/** One part of a page, in pieces that each stay whole. */
export function blockInPdf(block: Block, layout: Layout): ReactElement[] {
  return (MAKERS[block.soort] as Makers<Kind>[typeof block.soort])(block as never, layout)
}
