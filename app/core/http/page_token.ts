import { createHmac, timingSafeEqual } from 'node:crypto'

const HOUR = 3_600_000
/** The hours that a token stays valid, so that a form can be sent after a day. */
const VALID_HOURS = 26

/**
 * The CSRF token of pages without a session: the hour in which it was made, signed. It is the same
 * for every visitor, so that such a page can be cached. It is checked together with the origin of
 * the request (`isSameSite`).
 */
export class PageToken {
  readonly #key: string
  /** The tokens of the last hours, because each call brings one. */
  readonly #known = new Map<number, string>()

  constructor(appKey: string) {
    this.#key = appKey
  }

  /** The token of this hour. */
  issue(now: Date): string {
    return this.#tokenOf(Math.floor(now.getTime() / HOUR))
  }

  /** Whether the token is ours and not too old. It is compared in constant time. */
  isValid(token: string, now: Date): boolean {
    const hour = Number(token.split('.', 1)[0])
    const age = Math.floor(now.getTime() / HOUR) - hour
    if (!Number.isInteger(hour) || age < 0 || age >= VALID_HOURS) return false
    const expected = Buffer.from(this.#tokenOf(hour))
    const given = Buffer.from(token)
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  #tokenOf(hour: number): string {
    const known = this.#known.get(hour)
    if (known !== undefined) return known
    if (this.#known.size > VALID_HOURS) this.#known.clear()
    const token = this.#sign(hour)
    this.#known.set(hour, token)
    return token
  }

  #sign(hour: number): string {
    return `${hour}.${createHmac('sha256', this.#key).update(`page-token:${hour}`).digest('base64url')}`
  }
}

type Headers = { readonly secFetchSite?: string; readonly origin?: string; readonly host?: string }

/**
 * Whether a request comes from one of our own pages. Browsers say so themselves. A client that
 * sends neither header is no browser, so it does not carry a browser's cookies.
 */
export function isSameSite({ secFetchSite, origin, host }: Headers, appUrl: string): boolean {
  if (secFetchSite) return secFetchSite === 'same-origin'
  if (!origin) return true
  return origin === new URL(appUrl).origin || URL.parse(origin)?.host === host
}
