import type { DateTime } from 'luxon'

/** From when on a game cost what. */
export type PriceMoment = { readonly centen: number; readonly op: DateTime }

const DAYS = 30
const NETHERLANDS = 'Europe/Amsterdam'

/** The lowest price that was asked in the last thirty days; null for a game without a price. */
export function lowestPrice(history: readonly PriceMoment[], now: DateTime): number | null {
  return lowestBetween(steps(history, now), now.minus({ days: DAYS }), now)
}

/**
 * What a reduced price has to be compared with: the lowest price of a period of at least thirty days
 * before the reduction (article 5a of the Besluit prijsaanduiding producten, article 6a of Directive
 * 98/6/EC). The period is counted in Dutch calendar days, so that it is never shorter. Whoever lowers a
 * price in steps compares with the step before; the milder rule of its third paragraph is not used.
 *
 * Null when nothing may be announced: the price did not fall below all of that period, the game had not
 * been on sale for thirty days, or the price has been the present one for thirty days. That last ends at
 * midnight, as kept pages change with the day.
 */
export function reducedFrom(history: readonly PriceMoment[], now: DateTime): number | null {
  const all = steps(history, now)
  const current = all.at(-1)
  if (!current) return null

  const day = current.op.setZone(NETHERLANDS).startOf('day')
  if (all[0]!.op > current.op.setZone(NETHERLANDS).minus({ days: DAYS })) return null
  if (now >= day.plus({ days: DAYS })) return null

  const lowest = lowestBetween(all.slice(0, -1), day.minus({ days: DAYS }), current.op)
  return lowest !== null && current.centen < lowest ? lowest : null
}

/** The changes up to now in order; what was set to the price that it had is no change. */
function steps(history: readonly PriceMoment[], now: DateTime): PriceMoment[] {
  return history
    .filter(({ op: at }) => at <= now)
    .sort((one, other) => one.op.toMillis() - other.op.toMillis())
    .filter(({ centen: cents }, index, all) => index === 0 || all[index - 1]!.centen !== cents)
}

/** The lowest price that held at any moment between two. */
function lowestBetween(
  all: readonly PriceMoment[],
  from: DateTime,
  until: DateTime
): number | null {
  const golden = all.filter(
    ({ op: at }, index) => at < until && (all[index + 1]?.op ?? until) > from
  )
  return golden.length === 0 ? null : Math.min(...golden.map(({ centen: cents }) => cents))
}
