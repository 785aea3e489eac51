import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import CancelOrder from '#app/shop/orders/cancel_order'
import { replyAboutOrder, orderId, currentAdmin } from '#app/shop/orders/reply_about_order'

/** Cancels an unpaid order. */
@inject()
export default class CancellationController {
  constructor(protected cancelOrder: CancelOrder) {}

  async store(ctx: HttpContext) {
    const outcome = await this.cancelOrder.execute(currentAdmin(ctx), orderId(ctx))
    if (!outcome.ok) return replyAboutOrder(ctx, outcome)
    return ctx.response.json({ kanNogBetalen: outcome.value.canStillPay })
  }
}
