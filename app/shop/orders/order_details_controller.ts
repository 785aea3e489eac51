import type { HttpContext } from '@adonisjs/core/http'
import { changeOrderDetails, type OrderData } from '#app/shop/orders/change_order_details'
import { currentAdmin } from '#app/shop/orders/reply_about_order'
import { detailsValidator } from '#app/shop/orders/admin_order_validator'
import { byPost } from '#games/catalogue'
import Order from '#models/shop/order'

/** The corrected details. */
type Input = { naam: string; email: string; adres?: string; postcode?: string; plaats?: string }

const detailsOf = ({ naam, email, adres, postcode, plaats }: Input): OrderData => ({
  name: naam,
  email,
  address: adres,
  postcode,
  city: plaats,
})

/** The customer's name and address. */
export default class OrderDetailsController {
  async update(ctx: HttpContext) {
    const { id, game } = await Order.findOrFail(ctx.params.id)
    const input = await ctx.request.validateUsing(detailsValidator(byPost(game)))
    await changeOrderDetails(currentAdmin(ctx), id, detailsOf(input))
    return ctx.response.json({})
  }
}
