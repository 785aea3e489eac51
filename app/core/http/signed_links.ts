import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Addresses that work until a certain moment and cannot be forged: the path and its end are signed.
 */
export class SignedLinks {
  readonly #key: string

  constructor(appKey: string) {
    this.#key = appKey
  }

  /** The address of a path with its signature, valid for this many minutes. */
  sign(path: string, minutes: number, now: Date): string {
    return this.signUntil(path, new Date(now.getTime() + minutes * 60_000))
  }

  /** The same, valid until a moment, in whole seconds. */
  signUntil(path: string, end: Date): string {
    const until = Math.floor(end.getTime() / 1000)
    return `${path}?tot=${until}&handtekening=${this.#signature(path, until)}`
  }

  /** Whether the signature fits the path and its end has not passed. */
  isValid(path: string, query: Readonly<Record<string, unknown>>, now: Date): boolean {
    const until = Number(query.tot)
    if (!Number.isInteger(until) || until * 1000 < now.getTime()) return false
    const expected = Buffer.from(this.#signature(path, until))
    const given = Buffer.from(String(query.handtekening))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }

  #signature(path: string, until: number): string {
    return createHmac('sha256', this.#key).update(`link:${path}:${until}`).digest('base64url')
  }
}
