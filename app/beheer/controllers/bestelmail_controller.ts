import type { HttpContext } from '@adonisjs/core/http'
import { resendMail } from '#app/beheer/actions/mail_opnieuw'
import { replyAboutOrder, orderId, currentAdmin } from '#app/beheer/antwoord_op_bestelling'
import { resendMailValidator } from '#app/beheer/validators/bestelbeheer_validator'

/** The mails of an order. */
export default class OrderMailController {
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(resendMailValidator)
    return replyAboutOrder(ctx, await resendMail(currentAdmin(ctx), orderId(ctx), input))
  }
}
