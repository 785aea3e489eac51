/** A piece of a text; with a `number` when it reads as the number of an order. */
export type TextPart = { readonly text: string; readonly number: string | null }

/** Order numbers as people type them: `EK-7K2M9PQR`, `ek 7k2m9pqr`, or without their first letters. */
const ORDER_NUMBER = /\b(?:EK[ -]*)?([2-9A-HJKMNP-Z]{8})\b/gi

/**
 * Splits a text at what reads as the number of an order, in the spelling of the shop. Many words
 * look like a number; this function does not know whether such an order exists.
 */
export function splitAtOrderNumbers(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(ORDER_NUMBER)) {
    const [written, code = ''] = found
    if (found.index > from) parts.push({ text: text.slice(from, found.index), number: null })
    parts.push({ text: written, number: `EK-${code.toUpperCase()}` })
    from = found.index + written.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), number: null })
  return parts
}
