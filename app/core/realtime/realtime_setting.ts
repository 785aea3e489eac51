import { LIMITS } from './limits.ts'
import type { Credentials } from '#app/core/realtime/signatures'

/** The helpers with which `app/core/settings.ts` reads the environment. */
type Reader = {
  readonly live: boolean
  readonly problems: string[]
  text(name: string, fallback?: string): string
  choice<T extends string>(name: string, fallback: T, allowed: readonly T[]): T
  number(name: string, fallback: number): number
  count(name: string, fallback: number): number
}

const HOST = /^[a-z0-9.-]+$/i
const WORD = /^[\w-]+$/

/** How long a call to the service may take, while teams wait for it. */
const TIMEOUT_MS = 3_000

/**
 * Reads BROADCAST_DRIVER and PUSHER_*. Empty values of the embedded driver are derived from the
 * app's key, see `start/env.ts`.
 */
export function realtimeSetting({ live, problems, text, choice, number, count }: Reader) {
  const driver = choice('BROADCAST_DRIVER', 'embedded', ['embedded', 'pusher'] as const)
  const tls = choice('PUSHER_TLS', 'on', ['on', 'off'] as const) === 'on'
  const setting = {
    driver,
    appId: text('PUSHER_APP_ID'),
    key: text('PUSHER_KEY'),
    secret: text('PUSHER_SECRET'),
    cluster: text('PUSHER_CLUSTER', 'eu'),
    host: text('PUSHER_HOST'),
    port: number('PUSHER_PORT', tls ? 443 : 80),
    tls,
    timeoutMs: TIMEOUT_MS,
    /** How many sockets the embedded driver accepts, in all and from one address. */
    sockets: count('SOCKETS', LIMITS.sockets),
    socketsPerAddress: count('SOCKETS_PER_ADDRESS', LIMITS.socketsPerAddress),
  } as const

  if (driver === 'pusher') {
    for (const name of ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET']) {
      if (text(name) === '') {
        problems.push(`${name} is missing; BROADCAST_DRIVER=pusher needs it.`)
      }
    }
    if (live && setting.host !== '' && !tls) {
      problems.push('PUSHER_TLS has to be on in a live shop: its pages are https.')
    }
  }
  for (const name of ['PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_CLUSTER']) {
    if (text(name) !== '' && !WORD.test(text(name))) {
      problems.push(`${name} is "${text(name)}"; letters, digits, - and _ are expected.`)
    }
  }
  if (setting.host !== '' && !HOST.test(setting.host)) {
    problems.push(`PUSHER_HOST is "${setting.host}"; a host name without https:// is expected.`)
  }
  return setting
}

export type RealtimeSetting = ReturnType<typeof realtimeSetting>

/** Fills in the values that the embedded driver was not given. */
export function completed(setting: RealtimeSetting, derived: Credentials): RealtimeSetting {
  return {
    ...setting,
    appId: setting.appId || derived.appId,
    key: setting.key || derived.key,
    secret: setting.secret || derived.secret,
  }
}
