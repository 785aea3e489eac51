import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { PageToken } from '#app/core/http/page_token'

/**
 * Gives a fresh CSRF token to a page that stood open for more than a day. Other sites cannot read
 * it.
 */
@inject()
export default class PageTokenController {
  constructor(protected pageToken: PageToken) {}

  show({ response }: HttpContext) {
    response.header('cache-control', 'no-store')
    return { token: this.pageToken.issue(new Date()) }
  }
}
