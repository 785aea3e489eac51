import { markOfStored } from '#app/core/mark'
import { recordAudit } from '#app/core/record_audit'
import { orderOfGift, stillGiven } from '#app/shop/gifts/gift_standing'
import { queueMail } from '#app/shop/mails/queue_mail'
import { recordEvent } from '#app/shop/order_events/record_event'
import { withOrder, type OrderOutcome } from '#app/shop/orders/with_order'
import { err, ok } from '#domain/result'
import { byPost } from '#games/catalogue'
import type Admin from '#models/admin/admin'
import Gift from '#models/shop/gift'

export type GiftCorrection = { readonly email: string; readonly giveOn: string }

/** A mark of what can be corrected of a gift. */
export const giftMark = ({ way, receiverEmail, giveOn }: Gift): string =>
  markOfStored([way, receiverEmail, giveOn])

/**
 * Corrects where and when a gift arrives. A gift that the giver would hand over goes by mail from then
 * on. One that was mailed keeps its day; its mail can be sent again to another address.
 *
 * @param seen the mark of the gift on the screen, see `giftMark`; undefined from a program
 */
export function changeGift(
  admin: Admin,
  orderId: number,
  { email, giveOn }: GiftCorrection,
  seen?: string
) {
  return withOrder(orderId, async (trx, order): Promise<OrderOutcome> => {
    const gift = await Gift.findBy({ orderId }, { client: trx })
    if (!gift || byPost(order.game)) return err({ type: 'no_gift' })
    const { mails } = await orderOfGift(orderId, trx).firstOrFail()
    const day = mails.length === 0 ? giveOn : gift.giveOn
    const mark = giftMark(gift)
    gift.merge({ way: 'email', receiverEmail: email, giveOn: day })
    if (giftMark(gift) === mark) return ok(undefined)
    if (seen !== undefined && seen !== mark) return err({ type: 'changed_meanwhile' })
    await gift.save()
    await recordEvent(trx, orderId, 'gift_changed')
    await recordAudit(trx, admin, 'gift_changed', order.number)
    return ok(undefined)
  })
}

/** Mails a gift now, whatever its day. A second press sends nothing more. */
export function giveNow(admin: Admin, orderId: number) {
  return withOrder(orderId, async (trx, { number }): Promise<OrderOutcome> => {
    const order = await orderOfGift(orderId, trx).firstOrFail()
    const gift = order.gift as Gift | null
    if (!gift?.receiverEmail) return err({ type: 'no_gift' })
    if (!stillGiven(order)) return err({ type: 'gift_taken_back' })
    if (order.mails.length > 0) return ok(undefined)
    await queueMail(trx, { kind: 'cadeau', orderId })
    await recordAudit(trx, admin, 'gift_sent', number)
    return ok(undefined)
  })
}
