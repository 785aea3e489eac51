import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { PageToken } from '#app/core/http/page_token'
import { ShopVersion } from '#app/core/http/shop_version'
import { chooseEncoding, StorefrontCache, type CachedAnswer } from '#app/core/http/storefront_cache'
import { assetsVersion } from '#app/core/http/assets_version'

/** What stands in a page whose server rendering failed; the next visitor gets a new try. */
const NOT_RENDERED = '<div id="app"></div>'

/**
 * Answers storefront pages from memory, ahead of routing. A page gets in by the `storefront`
 * middleware of its route, which says that it is the same for every visitor.
 */
@inject()
export default class StorefrontCacheMiddleware {
  constructor(
    protected cache: StorefrontCache,
    protected shopVersion: ShopVersion,
    protected pageToken: PageToken
  ) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    const { method, url = '/' } = request.request
    const headers = request.request.headers
    const partial = headers['x-inertia-partial-component'] !== undefined
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      url.includes('?') ||
      partial ||
      assetsVersion() === null
    )
      return next()

    const inertia = headers['x-inertia'] !== undefined
    if (inertia && headers['x-inertia-version'] !== assetsVersion()) return next()

    const shop = this.shopVersion.current()
    const version = `${typeof shop === 'number' ? shop : await shop}.${this.pageToken.issue(new Date())}`
    const key = `${inertia ? 'json' : 'html'}:${url}`
    const known = this.cache.find(version, key)
    if (known) return answer(ctx, known, inertia)

    await next()
    const body = ctx.response.getBody() as unknown
    if (!ctx.storefront || ctx.response.getStatus() !== 200 || body === null || body === undefined)
      return
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    if (text.includes(NOT_RENDERED)) return
    const contentType = inertia ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'
    answer(ctx, await this.cache.store(version, key, contentType, text), inertia)
  }
}

function answer(
  { request, response }: HttpContext,
  { bodies, contentType, etag }: CachedAnswer,
  inertia: boolean
) {
  const headers = request.request.headers
  response.header('content-type', contentType)
  response.header('etag', etag)
  response.header('cache-control', 'public, max-age=0, s-maxage=60, must-revalidate')
  response.header('vary', 'X-Inertia, Accept-Encoding')
  if (inertia) response.header('x-inertia', 'true')
  if (headers['if-none-match'] === etag) {
    response.status(304).send(null)
    return
  }
  const encoding = chooseEncoding(headers['accept-encoding'])
  if (encoding !== 'identity') response.header('content-encoding', encoding)
  response.status(200).send(bodies[encoding])
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set by the route: this page is the same for every visitor and may be kept. */
    storefront?: boolean
  }
}
