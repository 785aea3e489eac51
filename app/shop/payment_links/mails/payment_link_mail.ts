import type { Composer } from '#app/shop/mails/composed_mail'
import { orderUrl, pictureOf } from '#app/shop/deliveries/delivery_data'
import { canBePaid } from '#app/shop/payment_links/send_payment_link'
import { asEuro } from '#domain/money'
import Order from '#models/shop/order'

/** The link to pay an order. When it was paid or cancelled meanwhile, no mail goes out. */
export const paymentLink: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  if (!(await canBePaid(order))) return null
  const { name, number, email, game, dueCents } = order
  return {
    to: email,
    subject: `Betalen: ${game.title}, bestelling ${number}`,
    template: 'shop/payment_links/mails/payment_link_mail',
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
