import type { Sheet } from '#domain/shop/booklets/booklet'

/**
 * Page numbers in a text of a booklet. They are known once it is printed, so a text holds a place
 * for each: `Print bladzijde 1 tot en met ${lastPageOf('De brief in de zak')}.`
 */

export type Pages = { readonly first: number; readonly last: number }

/** The number of the page on which the sheet with this title ends. */
export const lastPageOf = (title: string) => `⟦last:${title}⟧`

/** The number of the page on which the sheet with this title begins. */
export const firstPageOf = (title: string) => `⟦first:${title}⟧`

const PLACE = /⟦(first|last):([^⟧]+)⟧/g

/**
 * The same sheet with its page numbers filled in.
 *
 * @throws RangeError for a sheet that the booklet does not have
 */
export function withPageNumbers(sheet: Sheet, pages: ReadonlyMap<string, Pages>): Sheet {
  const text = JSON.stringify(sheet)
  if (!text.includes('⟦')) return sheet
  return JSON.parse(
    text.replace(PLACE, (_, end: keyof Pages, title: string) => {
      const found = pages.get(title)
      if (!found) throw new RangeError(`There is no sheet '${title}'`)
      return String(found[end])
    })
  ) as Sheet
}

/** The same sheet with two digits for each number, as wide as it will be once the pages are known. */
export const withRoomForNumbers = (sheet: Sheet): Sheet =>
  JSON.parse(JSON.stringify(sheet).replace(PLACE, '88')) as Sheet

const IN_WORDS = { first: 'de eerste bladzijde', last: 'de laatste bladzijde' } as const

/** The same sheet where there are no pages: it names the sheet in place of the number. */
export const withoutPageNumbers = (sheet: Sheet): Sheet =>
  JSON.parse(
    JSON.stringify(sheet).replace(
      PLACE,
      (_, end: keyof Pages, title: string) => `${IN_WORDS[end]} van ‘${title}’`
    )
  ) as Sheet
