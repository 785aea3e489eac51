import type { DateTime } from 'luxon'
import { daysUntil } from '#domain/shop/promises/promises'
import { asIso } from '#domain/dutch_time'

/**
 * A promise as a screen shows it: its last day, and the days that are left, below 0 when it is
 * late.
 */
export type Term = { readonly at: string; readonly days: number }

export function term(deadline: DateTime, now: DateTime): Term {
  return { at: asIso(deadline), days: daysUntil(deadline, now) }
}
