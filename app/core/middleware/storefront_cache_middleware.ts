import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { assetsVersion } from '#app/core/http/assets_version'
import { PageToken } from '#app/core/http/page_token'
import { SECURITY_HEADERS } from '#app/core/http/security_headers'
import { ShopVersion } from '#app/core/http/shop_version'
import {
  chooseEncoding,
  isKnownTag,
  StorefrontCache,
  type CachedAnswer,
  type PageView,
} from '#app/core/http/storefront_cache'
import { isVisit } from '#app/core/http/visit'
import { tally } from '#app/core/tally'

/**
 * The content of a page whose server rendering failed. It is not cached, so the next visitor gets a
 * new try.
 */
const NOT_RENDERED = '<div id="app"></div>'

/** Our own spelling of an address. A query, a file or another spelling would fill the memory. */
const CANONICAL = /^\/[a-z0-9/-]*$/

/**
 * Answers storefront pages from memory, before all other middleware. A page is cached when the
 * `storefront` middleware of its route says that it is the same for every visitor.
 */
@inject()
export default class StorefrontCacheMiddleware {
  constructor(
    protected cache: StorefrontCache,
    protected shopVersion: ShopVersion,
    protected pageToken: PageToken
  ) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const { method, url = '/', headers } = ctx.request.request
    const assets = assetsVersion()
    const inertia = Boolean(headers['x-inertia'])
    if (
      (method !== 'GET' && method !== 'HEAD') ||
      assets === null ||
      !CANONICAL.test(url) ||
      headers['x-inertia-partial-component'] !== undefined ||
      (inertia && headers['x-inertia-version'] !== assets)
    ) {
      await next()
      if (headers['x-inertia-partial-component'] === undefined) countShown(ctx)
      return
    }

    const shop = this.shopVersion.current()
    const version = `${typeof shop === 'number' ? shop : await shop}.${this.pageToken.issue(new Date())}`
    const key = `${inertia ? 'json' : 'html'}:${url}`
    const known = this.cache.find(version, key)
    if (known) {
      count(ctx, known.pageView)
      return answer(ctx, known, inertia)
    }

    await next()
    countShown(ctx)
    const text = storable(ctx, inertia)
    if (text === null) {
      /** Without the database a page with an older page token is served, because it still sells. */
      const former = ctx.response.getStatus() === 503 ? this.cache.findFormer(key) : undefined
      return former && answer(ctx, former, inertia)
    }
    const contentType = inertia ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'
    answer(ctx, await this.cache.store(version, key, contentType, text, ctx.pageView), inertia)
  }
}

function count(ctx: HttpContext, pageView: PageView | undefined) {
  if (pageView && isVisit(ctx.request.request)) tally.count(pageView.kind, pageView.item)
}

/** Counts a page that was just rendered, when it is the one that was asked for. */
function countShown(ctx: HttpContext) {
  if (ctx.response.getStatus() === 200) count(ctx, ctx.pageView)
}

function storable({ storefront, response }: HttpContext, inertia: boolean): string | null {
  const body = response.getBody() as unknown
  if (!storefront || response.getStatus() !== 200 || !body) return null
  if ((typeof body === 'string') === inertia) return null
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return text.includes(NOT_RENDERED) ? null : text
}

/** Writes straight to the socket, because the answer is the same bytes for everybody. */
function answer(ctx: HttpContext, { bodies, contentType, etag }: CachedAnswer, inertia: boolean) {
  const { request, response } = ctx.request
  const shared = {
    ...SECURITY_HEADERS,
    etag,
    'cache-control': 'public, max-age=0, s-maxage=60, must-revalidate',
    'vary': 'X-Inertia, Accept-Encoding',
    'x-request-id': ctx.request.id(),
    ...(inertia && { 'x-inertia': 'true' }),
  }
  if (isKnownTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, shared).end()
    return
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = bodies[encoding]
  response.writeHead(200, {
    ...shared,
    'content-type': contentType,
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The route says with this that its page is the same for every visitor and may be cached. */
    storefront?: boolean
    /** The page says with this what to count each time that somebody sees it. */
    pageView?: PageView
  }
}
