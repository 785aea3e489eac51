import { SHEET_WIDTH } from '#app/core/pdf/measures'
import { beginSheet } from '#app/shop/booklets/begin_sheet'
import { BookletPage } from '#app/shop/booklets/booklet_page'
import { DRAWING_WIDTHS, NARROWEST, NARROWEST_FINE } from '#app/shop/booklets/booklet_styles'
import { countPages, largestOf } from '#app/shop/booklets/count_pages'
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
    const widths = await drawingWidths(booklet, measured)
    const start = (planned.at(-1)?.last ?? 1) + 1
    const papers = await papersOf(booklet, measured, widths)
    planned.push({ sheet, widths, first: start, last: start + papers - 1 })
  }
  const pages = new Map(planned.map(({ sheet, ...places }) => [sheet.title, places]))
  return planned.map((one) => ({ ...one, sheet: withPageNumbers(one.sheet, pages) }))
}

/** The largest drawings for each block that cost the sheet no extra page. */
export async function drawingWidths(booklet: Booklet, sheet: Sheet): Promise<number[]> {
  const all = (width: number) => sheet.blocks.map(() => width)
  if (sheet.bare || sheet.wide || !sheet.blocks.some(isDrawing)) return all(SHEET_WIDTH)
  const narrowest = sheet.fine ? NARROWEST_FINE : NARROWEST
  const least = await papersOf(booklet, sheet, all(narrowest))
  const largest = (widths: (width: number) => number[]) =>
    largestOf(
      DRAWING_WIDTHS.filter((width) => width >= narrowest),
      async (width) => (await papersOf(booklet, sheet, widths(width))) === least
    )
  const widths = all(await largest(all))
  if (sheet.ownScale)
    for (const [index, block] of sheet.blocks.entries())
      if (isDrawing(block)) widths[index] = await largest((width) => widths.with(index, width))
  return widths
}

/** How many papers a sheet takes with these widths. */
export const papersOf = (booklet: Booklet, sheet: Sheet, widths: readonly number[]) =>
  countPages((counter) => (
    <BookletPage booklet={booklet} edition="color" sheet={sheet} widths={widths} number={counter} />
  ))

const isDrawing = (block: Block): boolean =>
  block.kind === 'drawing' ||
  block.kind === 'strips' ||
  (block.kind === 'prop' && block.parts.some(isDrawing))
