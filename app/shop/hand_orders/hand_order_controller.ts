import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import { answerRefusedOrder } from '#app/shop/checkout/explain_refusals'
import { placeOrder } from '#app/shop/checkout/place_order'
import HandGameTransformer from '#app/shop/hand_orders/hand_game_transformer'
import {
  customerOf,
  handChoiceValidator,
  handOrderValidator,
} from '#app/shop/hand_orders/hand_order_validator'
import { currentAdmin } from '#app/shop/orders/reply_about_order'
import { withPrices } from '#app/shop/prices/price_list'
import { byPost, findOrderable, ORDERABLE_GAMES } from '#games/catalogue'
import { mayHandOver } from '#domain/shop/hand_orders'
import { toCents } from '#domain/money'
import { present } from '#domain/present'

/** The fields of the shop's order forms that this form does not have. */
const NOT_ASKED = { gift: null, waiverText: null, voucherCode: null, shownBalanceCents: null }

/** Orders that the owner takes herself: by phone, or at a market stall. */
export default class HandOrderController {
  async create({ inertia }: HttpContext) {
    const title = 'Bestelling met de hand'
    const games = await withPrices(ORDERABLE_GAMES)
    return inertia.render(
      'shop/hand_orders/admin_hand_order_page',
      { title, games: HandGameTransformer.transform(games) },
      adminHead(title)
    )
  }

  async store(ctx: HttpContext) {
    const { request, response } = ctx
    const {
      spel: itemName,
      betaling: payment,
      meegegeven,
    } = await request.validateUsing(handChoiceValidator)
    const game = present(findOrderable(itemName), 'a game that can be ordered')
    const handedOver = meegegeven === true && byPost(game) && mayHandOver(payment)
    const input = await request.validateUsing(handOrderValidator(game, handedOver))
    const placed = await placeOrder(game, {
      ...NOT_ASKED,
      ...customerOf(input),
      requestKey: input.sleutel,
      shownCents: toCents(input.getoondePrijs),
      byHand: { by: currentAdmin(ctx), payment, handedOver },
    })
    if (!placed.ok) return answerRefusedOrder(response, placed.error)
    return response.status(201).json({ id: placed.value.id })
  }
}
