import { createHash, randomBytes, randomInt } from 'node:crypto'
import { READABLE } from '#domain/readable'

/** An unguessable secret for a link: 128 random bits as 22 characters that are safe in a URL. */
export function freshToken(): string {
  return randomBytes(16).toString('base64url')
}

/** A number that people read aloud, such as an order number: `length` readable characters. */
export function freshReadableCode(length: number): string {
  return Array.from({ length }, () => READABLE[randomInt(READABLE.length)]).join('')
}

/** A name of fixed length for something longer, such as the content of a request. */
export function fingerprint(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
