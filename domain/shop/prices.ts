import type { DateTime } from 'luxon'
import { inDutchTime } from '#domain/dutch_time'

/** A price in whole cents, and the moment from which it holds. */
export type PriceMoment = { readonly cents: number; readonly at: DateTime }

const DAYS = 30

/** The lowest price of the last thirty days in whole cents; null for a game without a price. */
export function lowestPrice(history: readonly PriceMoment[], now: DateTime): number | null {
  return lowestBetween(steps(history, now), now.minus({ days: DAYS }), now)
}

/**
 * The price in whole cents that a reduced price has to be compared with: the lowest price of a
 * period of at least thirty days before the reduction (article 5a of the Besluit prijsaanduiding
 * producten, article 6a of Directive 98/6/EC). The period is counted in Dutch calendar days, so
 * that it is never shorter. When a price is lowered in steps, each is compared with the step
 * before; the milder rule of the article's third paragraph is not used.
 *
 * Null when nothing may be announced: the price did not fall below all of that period, the game had
 * not been on sale for thirty days, or the present price has held for thirty days. That last period
 * ends at midnight, because cached pages change with the day.
 */
export function reducedFrom(history: readonly PriceMoment[], now: DateTime): number | null {
  const all = steps(history, now)
  const [opening] = all
  const current = all.at(-1)
  if (!opening || !current) return null

  const day = inDutchTime(current.at).startOf('day')
  if (opening.at > inDutchTime(current.at).minus({ days: DAYS })) return null
  if (now >= day.plus({ days: DAYS })) return null

  const lowest = lowestBetween(all.slice(0, -1), day.minus({ days: DAYS }), current.at)
  return lowest !== null && current.cents < lowest ? lowest : null
}

/** The changes up to now, in order. Setting a price to the same amount is no change. */
function steps(history: readonly PriceMoment[], now: DateTime): PriceMoment[] {
  return history
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at.toMillis() - other.at.toMillis())
    .filter(({ cents }, index, all) => all[index - 1]?.cents !== cents)
}

/** The lowest price that held at any moment between two moments. */
function lowestBetween(
  all: readonly PriceMoment[],
  from: DateTime,
  until: DateTime
): number | null {
  const held = all.filter(({ at }, index) => at < until && (all[index + 1]?.at ?? until) > from)
  return held.length === 0 ? null : Math.min(...held.map(({ cents }) => cents))
}
