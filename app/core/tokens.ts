import { createHash, randomBytes, randomInt } from 'node:crypto'

/** An unguessable secret for a link: 128 random bits, 22 characters that a URL takes as they are. */
export function freshToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Letters and digits that nobody confuses when reading them out over the phone. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A number that people read out, such as an order number: `length` readable characters. */
export function freshReadableCode(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('')
}

/** A fixed-length name for something longer, such as the content of a request. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
