import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { InFlight } from '#app/core/http/in_flight'

/**
 * Logs one structured line per request, with the request id that the answer has too. It logs the
 * route's pattern instead of the address, because addresses contain secrets, such as play links.
 */
@inject()
export default class RequestLogMiddleware {
  constructor(protected inFlight: InFlight) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const started = performance.now()
    const id = ctx.request.id()
    if (id) ctx.response.response.setHeader('x-request-id', id)
    ctx.response.response.once('finish', () => {
      const status = ctx.response.response.statusCode
      const line = {
        method: ctx.request.request.method,
        route: ctx.route?.pattern ?? (ctx.storefront === undefined ? undefined : 'storefront'),
        status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      }
      if (status >= 500) ctx.logger.error(line, 'request')
      else if (status >= 400) ctx.logger.info(line, 'request')
      else ctx.logger.debug(line, 'request')
    })
    return this.inFlight.track(next)
  }
}
