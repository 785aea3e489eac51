import { urlFor } from './wire/routes.js'
import type { Method } from './wire/routes_of.js'

const PAGE_EXPIRED = 419

/** The token that proves that a request comes from one of our pages. */
export function csrfToken(): string {
  return tokenElement()?.content ?? ''
}

export function setCsrfToken(token: string) {
  tokenElement()?.setAttribute('content', token)
}

function tokenElement() {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')
}

/**
 * A signal that ends a call after this many milliseconds. Safari 15 has no `AbortSignal.timeout`.
 */
export function afterMs(ms: number): AbortSignal {
  const aborter = new AbortController()
  setTimeout(() => aborter.abort(), ms)
  return aborter.signal
}

type Options = { method: Method; signal: AbortSignal }

/**
 * Sends JSON to one of our own calls; `call` is what the pages use. A page that stood open for more than
 * a day gets a fresh token and tries once more; the visitor notices nothing.
 *
 * @throws TypeError when there is no connection, and the reason of `signal` when that ends it
 */
export async function sendJson(url: string, data: unknown, options: Options): Promise<Response> {
  const first = await send(url, data, options)
  if (first.status !== PAGE_EXPIRED) return first

  const fresh = await fetch(urlFor('page_token.show'), {
    headers: { accept: 'application/json' },
    signal: options.signal,
  })
  const { token } = (await fresh.json().catch(() => ({}))) as { token?: string }
  if (!token) return first
  setCsrfToken(token)
  return send(url, data, options)
}

function send(url: string, data: unknown, { method, signal }: Options) {
  return fetch(url, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      'accept': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(method !== 'GET' && {
        'content-type': 'application/json',
        'x-csrf-token': csrfToken(),
      }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(data) }),
  })
}

/** A unique key. `crypto.randomUUID` exists on https only, this works everywhere. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')
}
