/** Bytes as the platform's own cryptography takes and gives them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** The length of a key and of a nonce of AES-256-GCM. */
export const KEY_BYTES = 32
export const NONCE_BYTES = 12

/** The bytes of a text in UTF-8. */
export const asBytes = (text: string): Bytes => new Uint8Array(new TextEncoder().encode(text))

/**
 * Seals bytes, so that only the same key opens them and a changed byte is noticed.
 *
 * @param key of `KEY_BYTES`
 * @param nonce of `NONCE_BYTES`, another one for everything that a key seals
 * @returns the nonce and what it seals, in one piece
 */
export async function seal(key: Bytes, plain: Bytes, nonce: Bytes): Promise<Bytes> {
  const cipher = { name: 'AES-GCM', iv: nonce }
  const sealed = await crypto.subtle.encrypt(cipher, await aesKey(key, 'encrypt'), plain)
  const whole = new Uint8Array(nonce.length + sealed.byteLength)
  whole.set(nonce)
  whole.set(new Uint8Array(sealed), nonce.length)
  return whole
}

/** @returns what was sealed with this key; null with any other key, or when a byte was changed */
export async function unseal(key: Bytes, sealed: Bytes): Promise<Bytes | null> {
  const cipher = { name: 'AES-GCM', iv: sealed.slice(0, NONCE_BYTES) }
  try {
    const opener = await aesKey(key, 'decrypt')
    return new Uint8Array(await crypto.subtle.decrypt(cipher, opener, sealed.slice(NONCE_BYTES)))
  } catch {
    return null
  }
}

const aesKey = (key: Bytes, use: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, [use])

/**
 * The key that a text gives, slowly, so that trying many texts takes long (PBKDF2 with SHA-256).
 *
 * @param rounds how often the text is hashed
 */
export async function slowKey(text: string, salt: Bytes, rounds: number): Promise<Bytes> {
  const words = await crypto.subtle.importKey('raw', asBytes(text), 'PBKDF2', false, ['deriveBits'])
  const way = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return new Uint8Array(await crypto.subtle.deriveBits(way, words, KEY_BYTES * 8))
}

/** Bytes as text of base64. */
export function toBase64(bytes: Bytes): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** The bytes of a text of base64. */
export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
