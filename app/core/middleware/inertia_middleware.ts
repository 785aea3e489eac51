import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import type { InferSharedProps } from '@adonisjs/inertia/types'
import { PageToken } from '#app/core/http/page_token'
import { verhul } from '#domain/winkel/email'
import env from '#start/env'

/** What every page has: who we are, and the messages of a form that was refused. */
@inject()
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  constructor(protected pageToken: PageToken) {
    super()
  }

  share(ctx: HttpContext) {
    return {
      errors: ctx.inertia.always(this.getValidationErrors(ctx, { allMessages: true })),
      winkel: {
        naam: env.winkel.naam,
        verhuldEmail: verhul(env.winkel.email),
        kvk: env.winkel.kvk,
        btwId: env.winkel.btwId,
        adres: env.winkel.adres,
        social: env.winkel.social,
      },
      /** Pages with a session have a token of their own. */
      ...(ctx.session && { csrfToken: ctx.request.csrfToken }),
      demo: env.demo ? { mailbox: env.mail.inboxUrl || null } : null,
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    ctx.view.share({
      csrfToken: this.pageToken.issue(new Date()),
      appUrl: env.appUrl,
      winkelNaam: env.winkel.naam,
    })
    await next()
    this.dispose(ctx)
    ctx.response.header('Vary', 'X-Inertia, Accept-Encoding')
  }
}

declare module '@adonisjs/inertia/types' {
  export interface SharedProps extends InferSharedProps<InertiaMiddleware> {}
}
