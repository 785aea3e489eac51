import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { freePorts } from '../../scripts/lib/ports.js'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { present } from '#tests/helpers/present'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OPEN = 'Ctrl-C stops everything'
/** The start includes a build, which takes half a minute and more on a busy machine. */
const PATIENCE_MS = 240_000
const CLOSE_MS = 20_000

/** The environment variables that the shop gets; others would make runs differ. */
const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ']

/** Settings that are empty, so that a developer's `.env` does not fill them in. */
const EMPTY = [
  ...[
    'NODE_ENV',
    'SHOP_MODE',
    'HOST',
    'APP_KEY',
    'DATABASE_URL',
    'REDIS_URL',
    'WORKER',
    'LOG_LEVEL',
  ],
  ...[
    'SMTP_HOST',
    'SMTP_PORT',
    'SMTP_USER',
    'SMTP_PASSWORD',
    'SMTP_TLS',
    'MAIL_FROM',
    'MAIL_RETURN_PATH',
    'BOUNCE_IMAP_URL',
    'MAILBOX_URL',
  ],
  ...['BROADCAST_DRIVER', 'PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'PUSHER_HOST'],
  ...['MOLLIE_API_KEY', 'MOLLIE_API_URL', 'MOLLIE_TIMEOUT_MS', 'MOLLIE_ACCESS_TOKEN'],
  ...['SHOP_NAME', 'SHOP_EMAIL', 'SHOP_KVK', 'SHOP_BTW_ID', 'SHOP_ADDRESS', 'SHOP_SOCIAL_URL'],
]

/** The addresses of the running shop. */
export type RealShop = {
  readonly url: string
  readonly mailbox: string
  readonly simulator: string
  /** The file of its database, for changes that no visitor can make, such as time that passes. */
  readonly database: string
}

let opened: RealShop | null = null

export function realShop(): RealShop {
  if (!opened) throw new Error('The shop is not open; only the browser suite opens one')
  return opened
}

/**
 * Opens a whole shop with `npm start`, in a folder and on ports of its own: with a mailbox, a
 * payment simulator and a worker, and nothing faked.
 * @returns closes it with Ctrl-C, and throws when that does not end well
 */
export async function openRealShop(): Promise<() => Promise<void>> {
  const storage = mkdtempSync(join(tmpdir(), 'shop-browser-'))
  const [port, mailbox, smtp, simulator] = await freePorts(4)
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
      ...Object.fromEntries(EMPTY.map((name) => [name, ''])),
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      STORAGE_DIR: storage,
      MAILBOX_PORT: String(mailbox),
      MAILBOX_SMTP_PORT: String(smtp),
      SIMULATOR_PORT: String(simulator),
      /**
       * Every visitor has an address of its own, because visitors at one address share a rate
       * limit.
       */
      TRUST_PROXY: 'on',
    },
  })
  const emergencyBrake = () => shop.kill('SIGINT')
  process.once('exit', emergencyBrake)

  const said = gather(shop)
  await waitUntilOpen(shop, said)
  opened = {
    url: `http://localhost:${port}`,
    mailbox: `http://localhost:${mailbox}`,
    simulator: `http://localhost:${simulator}`,
    database: join(storage, 'shop.sqlite3'),
  }

  return async () => {
    opened = null
    const code = await stopShop(shop)
    process.off('exit', emergencyBrake)
    rmSync(storage, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The shop ended with ${code} after Ctrl-C\n${said.text}`)
    const errors = said.text.split('\n').filter((line) => line.includes('"level":50'))
    if (errors.length > 0) throw new Error(`The shop logged errors\n${errors.join('\n')}`)
  }
}

function gather(shop: ChildProcess) {
  const said = { text: '' }
  for (const stream of [present(shop.stdout, 'shop.stdout'), present(shop.stderr, 'shop.stderr')]) {
    stream.setEncoding('utf8').on('data', (piece: string) => (said.text += piece))
  }
  return said
}

async function waitUntilOpen(shop: ChildProcess, said: { text: string }) {
  await new Promise<void>((resolve, reject) => {
    const timeoutTimer = setTimeout(() => {
      shop.kill('SIGINT')
      reject(new Error(`The shop did not open in ${PATIENCE_MS / 1000} s\n${said.text}`))
    }, PATIENCE_MS)
    present(shop.stdout, 'shop.stdout').on('data', () => {
      if (!said.text.includes(OPEN)) return
      clearTimeout(timeoutTimer)
      resolve()
    })
    shop.once('exit', (code) => {
      clearTimeout(timeoutTimer)
      reject(new Error(`The shop stopped with ${code} before it opened\n${said.text}`))
    })
  })
}

async function stopShop(shop: ChildProcess): Promise<number | string> {
  if (shop.exitCode !== null) return shop.exitCode
  const stopped = once(shop, 'close') as Promise<[number | null, string | null]>
  const timeoutTimer = setTimeout(() => shop.kill('SIGKILL'), CLOSE_MS)
  shop.kill('SIGINT')
  const [code, signal] = await stopped
  clearTimeout(timeoutTimer)
  return code ?? signal ?? 'nothing'
}
