import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { freePorts } from '../../scripts/lib/ports.js'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OPEN = 'Ctrl-C stops everything'
/** With a build before it: half a minute, and more on a busy machine. */
const GEDULD_MS = 240_000
const SLUITEN_MS = 20_000

/** What the shop gets from the surroundings; everything else would make one run unlike another. */
const DOORGEGEVEN = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ']

/** Empty, so that a developer's `.env` cannot fill them in either. */
const LEEG = [
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
  ...['MOLLIE_API_KEY', 'MOLLIE_API_URL', 'MOLLIE_TIMEOUT_MS'],
  ...['SHOP_NAME', 'SHOP_EMAIL', 'SHOP_KVK', 'SHOP_BTW_ID', 'SHOP_ADDRESS', 'SHOP_SOCIAL_URL'],
]

/** Where the running shop is found. */
export type EchteWinkel = {
  readonly url: string
  readonly postvak: string
  readonly simulator: string
  /** The file of its database, for what no visitor can bring about: time that passes. */
  readonly database: string
}

let geopend: EchteWinkel | null = null

export function echteWinkel(): EchteWinkel {
  if (!geopend) throw new Error('The shop is not open; only the browser suite opens one')
  return geopend
}

/**
 * Opens a whole shop as a person would, `npm start`, in a folder and on ports of its own: with a
 * mailbox and a payment simulator, with a worker, and nothing faked.
 *
 * @returns closes it with Ctrl-C, and throws when that does not end well
 */
export async function openEchteWinkel(): Promise<() => Promise<void>> {
  const storage = mkdtempSync(join(tmpdir(), 'winkel-browser-'))
  const [port, postvak, smtp, simulator] = await freePorts(4)
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(DOORGEGEVEN.map((naam) => [naam, process.env[naam]])),
      ...Object.fromEntries(LEEG.map((naam) => [naam, ''])),
      PORT: String(port),
      APP_URL: `http://localhost:${port}`,
      STORAGE_DIR: storage,
      MAILBOX_PORT: String(postvak),
      MAILBOX_SMTP_PORT: String(smtp),
      SIMULATOR_PORT: String(simulator),
      /** Every visitor brings an address of its own, see `bezoeker`; else they share one rate limit. */
      TRUST_PROXY: 'on',
    },
  })
  const noodrem = () => shop.kill('SIGINT')
  process.once('exit', noodrem)

  const gezegd = verzamel(shop)
  await gaatOpen(shop, gezegd)
  geopend = {
    url: `http://localhost:${port}`,
    postvak: `http://localhost:${postvak}`,
    simulator: `http://localhost:${simulator}`,
    database: join(storage, 'winkel.sqlite3'),
  }

  return async () => {
    geopend = null
    const code = await sluit(shop)
    process.off('exit', noodrem)
    rmSync(storage, { recursive: true, force: true })
    if (code !== 0) throw new Error(`The shop ended with ${code} after Ctrl-C\n${gezegd.tekst}`)
    const fouten = gezegd.tekst.split('\n').filter((regel) => regel.includes('"level":50'))
    if (fouten.length > 0) throw new Error(`The shop logged errors\n${fouten.join('\n')}`)
  }
}

function verzamel(shop: ChildProcess) {
  const gezegd = { tekst: '' }
  for (const stroom of [shop.stdout!, shop.stderr!]) {
    stroom.setEncoding('utf8').on('data', (stuk: string) => (gezegd.tekst += stuk))
  }
  return gezegd
}

async function gaatOpen(shop: ChildProcess, gezegd: { tekst: string }) {
  await new Promise<void>((resolve, reject) => {
    const tijdOp = setTimeout(() => {
      shop.kill('SIGINT')
      reject(new Error(`The shop did not open in ${GEDULD_MS / 1000} s\n${gezegd.tekst}`))
    }, GEDULD_MS)
    shop.stdout!.on('data', () => {
      if (!gezegd.tekst.includes(OPEN)) return
      clearTimeout(tijdOp)
      resolve()
    })
    shop.once('exit', (code) => {
      clearTimeout(tijdOp)
      reject(new Error(`The shop stopped with ${code} before it opened\n${gezegd.tekst}`))
    })
  })
}

async function sluit(shop: ChildProcess): Promise<number | string> {
  if (shop.exitCode !== null) return shop.exitCode
  const gestopt = once(shop, 'close') as Promise<[number | null, string | null]>
  const tijdOp = setTimeout(() => shop.kill('SIGKILL'), SLUITEN_MS)
  shop.kill('SIGINT')
  const [code, signaal] = await gestopt
  clearTimeout(tijdOp)
  return code ?? signaal ?? 'nothing'
}
