import type { HttpContext } from '@adonisjs/core/http'
import type { SessionData, SessionStoreContract } from '@adonisjs/session/types'
import { COOKIE_OPTIONS, cookieName } from '#app/core/http/cookies'

type Context = Pick<HttpContext, 'request' | 'response'>

/**
 * Keeps what a session holds in an encrypted cookie that is named after the session. It does what
 * the cookie store of the framework does, with the name that `cookieName` gives.
 */
export class SessionCookieStore implements SessionStoreContract {
  constructor(
    protected readonly ctx: Context,
    protected readonly maxAge: string
  ) {}

  read(sessionId: string): SessionData | null {
    const data = this.ctx.request.encryptedCookie(cookieName(sessionId)) as unknown
    return typeof data === 'object' ? (data as SessionData | null) : null
  }

  write(sessionId: string, values: SessionData) {
    this.ctx.response.encryptedCookie(cookieName(sessionId), values, {
      ...COOKIE_OPTIONS,
      maxAge: this.maxAge,
    })
  }

  destroy(sessionId: string) {
    const name = cookieName(sessionId)
    if (name in this.ctx.request.cookiesList()) this.ctx.response.clearCookie(name, COOKIE_OPTIONS)
  }

  touch(sessionId: string) {
    const values = this.read(sessionId)
    if (values) this.write(sessionId, values)
  }
}
