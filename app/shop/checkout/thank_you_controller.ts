import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CheckPayment from '#app/shop/payments/check_payment'
import { DateTime } from 'luxon'
import { laterShipping } from '#app/shop/promises/later_shipping'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { pageOfEvening } from '#app/shop/bookings/booking_secret'
import OrderStatusTransformer from '#app/shop/checkout/order_status_transformer'
import { PAYMENT_OUTCOME } from '#app/shop/payments/payment_words'
import { canPay, paymentOutcome, type PaymentOutcome } from '#domain/shop/payments/payment_outcome'
import Gift from '#models/shop/gift'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import { playUrl } from '#app/shop/deliveries/delivery_data'
import Delivery from '#models/shop/delivery'

/**
 * The page where customers arrive after paying. It shows the status, and never delivers by itself.
 */
@inject()
export default class ThankYouController {
  constructor(protected checkPayment: CheckPayment) {}

  async show({ inertia, request, response }: HttpContext) {
    const token = request.input('bestelling')
    const order = typeof token === 'string' ? await Order.findBy('token', token) : null
    const evening = order && (await pageOfEvening(order))
    if (evening) return response.redirect().toPath(evening)
    if (order) await this.checkPayment.execute(order)
    const { outcome, payable } = order ? await standingOf(order) : NOTHING_TO_PAY
    const { holiday } = await shopSettings()
    const title = PAYMENT_OUTCOME[outcome]

    return inertia.render(
      'shop/checkout/thank_you_page',
      {
        title,
        order: order
          ? OrderStatusTransformer.transform({
              ...{ order, outcome, payable },
              gift: await Gift.findBy('orderId', order.id),
              playUrl: await playPageUrl(order),
              later: laterShipping(order, holiday, DateTime.utc()),
            })
          : null,
      },
      { head: { title, description: title, index: false } }
    )
  }
}

type Standing = { readonly outcome: PaymentOutcome; readonly payable: boolean }

/** What the page says without an order in its address. */
const NOTHING_TO_PAY: Standing = { outcome: 'received', payable: false }

async function standingOf(order: Order): Promise<Standing> {
  const last = await Payment.query().where('order_id', order.id).orderBy('id', 'desc').first()
  const attempt = last?.status ?? null
  return { outcome: paymentOutcome(order.status, attempt), payable: canPay(order.status, attempt) }
}

/**
 * The play address may be shown here, because everybody with the order's token also gets the mail
 * with this link.
 */
async function playPageUrl(order: Order): Promise<string | null> {
  const { playPath } = order.game.sale
  if (await Gift.findBy('orderId', order.id)) return null
  const link = await Delivery.findBy({ orderId: order.id, kind: 'speellink' })
  return link?.isValid(new Date()) && playPath ? playUrl(playPath, link) : null
}
