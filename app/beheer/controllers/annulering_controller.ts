import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CancelOrder from '#app/beheer/actions/annuleer_bestelling'
import { replyAboutOrder, orderId, currentAdmin } from '#app/beheer/antwoord_op_bestelling'

/** Calling off an order that was not paid. */
@inject()
export default class CancellationController {
  constructor(protected annuleerBestelling: CancelOrder) {}

  async store(ctx: HttpContext) {
    const outcome = await this.annuleerBestelling.execute(currentAdmin(ctx), orderId(ctx))
    if (!outcome.ok) return replyAboutOrder(ctx, outcome)
    return ctx.response.json(outcome.value)
  }
}
