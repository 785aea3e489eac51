import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { NO_ACCESS } from '#app/core/exceptions/refusal_context'
import { isSameSite, PageToken } from '#app/core/http/page_token'
import env from '#start/env'

export const PAGE_EXPIRED = 'Deze pagina is verlopen. Ververs de pagina en probeer het opnieuw.'

/** Whether a request has a valid token and was sent from one of our own pages. */
export function isFromOwnPage(
  pageToken: PageToken,
  request: HttpContext['request'],
  token: string
) {
  const from = {
    secFetchSite: request.header('sec-fetch-site'),
    origin: request.header('origin'),
    host: request.header('host'),
  }
  return pageToken.isValid(token, new Date()) && isSameSite(from, env.appUrl)
}

/**
 * The CSRF check of calls from pages without a session: a valid page token, sent from one of our
 * own pages.
 */
@inject()
export default class PageTokenMiddleware {
  constructor(protected pageToken: PageToken) {}

  handle({ request, response }: HttpContext, next: NextFn) {
    if (isFromOwnPage(this.pageToken, request, request.header('x-csrf-token') ?? '')) return next()
    return response.status(419).json({ message: PAGE_EXPIRED, reden: NO_ACCESS.pageExpired })
  }
}
