import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { playableUntil } from '#app/shop/deliveries/deliver'
import { recordEvent } from '#app/shop/order_events/record_event'
import { err, ok, type Result } from '#domain/result'
import { mayExtend, type ExtensionRefused } from '#domain/play/links'
import type Order from '#models/shop/order'
import Delivery from '#models/shop/delivery'

/**
 * Gives the play link of an order another month, once: counted from its end, or from now when it has
 * ended. Pressed again, it stays as it is.
 *
 * @returns the link as it now stands
 */
export async function extendPlayLink(
  { id: orderId }: Order,
  now: DateTime
): Promise<Result<Delivery, ExtensionRefused>> {
  return inTransaction<Result<Delivery, ExtensionRefused>>(async (trx) => {
    const link = await Delivery.query({ client: trx })
      .where({ bestellingId: orderId, soort: 'speellink' })
      .forUpdate()
      .first()
    if (!link) return err({ type: 'geen_link' })
    const allowed = mayExtend(link.looptijd, now.toJSDate())
    if (!allowed.ok) {
      const outcome = allowed.error.type === 'al_verlengd' && link.isGeldig(now.toJSDate())
      return outcome ? ok(link) : allowed
    }

    const validUntil = playableUntil(DateTime.max(link.geldigTot!, now))
    const [extended] = await Delivery.query({ client: trx })
      .where('id', link.id)
      .whereNull('verlengd_op')
      .update({ verlengdOp: asColumn(now), geldigTot: asColumn(validUntil) })
    await link.refresh()
    if (Number(extended) > 0) await recordEvent(trx, orderId, 'link_verlengd')
    return ok(link)
  })
}
