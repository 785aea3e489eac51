import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * Pages behind a secret link: they are not cached, no search engine lists them, and their address
 * is not sent to other sites.
 */
export default class PrivatePageMiddleware {
  handle({ response }: HttpContext, next: NextFn) {
    response.header('cache-control', 'no-store')
    response.header('x-robots-tag', 'noindex, nofollow')
    response.header('referrer-policy', 'no-referrer')
    return next()
  }
}
