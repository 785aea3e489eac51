import type { HttpContext } from '@adonisjs/core/http'
import { changeOrderDetails } from '#app/beheer/actions/wijzig_bestelgegevens'
import { currentAdmin } from '#app/beheer/antwoord_op_bestelling'
import { detailsValidator } from '#app/beheer/validators/bestelbeheer_validator'
import { byPost } from '#content/catalogus'
import Order from '#models/bestelling'

/** Who ordered, and where they live. */
export default class OrderDetailsController {
  async update(ctx: HttpContext) {
    const { id, spel: game } = await Order.findOrFail(ctx.params.id)
    const data = await ctx.request.validateUsing(detailsValidator(byPost(game)))
    await changeOrderDetails(currentAdmin(ctx), id, data)
    return ctx.response.json({})
  }
}
