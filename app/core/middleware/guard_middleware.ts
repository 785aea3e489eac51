import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { failRequest, requestAtHand } from '#app/core/guard/request_guard'

/**
 * Tells the guard of this request what the framework knows about it. It also guards the sending of
 * the answer, during which the framework would send the text of an error, or nothing. See
 * docs/decisions/running/0025.
 */
export default class GuardMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const guard = requestAtHand()
    if (!guard) return next()
    guard.ctx = ctx
    const finish = ctx.response.finish.bind(ctx.response)
    ctx.response.finish = () => {
      try {
        finish()
      } catch (error) {
        failRequest(guard, error)
      }
    }
    return next()
  }
}
