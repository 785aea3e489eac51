import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Marks a page as the same for every visitor: no session, no cookies, cached in memory and by a
 * CDN.
 */
export default class StorefrontMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.storefront = true
    return next()
  }
}
