/**
 * The period in which the shop is away, and the text that visitors read meanwhile. Days are written
 * `2026-12-24`, and both are included.
 */
export type Holiday = { readonly text: string; readonly from: string; readonly until: string }

/** The text that visitors read on this day; null when the shop is not away. */
export function noticeOn(holiday: Holiday | null, day: string): string | null {
  return holiday && holiday.from <= day && day <= holiday.until ? holiday.text : null
}
