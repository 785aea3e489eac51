import { createElement as h, type ReactElement } from 'react'
import { Document } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'

/** Goes to a text that the library makes while it numbers pages; prints nothing. */
export type Counter = (page: { totalPages?: number }) => string

/** How many sheets of paper a page takes: printed, and counted by a text on it. */
export async function countPages(make: (counter: Counter) => ReactElement): Promise<number> {
  let count = 0
  await renderPdf(
    h(
      Document,
      null,
      make(({ totalPages }) => {
        count = totalPages ?? count
        return ''
      })
    )
  )
  return count
}

/** The first that does, or else the last. */
export async function first<T>(
  options: readonly T[],
  satisfies: (one: T) => Promise<boolean>
): Promise<T> {
  for (const one of options) if (await satisfies(one)) return one
  return options.at(-1)!
}
