import { altOfShared } from '#app/core/page_head/shared_picture'
import { filesEdition } from '#app/core/page_head/files_edition'
import { pageFiles } from '#app/core/page_head/page_files'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { InferSharedProps } from '@adonisjs/inertia/types'
import { headerAddress } from '#app/core/guard/addresses'
import { PageToken } from '#app/core/http/page_token'
import DemoTransformer from '#app/core/http/demo_transformer'
import { ShopDetails } from '#app/core/http/shop_details'
import ShopDetailsTransformer from '#app/core/http/shop_details_transformer'
import env from '#start/env'

const RELOAD_AT = 'x-inertia-location'

/**
 * An answer is for this visitor only and is fetched anew each time, unless its route says
 * otherwise.
 */
const UNLESS_SAID = 'private, no-cache'

/** The props of every page: the shop's details, and the messages of a refused form. */
@inject()
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  constructor(
    protected pageToken: PageToken,
    protected shop: ShopDetails
  ) {
    super()
  }

  /**
   * The view is read when a page is drawn, so that it costs a call nothing: opening it alone reads
   * folders.
   */
  async share(ctx: HttpContext) {
    const shop = await this.shop.forPages()
    ctx.view.share({
      shopName: shop.name,
      csrfToken: ctx.session ? ctx.request.csrfToken : this.pageToken.issue(new Date()),
      appUrl: env.appUrl,
      ...{ filesEdition: filesEdition(), altOfShared, pageFiles },
    })
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx, { allMessages: true })),
      shop: ShopDetailsTransformer.transform(shop),
      /** Pages with a session have a token of their own. */
      ...(ctx.session && { csrfToken: ctx.request.csrfToken }),
      /** What the menu of the admin area shows. */
      ...(ctx.auth?.use('web').user && { role: ctx.auth.use('web').user?.role }),
      demo: env.demo ? DemoTransformer.transform(env) : null,
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    ctx.response.response.setHeader('cache-control', UNLESS_SAID)
    await this.init(ctx)
    await next()
    this.dispose(ctx)
    encodeLocation(ctx)
    ctx.response.header('Vary', 'X-Inertia, Accept-Encoding')
  }
}

/**
 * Encodes the location of an answer, because the framework puts the decoded address there, see
 * docs/decisions/running/0025.
 */
function encodeLocation({ request, response }: HttpContext) {
  if (response.getStatus() !== 409 || !response.getHeader(RELOAD_AT)) return
  response.header(RELOAD_AT, headerAddress(request.request.url ?? '/'))
}

declare module '@adonisjs/inertia/types' {
  export interface SharedProps extends InferSharedProps<InertiaMiddleware> {}
}
