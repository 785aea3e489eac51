import { DateTime } from 'luxon'
import { withOrder, queueAnotherMail, type Outcome } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { referenceOf } from '#app/shop/orders/order_detail'
import { freshToken } from '#app/core/tokens'
import { recordEvent } from '#app/shop/order_events/record_event'
import { isPaid } from '#domain/shop/orders'
import { mayExtendUntil } from '#domain/shop/play_links'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import Delivery from '#models/shop/delivery'

type Link = 'download' | 'speellink'

/**
 * Gives a link another secret and mails it to the customer; the old one is dead from then on, the
 * progress stays.
 *
 * @param kenmerk stands for the secret that was on the screen: once it is another, nothing is left to do
 */
export async function renewLink(
  admin: Admin,
  orderId: number,
  { soort: kind, kenmerk: reference }: { soort: Link; kenmerk: string }
): Promise<Outcome> {
  return withOrder(orderId, async (trx, order) => {
    const delivery = await Delivery.findBy({ bestellingId: orderId, soort: kind }, { client: trx })
    if (!delivery || delivery.token === null) return err({ type: 'geen_link' })
    if (!isPaid(order.status)) return err({ type: 'niet_betaald' })
    if (delivery.ingetrokkenOp !== null) return err({ type: 'ingetrokken' })
    if (referenceOf(delivery.token) !== reference) return ok(undefined)

    await delivery.merge({ token: freshToken() }).save()
    await queueAnotherMail(trx, order, 'levering')
    await recordEvent(trx, order.id, 'link_vernieuwd', kind)
    await recordAudit(trx, admin, 'link_vernieuwd', order.nummer, { soort: kind })
    return ok(undefined)
  })
}

/** Lets a link work until a later moment, and tells the customer; asked for twice, it is one extension. */
export async function extendLink(
  admin: Admin,
  orderId: number,
  { soort: kind, tot: until }: { soort: Link; tot: DateTime }
): Promise<Outcome> {
  return withOrder(orderId, async (trx, order) => {
    const delivery = await Delivery.findBy({ bestellingId: orderId, soort: kind }, { client: trx })
    if (!delivery) return err({ type: 'geen_link' })
    if (!isPaid(order.status)) return err({ type: 'niet_betaald' })
    const { geldigTot: was, ingetrokkenOp: revokedAt } = delivery
    const link = { geldigTot: was?.toJSDate() ?? null, ingetrokken: revokedAt !== null }
    const allowed = mayExtendUntil(link, until.toJSDate(), new Date())
    if (!allowed.ok) return allowed
    if (was?.toMillis() === until.toMillis()) return ok(undefined)

    /** A reminder of the end goes out again before the new one. */
    await delivery.merge({ geldigTot: until, herinnerdOp: null }).save()
    await queueAnotherMail(trx, order, 'link_verlengd')
    await recordEvent(trx, order.id, 'link_verlengd', until.toISO()!)
    await recordAudit(trx, admin, 'link_verlengd', order.nummer, {
      soort: kind,
      van: was?.toISO() ?? null,
      tot: until.toISO(),
    })
    return ok(undefined)
  })
}

/** The last second of a Dutch day. */
export function endOf(day: string): DateTime {
  return DateTime.fromISO(day, { zone: 'Europe/Amsterdam' })
    .set({ hour: 23, minute: 59, second: 59, millisecond: 0 })
    .toUTC()
}
