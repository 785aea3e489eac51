import type { HttpContext } from '@adonisjs/core/http'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { changeOrderDetails, type OrderData } from '#app/shop/orders/change_order_details'
import { currentAdmin, replyAboutOrder } from '#app/shop/orders/reply_about_order'
import { detailsValidator, type OrderDetailsInput } from '#app/shop/orders/admin_order_validator'
import { byPost } from '#games/catalogue'
import Order from '#models/shop/order'

const detailsOf = (input: OrderDetailsInput): OrderData => ({
  name: input.naam,
  email: input.email,
  address: input.adres,
  postcode: input.postcode,
  city: input.plaats,
})

/** The customer's name and address. */
export default class OrderDetailsController {
  async update(ctx: HttpContext) {
    const { id, game } = await orNotFound(Order.find(ctx.params.id))
    const { gezien: seen, ...input } = await ctx.request.validateUsing(
      detailsValidator(byPost(game))
    )
    const changed = await changeOrderDetails(currentAdmin(ctx), id, detailsOf(input), seen)
    return replyAboutOrder(ctx, changed)
  }
}
