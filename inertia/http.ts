const PAGE_EXPIRED = 419

/** The token that shows a request comes from one of our pages. */
export function csrfToken(): string {
  return tokenElement()?.content ?? ''
}

export function setCsrfToken(token: string) {
  tokenElement()?.setAttribute('content', token)
}

function tokenElement() {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')
}

/** Ends a call that takes longer than this; Safari 15 has no `AbortSignal.timeout`. */
export function afterMs(ms: number): AbortSignal {
  const aborter = new AbortController()
  setTimeout(() => aborter.abort(), ms)
  return aborter.signal
}

type Options = { method?: 'POST' | 'PUT' | 'DELETE'; signal?: AbortSignal }

/** Posts JSON to one of our own calls, see `sendJson`. */
export function postJson(url: string, data: unknown, signal?: AbortSignal): Promise<Response> {
  return sendJson(url, data, { signal })
}

/**
 * Sends JSON to one of our own calls. A page that stood open for more than a day gets a fresh token
 * and tries once more; the visitor notices nothing.
 *
 * @throws TypeError when there is no connection, and the reason of `signal` when that ends it
 */
export async function sendJson(url: string, data: unknown, options: Options): Promise<Response> {
  const first = await send(url, data, options)
  if (first.status !== PAGE_EXPIRED) return first

  const { signal } = options
  const fresh = await fetch('/api/csrf', { headers: { accept: 'application/json' }, signal })
  if (!fresh.ok) return first
  const { token } = (await fresh.json()) as { token: string }
  setCsrfToken(token)
  return send(url, data, options)
}

function send(url: string, data: unknown, { method = 'POST', signal }: Options) {
  return fetch(url, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'accept': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-csrf-token': csrfToken(),
    },
    body: JSON.stringify(data),
  })
}

/** A key that nobody else makes; `crypto.randomUUID` exists on https only, this everywhere. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')
  ).join('')
}
