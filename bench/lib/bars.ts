import { percentile } from './measure.ts'

type Bound = { readonly least: number } | { readonly most: number }

/**
 * Prints what was measured beside its bar, and whether that holds. When it does not, the bench ends
 * with 1, after it printed everything else.
 */
export function judge(what: string, measured: number, unit: '%' | 'times', bound: Bound) {
  const [words, holds] =
    'least' in bound
      ? [`at least ${bound.least}`, measured >= bound.least]
      : [`at most ${bound.most}`, measured <= bound.most]
  const found = `${measured.toFixed(unit === '%' ? 1 : 2)} ${unit}`
  console.log(
    `  bar: ${what} ${words} ${unit}`.padEnd(64),
    found.padEnd(12),
    holds ? 'holds' : 'DOES NOT HOLD'
  )
  if (!holds) process.exitCode = 1
}

/**
 * What went wrong in a measurement, such as '3 MISSED, 1 REFUSED'; nothing when every count is 0. The
 * bench ends with 1 when something did.
 */
export function faults(counts: Readonly<Record<string, number>>): string {
  const some = Object.entries(counts).filter(([, count]) => count !== 0)
  if (some.length > 0) process.exitCode = 1
  return some.map(([what, count]) => `${count} ${what}`).join(', ')
}

/** What phones saw of the taps of a step. */
type Seen = { readonly seen: readonly number[]; readonly missed: number; readonly refused: number }

/** Whether the shop keeps up: it did every tap, and nineteen of twenty phones showed it in time. */
export const keepsUp = ({ seen, missed, refused }: Seen, latestMs: number): boolean =>
  missed === 0 && refused === 0 && percentile(seen, 0.95) < latestMs
