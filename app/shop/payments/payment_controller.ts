import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import OpenPayment from '#app/shop/payments/open_payment'
import { answerRefusedPayment } from '#app/shop/checkout/explain_refusals'
import Order from '#models/shop/order'

/** Pays an order again whose payment failed. */
@inject()
export default class PaymentController {
  constructor(protected openPayment: OpenPayment) {}

  async store(ctx: HttpContext) {
    const { params, response } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx)

    const payurl = await this.openPayment.execute(order)
    return payurl.ok
      ? response.json({ payurl: payurl.value })
      : answerRefusedPayment(response, payurl.error)
  }
}
