import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'

/**
 * Text that only the holder of our key can read, kept by somebody else: AES-256-GCM with keys that
 * are derived from a secret. The nonce is derived from the text, so the same text is sealed the
 * same way each time, and a call that is repeated with the same idempotency key stays the same
 * call.
 */
const VERSION = '1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * The secret and the purpose of a seal. A text that was sealed for one thing does not open for
 * another.
 */
export type SealFor = {
  readonly secret: string
  readonly purpose: string
  /** What the sealed text lies beside, such as a number. It is not secret, and cannot be swapped. */
  readonly beside: readonly string[]
}

/** Seals `text`. The result is safe in JSON and in a URL. */
export function seal(to: SealFor, text: string): string {
  const nonce = createHmac('sha256', keyOf(to, 'nonce'))
    .update(besideOf(to))
    .update('\0')
    .update(text)
    .digest()
    .subarray(0, NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(to, 'text'), nonce)
  cipher.setAAD(besideOf(to))
  const sealed = [cipher.update(text, 'utf8'), cipher.final()]
  return `${VERSION}.${Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]).toString('base64url')}`
}

/** @returns null when it was sealed with another key, for something else, or was changed since */
export function openSealed(from: SealFor, sealed: string): string | null {
  const [version, coded = ''] = sealed.split('.')
  const bytes = Buffer.from(coded, 'base64url')
  if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(from, 'text'), nonce)
  decipher.setAAD(besideOf(from))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** How many characters `text` has once it is sealed. */
export function sealedLength(text: string): number {
  const bytes = NONCE_BYTES + Buffer.byteLength(text) + TAG_BYTES
  return VERSION.length + 1 + Math.ceil((bytes * 4) / 3)
}

/** The keys of the secret that was used last, mostly APP_KEY; deriving one takes as long as sealing. */
let derived: { readonly secret: string; readonly keys: Map<string, KeyObject> } | null = null

function keyOf({ secret, purpose }: SealFor, use: 'text' | 'nonce'): KeyObject {
  if (derived?.secret !== secret) derived = { secret, keys: new Map() }
  const info = `${purpose}/${VERSION}/${use}`
  const known = derived.keys.get(info)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', info, 32)))
  derived.keys.set(info, key)
  return key
}

const besideOf = ({ purpose, beside }: SealFor) =>
  Buffer.from(JSON.stringify([VERSION, purpose, ...beside]))
