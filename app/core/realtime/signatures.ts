import { createHmac, timingSafeEqual } from 'node:crypto'

/** Our account at the realtime service: the key is public, the secret signs. */
export type Credentials = {
  readonly appId: string
  readonly key: string
  readonly secret: string
}

/** The HMAC-SHA256 of a text, in hexadecimal, as the Pusher protocol uses it. */
export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Compares in constant time, so that the time does not reveal where the two differ. */
export function isSame(expected: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The `auth` with which one socket may listen to one channel, as the member in `channelData`. */
export function channelAuth(
  { key, secret }: Credentials,
  socketId: string,
  channel: string,
  channelData?: string
): string {
  const parts = [socketId, channel, ...(channelData === undefined ? [] : [channelData])]
  return `${key}:${sign(secret, parts.join(':'))}`
}

/** Values for a process without configured ones, each derived from its own key for one purpose. */
export function derivedCredentials(appKey: string): Credentials {
  const derive = (purpose: string) => sign(appKey, `realtime:${purpose}`)
  return {
    appId: derive('app').slice(0, 12),
    key: derive('key').slice(0, 20),
    secret: derive('secret'),
  }
}
