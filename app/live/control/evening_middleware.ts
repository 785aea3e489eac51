import '#app/core/exceptions/refusal_context'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { stateForAdmin } from '#app/live/control/reply_to_admin'

/** Calls about one evening: every refusal has a reason and the present state of that evening. */
export default class EveningMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.readState = () => stateForAdmin(ctx)
    return next()
  }
}
