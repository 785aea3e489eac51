import { recordAudit, type Actor } from '#app/core/record_audit'
import { changePrice } from '#app/shop/prices/change_price'

/**
 * Changes what a game costs, and writes down who did.
 *
 * @param gezien the price that was on the screen; left out, whatever it is
 */
export function stelPrijsIn(who: Actor, name: string, cents: number, seen?: number | null) {
  return changePrice(name, cents, {
    gezien: seen,
    beheerderId: who.id,
    ook: (trx, was) => recordAudit(trx, who, 'prijs_gewijzigd', name, { van: was, naar: cents }),
  })
}
