import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import CheckPayment from '#app/shop/payments/check_payment'
import MyOrderTransformer from '#app/shop/orders/my_order_transformer'
import Order from '#models/shop/order'

const TITLE = 'Je bestelling'

/** The customer's own page of an order, for whoever holds its token; linked from every mail. */
@inject()
export default class MyOrderController {
  constructor(protected vraagBetalingNa: CheckPayment) {}

  async show(ctx: HttpContext) {
    const { inertia, params } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx)

    const ongoing = await this.vraagBetalingNa.execute(order)
    await order.load((loader) => loader.load('leveringen').load('betalingen'))
    return inertia.render(
      'shop/orders/my_order_page',
      {
        titel: TITLE,
        bestelling: MyOrderTransformer.transform({
          bestelling: order,
          lopend: ongoing,
          nu: new Date(),
        }),
      },
      { kop: { titel: TITLE, omschrijving: TITLE, index: false } }
    )
  }
}
