import type { ReactElement } from 'react'
import { Document } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { present } from '#domain/present'

/** A text that the library makes while it numbers pages. It prints nothing. */
export type Counter = (page: { totalPages?: number }) => string

/** How many sheets of paper a page takes: it is printed, and a text on it counts. */
export async function countPages(make: (counter: Counter) => ReactElement): Promise<number> {
  let count = 0
  const counter: Counter = ({ totalPages }) => {
    count = totalPages ?? count
    return ''
  }
  await renderPdf(<Document>{make(counter)}</Document>)
  return count
}

/**
 * The largest candidate that fits. Whatever is smaller than one that fits, fits too, so halving what
 * is left finds it.
 *
 * @param options from small to large; the first one fits
 */
export async function largestOf<T>(
  options: readonly T[],
  fits: (one: T) => Promise<boolean>
): Promise<T> {
  let [low, high] = [0, options.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (await fits(present(options[middle], 'a candidate'))) low = middle
    else high = middle - 1
  }
  return present(options[low], 'a candidate')
}

/** The first candidate that fits, or else the last one. */
export async function first<T>(
  options: readonly T[],
  satisfies: (one: T) => Promise<boolean>
): Promise<T> {
  for (const one of options) if (await satisfies(one)) return one
  return present(options.at(-1), 'a candidate')
}
