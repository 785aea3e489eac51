import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { laterShipping } from '#app/shop/promises/later_shipping'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { pageOfEvening } from '#app/shop/bookings/booking_secret'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import CheckPayment from '#app/shop/payments/check_payment'
import GiverTransformer from '#app/shop/gifts/giver_transformer'
import { isGift, orderOfGift } from '#app/shop/gifts/gift_standing'
import { partyLinks } from '#app/shop/party/party_links'
import MyOrderTransformer from '#app/shop/orders/my_order_transformer'
import { findPartyPack } from '#games/party_packs'
import Order from '#models/shop/order'

/** The gift of an order, for its giver; null when the order is for themselves. */
const giftOf = async (order: Order) =>
  isGift(order) ? GiverTransformer.transform(await orderOfGift(order.id).firstOrFail()) : null

const TITLE = 'Je bestelling'

/** The customer's own page of an order, for everybody who has its token. Every mail links it. */
@inject()
export default class MyOrderController {
  constructor(protected checkPayment: CheckPayment) {}

  async show(ctx: HttpContext) {
    const { inertia, params, response } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx, 'order')
    const evening = await pageOfEvening(order)
    if (evening) return response.redirect().toPath(evening)

    const ongoing = await this.checkPayment.execute(order)
    await order.load((loader) =>
      loader
        .load('deliveries')
        .load('payments', (payment) => payment.preload('refunds'))
        .load('gift')
        .load('invoices', (papers) => papers.orderBy('id'))
        .load('soldVoucher', (sold) => sold.preload('voucher'))
    )
    const { holiday } = await shopSettings()
    return inertia.render(
      'shop/orders/my_order_page',
      {
        title: TITLE,
        gift: await giftOf(order),
        order: MyOrderTransformer.transform({
          order,
          ongoing,
          now: new Date(),
          later: laterShipping(order, holiday, DateTime.utc()),
          party: await partyLinks('order', order.token, findPartyPack(order.itemName)),
        }),
      },
      { head: { title: TITLE, description: TITLE, index: false } }
    )
  }
}
