import { DateTime } from 'luxon'
import { dayOf } from '#domain/dutch_time'
import { freshToken } from '#app/core/tokens'
import type { GiftWish } from '#domain/shop/gifts'
import Delivery from '#models/shop/delivery'
import Gift from '#models/shop/gift'
import { orderOf } from '#tests/helpers/shop/stored_records'

/** A day so many days from now, as a form has it. */
export const inDays = (days: number): string => dayOf(DateTime.utc().plus({ days }))

/** What a giver fills in beside the order. */
export const GIFT = {
  ...{ naam: 'Oma Truus', wijze: 'email', email: 'truus@example.nl' },
  bericht: 'Gefeliciteerd!\nTot zondag.',
}

/** A gift as it is stored, of a paid order of a moment of choice. */
export async function giftOf(at: DateTime, wish: Partial<GiftWish> = {}, fields: object = {}) {
  const order = await orderOf(at, fields)
  /** Nobody has begun, so there is nothing to play yet. */
  await Delivery.query().where({ order_id: order.id, kind: 'speellink' }).delete()
  await Delivery.query().where('order_id', order.id).update({ fetchCount: 0 })
  const gift = await Gift.create({
    orderId: order.id,
    token: freshToken(),
    ...{ way: 'email', receiverName: 'Oma Truus', receiverEmail: 'truus@example.nl' },
    ...{ message: 'Gefeliciteerd!', giveOn: dayOf(at) },
    ...wish,
  })
  return { order, gift }
}
