import { isAbsolute, join } from 'node:path'
/**
 * This import uses a path, because the start script reads the settings before import aliases exist.
 */
import { imapSetting } from './mail/imap_setting.ts'
import { realtimeSetting } from './realtime/realtime_setting.ts'
import { sendcloudSetting } from './sendcloud_setting.ts'
import { checkKeys, checkLive, demoAddress } from './safety/safe_settings.ts'
import { telemetrySetting } from './telemetry/telemetry_setting.ts'
import { settingReader, type Environment, type SettingReader } from './setting_reader.ts'

export type { Environment } from './setting_reader.ts'

export type Mode = 'demo' | 'live'

export type DatabaseSetting =
  | { readonly client: 'better-sqlite3'; readonly filename: string }
  | { readonly client: 'pg'; readonly url: string }

export type Settings = ReturnType<typeof resolveSettings>

/** The settings are wrong or incomplete. Each line of `problems` says what to do. */
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

/**
 * Turns the environment into settings with their defaults.
 *
 * @param root the folder from which relative paths start
 * @throws SettingsError with all problems at once, so that they can be fixed in one go
 */
export function resolveSettings(env: Environment, root: string) {
  const read = settingReader(env)
  const { text, choice, number, count, problems } = read
  const mode = choice<Mode>('SHOP_MODE', 'demo', ['demo', 'live'])
  const live = mode === 'live'
  if (live) checkLive(read)
  checkKeys(read)
  const lanAddress = live ? '' : demoAddress(read)

  const port = number('PORT', 3333)
  const storageDir = absolute(text('STORAGE_DIR', 'storage'), root)
  const settings = {
    mode,
    live,
    demo: !live,
    port,
    host: text('HOST', live ? '0.0.0.0' : lanAddress || '127.0.0.1'),
    /** The address at which others in the building reach the demo; empty when nobody does. */
    lanAddress,
    storageDir,
    appKey: text('APP_KEY'),
    appUrl: withoutSlash(text('APP_URL', `http://${lanAddress || 'localhost'}:${port}`)),
    trustProxyHops: hops(text('TRUST_PROXY'), problems),
    logLevel: text('LOG_LEVEL', 'info'),
    database: databaseSetting(text('DATABASE_URL'), storageDir, root, problems),
    redisUrl: text('REDIS_URL'),
    healthToken: healthToken(read),
    heartbeatUrl: heartbeatUrl(read),
    pdokUrl: pdokUrl(read, live),
    sendcloud: sendcloudSetting(read, live),
    /** Whether phones keep the games that can go on without a line. */
    playOffline: choice('PLAY_OFFLINE', 'on', ['on', 'off'] as const) === 'on',
    realtime: realtimeSetting({ live, ...read }),
    /** How many evenings this process keeps in memory, of some hundred kB each. */
    liveGamesInMemory: count('LIVE_GAMES_IN_MEMORY', 500),
    worker: choice('WORKER', 'inline', ['inline', 'off'] as const),
    mail: mailSetting(read, live),
    mollie: mollieSetting(read, live),
    shop: shopSetting(read, live),
    telemetry: telemetrySetting(read),
  } as const

  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

function mailSetting({ text, choice, number, problems }: SettingReader, live: boolean) {
  return {
    host: text('SMTP_HOST', '127.0.0.1'),
    port: number('SMTP_PORT', live ? 587 : 1025),
    user: text('SMTP_USER'),
    password: text('SMTP_PASSWORD'),
    tls: choice('SMTP_TLS', live ? 'starttls' : 'off', ['off', 'starttls', 'tls'] as const),
    from: text('MAIL_FROM', 'winkel@example.nl'),
    returnPath: text('MAIL_RETURN_PATH'),
    bounces: imapSetting(text('BOUNCE_IMAP_URL'), live, problems),
    inboxUrl: withoutSlash(text('MAILBOX_URL')),
  } as const
}

function mollieSetting({ text }: SettingReader, live: boolean) {
  const url = live ? 'https://api.mollie.com' : 'http://127.0.0.1:3335'
  const simulated = !live && text('MOLLIE_API_KEY') === ''
  return {
    key: text('MOLLIE_API_KEY', live ? '' : 'test_demo_simulator_key_000000'),
    url: withoutSlash(text('MOLLIE_API_URL', url)),
    /** Empty when the shop does not ask what was paid out; the key of payments does not open that. */
    accessToken: text('MOLLIE_ACCESS_TOKEN', simulated ? 'access_demo_simulator_token_000000' : ''),
    timeoutMs: Number(text('MOLLIE_TIMEOUT_MS', '8000')),
  } as const
}

function shopSetting({ text, choice }: SettingReader, live: boolean) {
  const example = (words: string) => (live ? '' : words)
  return {
    name: text('SHOP_NAME', 'Het Kabinet van Raadsels'),
    email: text('SHOP_EMAIL', live ? text('MAIL_FROM') : 'winkel@example.nl'),
    kvk: text('SHOP_KVK', example('12345678 (voorbeeld)')),
    vatId: text('SHOP_BTW_ID', example('NL001234567B01 (voorbeeld)')),
    kor: choice('SHOP_KOR', 'off', ['on', 'off'] as const) === 'on',
    address: text('SHOP_ADDRESS', example('Raadselstraat 12, 1234 AB Puzzelwijk')),
    social: text('SHOP_SOCIAL_URL', example('https://www.instagram.com/')),
  } as const
}

/** The token is compared with what a stranger sends, so a short one can be guessed. */
function healthToken({ text, problems }: SettingReader) {
  const token = text('HEALTH_TOKEN')
  if (token !== '' && !/^\S{16,}$/.test(token))
    problems.push('HEALTH_TOKEN is too short; use 16 characters or more, without spaces.')
  return token
}

/** The address of an outside watch, which has a secret in it and gets the sign of life. */
function heartbeatUrl({ text, problems }: SettingReader): string {
  const url = text('HEARTBEAT_URL')
  if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    problems.push('HEARTBEAT_URL has to be a whole address, such as https://hc-ping.com/….')
  return url
}

/** The search of PDOK's Locatieserver; empty when no address is looked up, such as by a demo. */
function pdokUrl({ text, problems }: SettingReader, live: boolean): string {
  const url = withoutSlash(text('PDOK_URL'))
  if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)))
    problems.push(
      'PDOK_URL has to be a whole address, such as https://api.pdok.nl/bzk/locatieserver/search/v3_1.'
    )
  return live ? url : ''
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/**
 * How many proxies stand before us, which decides which address of X-Forwarded-For is the
 * visitor's.
 */
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
