import type { DateTime } from 'luxon'
import { dagenTot } from '#domain/winkel/beloften'

/** A promise as a screen shows it: its last day, and the days that are left, below 0 when it is late. */
export type Termijn = { readonly op: string; readonly dagen: number }

export function termijn(uiterlijk: DateTime, nu: DateTime): Termijn {
  return { op: uiterlijk.toISO()!, dagen: dagenTot(uiterlijk, nu) }
}
