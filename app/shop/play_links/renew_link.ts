import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import {
  lastMail,
  withOrder,
  queueAnotherMail,
  type OrderOutcome,
} from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { referenceOf } from '#app/shop/play_links/link_reference'
import { freshToken } from '#app/core/tokens'
import { recordEvent } from '#app/shop/order_events/record_event'
import { isPaid } from '#domain/shop/orders'
import { mayExtendUntil } from '#domain/shop/play_links'
import { err, ok } from '#domain/result'
import { asIso } from '#domain/dutch_time'
import type Admin from '#models/admin/admin'
import type { MailKind } from '#models/shop/mail'
import type Order from '#models/shop/order'
import Delivery from '#models/shop/delivery'

type Link = 'download' | 'speellink'

/**
 * Gives a link another secret and mails it to the customer. The old link stops working, and the
 * progress stays.
 *
 * @param reference of the secret that was on the screen; when the secret has changed since, nothing
 *   is done
 */
export async function renewLink(
  admin: Admin,
  orderId: number,
  { kind, reference }: { kind: Link; reference: string }
): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    const delivery = await Delivery.findBy({ orderId, kind }, { client: trx })
    if (!delivery || delivery.token === null) return err({ type: 'no_link' })
    if (!isPaid(order.status)) return err({ type: 'not_paid' })
    if (delivery.revokedAt !== null) return err({ type: 'revoked' })
    if (referenceOf(delivery.token) !== reference) return ok(undefined)

    await delivery.merge({ token: freshToken() }).save()
    await queueAnotherMail(trx, order, await mailWithLinks(trx, order))
    await recordEvent(trx, order.id, 'link_renewed', kind)
    await recordAudit(trx, admin, 'link_renewed', order.number, { soort: kind })
    return ok(undefined)
  })
}

/** The mail that holds the links: of a gift that was given, the one to its receiver. */
async function mailWithLinks(trx: TransactionClientContract, order: Order): Promise<MailKind> {
  return (await lastMail(trx, order, 'cadeau')) ? 'cadeau' : 'levering'
}

/**
 * Extends a link to a later moment, and tells the customer. A repeated request makes one extension.
 */
export async function extendLink(
  admin: Admin,
  orderId: number,
  { kind, until }: { kind: Link; until: DateTime }
): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    const delivery = await Delivery.findBy({ orderId, kind }, { client: trx })
    if (!delivery) return err({ type: 'no_link' })
    if (!isPaid(order.status)) return err({ type: 'not_paid' })
    const { validUntil: was, revokedAt } = delivery
    const link = { validUntil: was?.toJSDate() ?? null, revoked: revokedAt !== null }
    const allowed = mayExtendUntil(link, until.toJSDate(), new Date())
    if (!allowed.ok) return allowed
    if (was?.toMillis() === until.toMillis()) return ok(undefined)

    /** A reminder is sent again before the new end. */
    await delivery.merge({ validUntil: until, remindedAt: null }).save()
    await queueAnotherMail(trx, order, 'link_verlengd')
    await recordEvent(trx, order.id, 'link_verlengd', asIso(until))
    await recordAudit(trx, admin, 'link_verlengd', order.number, {
      soort: kind,
      van: was?.toISO() ?? null,
      tot: until.toISO(),
    })
    return ok(undefined)
  })
}
