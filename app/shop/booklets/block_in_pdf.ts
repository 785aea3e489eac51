import type { ReactElement } from 'react'
import { MATERIAL } from '#app/shop/booklets/printed_material'
import { PAPER } from '#app/shop/booklets/paper'
import type { Makers, Layout } from '#app/shop/booklets/typesetting'
import type { Block } from '#domain/shop/booklets/booklet'

type Kind = Block['soort']

/** How each part of a page is printed. What may not be torn apart goes to the next page as a whole. */
const MAKERS: Makers<Kind> = { ...MATERIAL, ...PAPER }

/** One part of a page, in pieces that each stay whole. */
export function blockInPdf(block: Block, layout: Layout): ReactElement[] {
  return (MAKERS[block.soort] as Makers<Kind>[typeof block.soort])(block as never, layout)
}
