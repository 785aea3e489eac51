import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { DeadLink, type DeadLinkKind } from '#app/core/exceptions/dead_link'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { clientAddress } from '#app/core/http/client_address'
import env from '#start/env'
import { LIMITS } from '#start/limiters'

/**
 * Counts a link with an unknown secret against the visitor's address. A visitor who tries many of
 * them is guessing and has to wait; one with a valid link is never counted.
 *
 * @throws too many requests after too many unknown links
 */
export async function countUnknownLink({ request }: HttpContext) {
  const from = clientAddress(request.request, env.trustProxyHops)
  await limiter.use(LIMITS.unknownLinks).consume(`link_${from}`)
}

/**
 * Refuses a link with an unknown secret.
 * @param kind what the link opened, when its holder can get another one
 * @throws the not-found page, the page about such a link, or too many requests
 */
export async function refuseUnknownLink(ctx: HttpContext, kind?: DeadLinkKind): Promise<never> {
  await countUnknownLink(ctx)
  throw kind ? new DeadLink(kind) : pageNotFound()
}
