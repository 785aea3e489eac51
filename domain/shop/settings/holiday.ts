/** When the shop is away, and what visitors read meanwhile. Days as `2026-12-24`, both included. */
export type Holiday = { readonly tekst: string; readonly van: string; readonly tot: string }

/** What visitors read on this day; nothing, on a day that is no holiday. */
export function noticeOn(holiday: Holiday | null, day: string): string | null {
  return holiday && holiday.van <= day && day <= holiday.tot ? holiday.tekst : null
}
