import type { Composer } from '#app/shop/mails/composed_mail'
import { orderUrl, pictureOf } from '#app/shop/deliveries/delivery_data'
import { stillUnpaid } from '#app/shop/payments/remind_to_pay'
import { asEuro } from '#domain/money'
import Order from '#models/shop/order'

/** Tells the customer, once, how an order that was left at the payment page can be finished. */
export const paymentReminder: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  if (!(await stillUnpaid(order))) return null
  const { name, number, email, game, dueCents } = order
  return {
    to: email,
    subject: `${game.title} staat nog voor je klaar`,
    template: 'shop/payments/mails/payment_reminder_mail',
    data: {
      name,
      number,
      title: game.title,
      total: asEuro(dueCents),
      orderUrl: orderUrl(order),
      picture: pictureOf(order),
    },
  }
}
