import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import CheckPayment from '#app/shop/payments/check_payment'
import MyOrderTransformer from '#app/shop/orders/my_order_transformer'
import Order from '#models/shop/order'

const TITLE = 'Je bestelling'

/** The customer's own page of an order, for everybody who has its token. Every mail links it. */
@inject()
export default class MyOrderController {
  constructor(protected checkPayment: CheckPayment) {}

  async show(ctx: HttpContext) {
    const { inertia, params } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx)

    const ongoing = await this.checkPayment.execute(order)
    await order.load((loader) => loader.load('deliveries').load('payments'))
    return inertia.render(
      'shop/orders/my_order_page',
      {
        title: TITLE,
        order: MyOrderTransformer.transform({
          order,
          ongoing,
          now: new Date(),
        }),
      },
      { head: { title: TITLE, description: TITLE, index: false } }
    )
  }
}
