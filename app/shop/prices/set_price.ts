import { recordAudit, type Actor } from '#app/core/record_audit'
import { changePrice } from '#app/shop/prices/change_price'

/**
 * Changes the price of a game, and records who did it.
 *
 * @param seen the price that was on the screen; without it, any price may be replaced
 */
export function setPrice(who: Actor, name: string, cents: number, seen?: number | null) {
  return changePrice(name, cents, {
    seen,
    adminId: who.id,
    also: (trx, was) => recordAudit(trx, who, 'price_changed', name, { van: was, naar: cents }),
  })
}
