import { Document } from '@react-pdf/renderer'
import { SHEET_WIDTH } from '#app/core/pdf/measures'
import { countPages } from '#app/core/pdf/render_pdf'
import { beginSheet } from '#app/shop/booklets/begin_sheet'
import { BookletPage } from '#app/shop/booklets/booklet_page'
import { DRAWING_WIDTHS, NARROWEST, NARROWEST_FINE } from '#app/shop/booklets/booklet_styles'
import { largestOf } from '#app/shop/booklets/find_fitting'
import {
  withPageNumbers,
  withRoomForNumbers,
  type Pages,
} from '#domain/shop/booklets/page_references'
import type { Sheet, Block, Booklet } from '#domain/shop/booklets/booklet'

/** A sheet with the widths of its drawings and the papers that it takes. */
export type PlannedSheet = { readonly sheet: Sheet; readonly widths: readonly number[] } & Pages

/** Both editions of a booklet have the same pages, so they are worked out once. */
const plans = new WeakMap<Booklet, Promise<readonly PlannedSheet[]>>()

/** The page on which each sheet begins. The cover is page 1. */
export function planPages(booklet: Booklet): Promise<readonly PlannedSheet[]> {
  const known = plans.get(booklet) ?? plan(booklet)
  plans.set(booklet, known)
  return known
}

async function plan(booklet: Booklet): Promise<readonly PlannedSheet[]> {
  const planned: PlannedSheet[] = []
  for (const sheet of [beginSheet(booklet), ...booklet.sheets]) {
    const measured = withRoomForNumbers(sheet)
    const { widths, papers } = await fitDrawings(booklet, measured)
    const start = (planned.at(-1)?.last ?? 1) + 1
    planned.push({ sheet, widths, first: start, last: start + papers - 1 })
  }
  const pages = new Map(planned.map(({ sheet, ...places }) => [sheet.title, places]))
  return planned.map((one) => ({ ...one, sheet: withPageNumbers(one.sheet, pages) }))
}

export type Fitted = {
  /** How wide the drawings of each block are, in points. */
  readonly widths: readonly number[]
  readonly papers: number
}

/** The largest drawings for each block that cost the sheet no extra page. */
export async function fitDrawings(booklet: Booklet, sheet: Sheet): Promise<Fitted> {
  const all = (width: number) => sheet.blocks.map(() => width)
  const papersOf = (widths: readonly number[]) => papersWith(booklet, sheet, widths)
  if (sheet.bare || sheet.wide || !sheet.blocks.some(isDrawing)) {
    const widths = all(SHEET_WIDTH)
    return { widths, papers: await papersOf(widths) }
  }
  const narrowest = sheet.fine ? NARROWEST_FINE : NARROWEST
  const papers = await papersOf(all(narrowest))
  const largest = (widths: (width: number) => number[]) =>
    largestOf(
      [narrowest, ...DRAWING_WIDTHS.filter((width) => width > narrowest)],
      async (width) => (await papersOf(widths(width))) === papers
    )
  const widths = all(await largest(all))
  if (sheet.ownScale)
    for (const [index, block] of sheet.blocks.entries())
      if (isDrawing(block)) widths[index] = await largest((width) => widths.with(index, width))
  return { widths, papers }
}

/** How many papers a sheet takes with these widths. */
const papersWith = (booklet: Booklet, sheet: Sheet, widths: readonly number[]) =>
  countPages(
    <Document>
      <BookletPage booklet={booklet} edition="color" sheet={sheet} widths={widths} foot={null} />
    </Document>
  )

const isDrawing = (block: Block): boolean =>
  block.kind === 'drawing' ||
  block.kind === 'strips' ||
  (block.kind === 'prop' && block.parts.some(isDrawing))
