import type { HttpContext } from '@adonisjs/core/http'
import { orderId, currentAdmin } from '#app/beheer/antwoord_op_bestelling'
import { refundValidator } from '#app/beheer/validators/bestelbeheer_validator'
import { refundOrder } from '#app/winkel/actions/betaal_terug'
import { explainRefund } from '#app/winkel/uitleg'
import Order from '#models/bestelling'

/** Money of an order that goes back. */
export default class RefundController {
  async store(ctx: HttpContext) {
    const { bedrag: cents, ...input } = await ctx.request.validateUsing(refundValidator)
    const { id } = await Order.findOrFail(orderId(ctx))
    const outcome = await refundOrder({
      ...input,
      centen: cents,
      bestellingId: id,
      beheerder: currentAdmin(ctx),
    })
    if (outcome.ok) return ctx.response.json({ wacht: outcome.value.wacht })
    const { type } = outcome.error
    return ctx.response.status(409).json({ message: explainRefund(outcome.error), reden: type })
  }
}
