import { bookingsOf } from '#app/shop/bookings/load_booking'
import Admin from '#models/admin/admin'
import type ContactMessage from '#models/shop/contact_message'
import Order from '#models/shop/order'
import ContactReply from '#models/shop/contact_reply'
import Mail from '#models/shop/mail'

import { splitAtOrderNumbers } from '#domain/shop/order_numbers'

/** The most numbers of one message that are looked up. */
const AT_MOST = 100

export type MessageDetail = Awaited<ReturnType<typeof loadMessage>>

/** A message with its replies, their authors, whether they arrived, and the bookings of its address. */
export async function loadMessage(message: ContactMessage) {
  const replies = await ContactReply.query().where('contact_message_id', message.id).orderBy('id')
  const names = new Map((await Admin.all()).map(({ id, name }) => [id, name]))
  const mails = await Mail.query().whereIn(
    'contact_reply_id',
    replies.map(({ id }) => id)
  )
  return {
    ...{ message, replies, names, mails },
    bookings: await bookingsOf(message.email),
    orderIds: await ordersNamedIn(message.message),
  }
}

/** The orders whose numbers stand in a text, by number. */
async function ordersNamedIn(text: string): Promise<ReadonlyMap<string, number>> {
  const numbers = splitAtOrderNumbers(text).flatMap(({ number }) => number ?? [])
  const found = await Order.query().whereIn('number', [...new Set(numbers)].slice(0, AT_MOST))
  return new Map(found.map(({ number, id }) => [number, id]))
}
