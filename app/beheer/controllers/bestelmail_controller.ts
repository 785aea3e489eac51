import type { HttpContext } from '@adonisjs/core/http'
import { mailOpnieuw } from '#app/beheer/actions/mail_opnieuw'
import { antwoordOpBestelling, bestellingId, wieDrukt } from '#app/beheer/antwoord_op_bestelling'
import { mailOpnieuwValidator } from '#app/beheer/validators/bestelbeheer_validator'

/** The mails of an order. */
export default class BestelmailController {
  async store(ctx: HttpContext) {
    const vraag = await ctx.request.validateUsing(mailOpnieuwValidator)
    return antwoordOpBestelling(ctx, await mailOpnieuw(wieDrukt(ctx), bestellingId(ctx), vraag))
  }
}
