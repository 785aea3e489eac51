import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { attemptInTransaction } from '#app/core/database/transaction'
import { playableUntil } from '#domain/shop/play_links'
import { recordEvent } from '#app/shop/order_events/record_event'
import { err, ok, type Result } from '#domain/result'
import { mayExtend, type ExtensionRefused } from '#domain/shop/play_links'
import { present } from '#domain/present'
import type Order from '#models/shop/order'
import Delivery from '#models/shop/delivery'

/**
 * Gives the play link of an order another month, once: counted from its end, or from now when it
 * has ended. Pressing again changes nothing.
 *
 * @returns the link as it is after that
 */
export async function extendPlayLink(
  { id: orderId }: Order,
  now: DateTime
): Promise<Result<Delivery, ExtensionRefused>> {
  return attemptInTransaction<Delivery, ExtensionRefused>(async (trx) => {
    const link = await Delivery.query({ client: trx })
      .where({ orderId, kind: 'speellink' })
      .forUpdate()
      .first()
    if (!link) return err({ type: 'no_link' })
    const allowed = mayExtend(link.validity, now.toJSDate())
    if (!allowed.ok) {
      const outcome = allowed.error.type === 'already_extended' && link.isValid(now.toJSDate())
      return outcome ? ok(link) : allowed
    }

    const validUntil = playableUntil(
      DateTime.max(present(link.validUntil, 'the end of a link'), now)
    )
    const [extended] = await Delivery.query({ client: trx })
      .where('id', link.id)
      .whereNull('extended_at')
      .update({ extendedAt: asColumn(now), validUntil: asColumn(validUntil) })
    await link.refresh()
    if (Number(extended) > 0) await recordEvent(trx, orderId, 'link_verlengd')
    return ok(link)
  })
}
