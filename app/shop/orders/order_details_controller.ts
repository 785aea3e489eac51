import type { HttpContext } from '@adonisjs/core/http'
import { changeOrderDetails } from '#app/shop/orders/change_order_details'
import { currentAdmin } from '#app/shop/orders/reply_about_order'
import { detailsValidator } from '#app/shop/orders/admin_order_validator'
import { byPost } from '#games/catalogue'
import Order from '#models/shop/order'

/** Who ordered, and where they live. */
export default class OrderDetailsController {
  async update(ctx: HttpContext) {
    const { id, spel: game } = await Order.findOrFail(ctx.params.id)
    const data = await ctx.request.validateUsing(detailsValidator(byPost(game)))
    await changeOrderDetails(currentAdmin(ctx), id, data)
    return ctx.response.json({})
  }
}
