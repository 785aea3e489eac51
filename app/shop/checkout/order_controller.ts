import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { head } from '#app/shop/search_engines/page_head'
import { AddressBook } from '#app/shop/checkout/address_book'
import { askAgain } from '#app/shop/checkout/doubts'
import { findDoubts } from '#app/shop/checkout/find_doubts'
import CheckoutAddressTransformer from '#app/shop/payments/checkout_address_transformer'
import OpenPayment from '#app/shop/payments/open_payment'
import { placeOrder } from '#app/shop/checkout/place_order'
import { giftWish } from '#app/shop/gifts/gift_validator'
import { WAIVER_TEXT } from '#content/waiver_text'
import { withPrice } from '#app/shop/prices/price_list'
import GameTransformer from '#app/shop/catalogue/game_transformer'
import { answerRefusedOrder, answerRefusedPayment } from '#app/shop/checkout/explain_refusals'
import { orderValidator, type OrderInput } from '#app/shop/checkout/order_validator'
import { toCents } from '#domain/money'
import { findOrderable, findByApiPath } from '#games/catalogue'

const UNDER_DEVELOPMENT = 'Deze website is nog in ontwikkeling'

@inject()
export default class OrderController {
  constructor(
    protected openPayment: OpenPayment,
    protected addressBook: AddressBook
  ) {}

  /**
   * The order page. Any other address under /bestellen shows the page for what is under
   * development.
   */
  async create(ctx: HttpContext) {
    const { inertia, params } = ctx
    const game = findOrderable(params['*'].join('/'))
    if (!game) {
      ctx.storefront = false
      return inertia.render(
        'shop/dead_ends/in_development_page',
        { title: UNDER_DEVELOPMENT },
        { head: { title: UNDER_DEVELOPMENT, description: UNDER_DEVELOPMENT, index: false } }
      )
    }

    ctx.pageView = { kind: 'bestelpagina', item: game.itemName }
    const title = `${game.title} bestellen`
    const priced = await withPrice(game)
    return inertia.render(
      'shop/checkout/place_order_page',
      {
        title,
        game: GameTransformer.transform(priced).useVariant('forOrdering'),
        waiverText: WAIVER_TEXT,
      },
      head(
        title,
        `Bestel ${game.title}. ${game.short}`,
        urlFor('order.create', { '*': [game.itemName] })
      )
    )
  }

  async store({ params, request, response, serialize }: HttpContext) {
    const game = findByApiPath(params.apiPad)
    if (!game) throw pageNotFound()
    const input: OrderInput = await request.validateUsing(orderValidator(game))
    const doubts = input.vragen ? await findDoubts(input, this.addressBook) : {}
    if (Object.keys(doubts).length > 0) return askAgain(response, doubts)

    const order = await placeOrder(game, {
      name: input.naam,
      email: input.email,
      address: input.adres ?? null,
      postcode: input.postcode ?? null,
      city: input.plaats ?? null,
      discountCode: input.actiecode || null,
      gift: giftWish(input.cadeau),
      waiverText: input.afstand ? WAIVER_TEXT : null,
      requestKey: input.aanvraagsleutel ?? null,
      shownCents: input.getoondePrijs ? toCents(input.getoondePrijs) : null,
      voucherCode: input.cadeaubon || null,
      shownBalanceCents: input.getoondSaldo ? toCents(input.getoondSaldo) : null,
    })
    if (!order.ok) return answerRefusedOrder(response, order.error)

    const checkout = await this.openPayment.execute(order.value)
    return checkout.ok
      ? serialize(CheckoutAddressTransformer.transform({ url: checkout.value }))
      : answerRefusedPayment(response, checkout.error)
  }
}
