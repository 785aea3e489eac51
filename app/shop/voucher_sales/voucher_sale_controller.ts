import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { answerRefusedPayment } from '#app/shop/checkout/explain_refusals'
import { askAgain } from '#app/shop/checkout/doubts'
import CheckoutAddressTransformer from '#app/shop/payments/checkout_address_transformer'
import OpenPayment from '#app/shop/payments/open_payment'
import { head } from '#app/shop/search_engines/page_head'
import { orderVoucher } from '#app/shop/voucher_sales/order_voucher'
import {
  asVoucherOrder,
  doubtsIn,
  voucherSaleValidator,
} from '#app/shop/voucher_sales/voucher_sale_validator'
import { sendVoucherCard, sendVoucherCardPage } from '#app/shop/vouchers/send_voucher_card'
import { isPaid } from '#domain/shop/orders'
import Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'

const TITLE = 'Cadeaubon geven'
const DESCRIPTION =
  'Geef een escape room cadeau en laat de ander kiezen welke: een cadeaubon van 5 tot 250 euro, meteen per e-mail.'

/** A voucher that is ordered and paid as a game is. */
@inject()
export default class VoucherSaleController {
  constructor(protected openPayment: OpenPayment) {}

  create({ inertia }: HttpContext) {
    return inertia.render(
      'shop/voucher_sales/buy_voucher_page',
      { title: TITLE },
      head(TITLE, DESCRIPTION, urlFor('voucher_sale.create'))
    )
  }

  async store({ request, response, serialize }: HttpContext) {
    const input = await request.validateUsing(voucherSaleValidator)
    const doubts = input.vragen ? doubtsIn(input) : {}
    if (Object.keys(doubts).length > 0) return askAgain(response, doubts)
    const order = await orderVoucher(asVoucherOrder(input))
    const checkout = await this.openPayment.execute(order)
    return checkout.ok
      ? serialize(CheckoutAddressTransformer.transform({ url: checkout.value }))
      : answerRefusedPayment(response, checkout.error)
  }

  /** The card, for its buyer, as long as the voucher is theirs to give. */
  async card(ctx: HttpContext) {
    const voucher = await this.#sold(ctx)
    return voucher ? sendVoucherCard(ctx, voucher) : refuseUnknownLink(ctx, 'order')
  }

  /** The card as a web page, for people who cannot read the paper. */
  async cardPage(ctx: HttpContext) {
    const voucher = await this.#sold(ctx)
    if (!voucher) return refuseUnknownLink(ctx, 'order')
    const { token } = ctx.params
    return sendVoucherCardPage(ctx, voucher, urlFor('voucher_sale.card', { token }))
  }

  async #sold({ params }: HttpContext): Promise<Voucher | null> {
    const order = await Order.findBy('token', params.token)
    const sale = order && isPaid(order.status) && (await SoldVoucher.findBy('orderId', order.id))
    return sale && sale.voucherId !== null ? Voucher.findOrFail(sale.voucherId) : null
  }
}
