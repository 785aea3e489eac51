import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR = 3_600_000
/** Somebody may fill in a form that stood open for a day. */
const VALID_HOURS = 26

/**
 * The CSRF token of pages without a session: the hour it was made in, signed. It is the same for
 * every visitor, so that such a page may be cached, and is checked together with where the request
 * came from (`isSameSite`).
 */
export class PageToken {
  readonly #key: string
  #latest = { hour: Number.NaN, token: '' }

  constructor(appKey: string) {
    this.#key = appKey
  }

  issue(now: Date): string {
    const hour = Math.floor(now.getTime() / HOUR)
    if (this.#latest.hour !== hour) this.#latest = { hour, token: this.#sign(hour) }
    return this.#latest.token
  }

  isValid(token: string, now: Date): boolean {
    const hour = Number(token.split('.', 1)[0])
    const age = Math.floor(now.getTime() / HOUR) - hour
    if (!Number.isInteger(hour) || age < 0 || age >= VALID_HOURS) return false
    const expected = Buffer.from(this.#sign(hour))
    const given = Buffer.from(token)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  #sign(hour: number): string {
    return `${hour}.${createHmac('sha256', this.#key).update(`page-token:${hour}`).digest('base64url')}`
  }
}

type Headers = { readonly secFetchSite?: string; readonly origin?: string; readonly host?: string }

/**
 * Whether a request comes from one of our own pages. Browsers say so themselves; a client that says
 * nothing is no browser, and no browser's cookies come with it.
 */
export function isSameSite({ secFetchSite, origin, host }: Headers, appUrl: string): boolean {
  if (secFetchSite) return secFetchSite === 'same-origin'
  if (!origin) return true
  return origin === new URL(appUrl).origin || URL.parse(origin)?.host === host
}
