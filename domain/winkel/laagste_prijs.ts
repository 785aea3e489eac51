import type { DateTime } from 'luxon'

/** From when on a game cost what. */
export type Prijsmoment = { readonly centen: number; readonly op: DateTime }

const DAGEN = 30
const NEDERLAND = 'Europe/Amsterdam'

/** The lowest price that was asked in the last thirty days; null for a game without a price. */
export function laagstePrijs(historie: readonly Prijsmoment[], nu: DateTime): number | null {
  return laagsteTussen(stappen(historie, nu), nu.minus({ days: DAGEN }), nu)
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
export function vanPrijs(historie: readonly Prijsmoment[], nu: DateTime): number | null {
  const alle = stappen(historie, nu)
  const huidig = alle.at(-1)
  if (!huidig) return null

  const dag = huidig.op.setZone(NEDERLAND).startOf('day')
  if (alle[0]!.op > huidig.op.setZone(NEDERLAND).minus({ days: DAGEN })) return null
  if (nu >= dag.plus({ days: DAGEN })) return null

  const laagste = laagsteTussen(alle.slice(0, -1), dag.minus({ days: DAGEN }), huidig.op)
  return laagste !== null && huidig.centen < laagste ? laagste : null
}

/** The changes up to now in order; what was set to the price that it had is no change. */
function stappen(historie: readonly Prijsmoment[], nu: DateTime): Prijsmoment[] {
  return historie
    .filter(({ op }) => op <= nu)
    .sort((een, ander) => een.op.toMillis() - ander.op.toMillis())
    .filter(({ centen }, nr, alle) => nr === 0 || alle[nr - 1]!.centen !== centen)
}

/** The lowest price that held at any moment between two. */
function laagsteTussen(alle: readonly Prijsmoment[], van: DateTime, tot: DateTime): number | null {
  const golden = alle.filter(({ op }, nr) => op < tot && (alle[nr + 1]?.op ?? tot) > van)
  return golden.length === 0 ? null : Math.min(...golden.map(({ centen }) => centen))
}
