import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import CheckoutAddressTransformer from '#app/shop/payments/checkout_address_transformer'
import OpenPayment from '#app/shop/payments/open_payment'
import { answerRefusedPayment } from '#app/shop/checkout/explain_refusals'
import Order from '#models/shop/order'

/** Pays an order again whose payment failed. */
@inject()
export default class PaymentController {
  constructor(protected openPayment: OpenPayment) {}

  async store(ctx: HttpContext) {
    const { params, response, serialize } = ctx
    const order = await Order.findBy('token', params.token)
    if (!order) return refuseUnknownLink(ctx)

    const checkout = await this.openPayment.execute(order)
    return checkout.ok
      ? serialize(CheckoutAddressTransformer.transform({ url: checkout.value }))
      : answerRefusedPayment(response, checkout.error)
  }
}
