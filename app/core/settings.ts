import { isAbsolute, join } from 'node:path'
/** By its path: the start script reads the settings before there is anything that knows aliases. */
import { imapSetting } from './mail/imap_setting.ts'
import { realtimeSetting } from './realtime/realtime_setting.ts'

/** What the environment may say; every name is explained in `.env.example`. */
export type Environment = Readonly<Record<string, string | undefined>>

export type Mode = 'demo' | 'live'

export type DatabaseSetting =
  | { readonly client: 'better-sqlite3'; readonly filename: string }
  | { readonly client: 'pg'; readonly url: string }

export type Settings = ReturnType<typeof resolveSettings>

/** The settings are wrong or incomplete; `problems` says, one line each, what to do. */
export class SettingsError extends Error {
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The settings are not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`
    )
    this.name = 'SettingsError'
    this.problems = problems
  }
}

/** A live shop does not start without these: a customer would pay and get nothing. */
const NEEDED_LIVE = [
  'APP_KEY',
  'APP_URL',
  'DATABASE_URL',
  'SMTP_HOST',
  'MAIL_FROM',
  'MOLLIE_API_KEY',
]

/**
 * Turns the environment into settings with their defaults.
 *
 * @param root the folder that relative paths start from
 * @throws SettingsError with every problem at once, so that they are mended in one go
 */
export function resolveSettings(env: Environment, root: string) {
  const problems: string[] = []
  const text = (name: string, fallback = '') => env[name]?.trim() || fallback
  const choice = <T extends string>(name: string, fallback: T, allowed: readonly T[]): T => {
    const value = text(name, fallback) as T
    if (allowed.includes(value)) return value
    problems.push(`${name} is "${value}"; choose ${allowed.join(' or ')}.`)
    return fallback
  }
  const number = (name: string, fallback: number) => {
    const value = Number(text(name, String(fallback)))
    if (Number.isInteger(value) && value >= 0 && value < 65_536) return value
    problems.push(`${name} is "${text(name)}"; a port number is expected.`)
    return fallback
  }

  const mode = choice<Mode>('SHOP_MODE', 'demo', ['demo', 'live'])
  const live = mode === 'live'

  if (live) {
    for (const name of NEEDED_LIVE) {
      if (text(name) === '') problems.push(`${name} is missing; a live shop needs it.`)
    }
    if (text('APP_URL') !== '' && !text('APP_URL').startsWith('https://')) {
      problems.push('APP_URL has to start with https:// in a live shop.')
    }
    if (text('MOLLIE_API_URL') !== '' && !text('MOLLIE_API_URL').startsWith('https://')) {
      problems.push(
        'MOLLIE_API_URL has to start with https:// in a live shop; the simulator is for the demo only.'
      )
    }
  }
  if (text('APP_KEY') !== '' && text('APP_KEY').length < 32) {
    problems.push('APP_KEY is too short; use 32 characters or more.')
  }

  const port = number('PORT', 3333)
  const host = text('HOST', live ? '0.0.0.0' : '127.0.0.1')
  const storageDir = absolute(text('STORAGE_DIR', 'storage'), root)

  const settings = {
    mode,
    live,
    demo: !live,
    port,
    host,
    storageDir,
    appKey: text('APP_KEY'),
    appUrl: text('APP_URL', `http://localhost:${port}`).replace(/\/+$/, ''),
    trustProxyHops: hops(text('TRUST_PROXY'), problems),
    logLevel: text('LOG_LEVEL', 'info'),
    database: databaseSetting(text('DATABASE_URL'), storageDir, root, problems),
    redisUrl: text('REDIS_URL'),
    realtime: realtimeSetting({ live, problems, text, choice, number }),
    worker: choice('WORKER', 'inline', ['inline', 'off'] as const),
    mail: {
      host: text('SMTP_HOST', '127.0.0.1'),
      port: number('SMTP_PORT', live ? 587 : 1025),
      user: text('SMTP_USER'),
      password: text('SMTP_PASSWORD'),
      tls: choice('SMTP_TLS', live ? 'starttls' : 'off', ['off', 'starttls', 'tls'] as const),
      from: text('MAIL_FROM', 'winkel@example.nl'),
      returnPath: text('MAIL_RETURN_PATH'),
      bounces: imapSetting(text('BOUNCE_IMAP_URL'), live, problems),
      inboxUrl: text('MAILBOX_URL').replace(/\/+$/, ''),
    },
    mollie: {
      key: text('MOLLIE_API_KEY', live ? '' : 'test_demo_simulator_key_000000'),
      url: text(
        'MOLLIE_API_URL',
        live ? 'https://api.mollie.com' : 'http://127.0.0.1:3335'
      ).replace(/\/+$/, ''),
      timeoutMs: Number(text('MOLLIE_TIMEOUT_MS', '8000')),
    },
    winkel: {
      naam: text('SHOP_NAME', 'Het Kabinet van Raadsels'),
      email: text('SHOP_EMAIL', live ? text('MAIL_FROM') : 'winkel@example.nl'),
      kvk: text('SHOP_KVK', live ? '' : '12345678 (voorbeeld)'),
      btwId: text('SHOP_BTW_ID', live ? '' : 'NL001234567B01 (voorbeeld)'),
      kor: choice('SHOP_KOR', 'off', ['on', 'off'] as const) === 'on',
      adres: text('SHOP_ADDRESS', live ? '' : 'Raadselstraat 12, 1234 AB Puzzelwijk'),
      social: text('SHOP_SOCIAL_URL', live ? '' : 'https://www.instagram.com/'),
    },
  } as const

  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

/** How many proxies stand before us, and so which address of X-Forwarded-For is the visitor's. */
function hops(value: string, problems: string[]): number {
  if (['', 'false', 'off', 'no'].includes(value.toLowerCase())) return 0
  if (['true', 'on', 'yes'].includes(value.toLowerCase())) return 1
  if (/^\d$/.test(value)) return Number(value)
  problems.push(`TRUST_PROXY is "${value}"; use the number of proxies before the shop, such as 1.`)
  return 0
}

function absolute(path: string, root: string) {
  return isAbsolute(path) ? path : join(root, path)
}

function databaseSetting(
  url: string,
  storageDir: string,
  root: string,
  problems: string[]
): DatabaseSetting {
  if (url === '') return { client: 'better-sqlite3', filename: join(storageDir, 'shop.sqlite3') }
  if (/^postgres(ql)?:\/\//.test(url)) return { client: 'pg', url }
  if (url.startsWith('sqlite:')) {
    return { client: 'better-sqlite3', filename: absolute(url.slice('sqlite:'.length), root) }
  }
  problems.push('DATABASE_URL has to start with postgres:// or sqlite:.')
  return { client: 'better-sqlite3', filename: join(storageDir, 'shop.sqlite3') }
}
