import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.ts'
import { ROOT, runNode } from '../../scripts/lib/run.ts'
import { WEB_FLAGS } from '../../scripts/lib/web_flags.ts'
import { isGone, stop } from './stop.ts'
import { firstOf, present } from '#domain/present'

/** Another build, such as that of an older commit: `BENCH_BUILD=../old/build`, with its sources around it. */
const BUILD = join(ROOT, process.env.BENCH_BUILD || 'build')

/**
 * Options of Node for the shop alone, after its usual ones, to try one: `BENCH_NODE=--v8-pool-size=4`,
 * or `BENCH_NODE="--cpu-prof --cpu-prof-dir=tmp/profile"` for what its processor did.
 */
const NODE_OPTIONS = process.env.BENCH_NODE?.match(/\S+/g) ?? []
/** What counts the statements of SQLite, within the shop. */
const COUNTING = `--import=${join(ROOT, 'bench/lib/counting_sqlite.ts')}`

/** What a bench wants of a shop beside the usual. */
type Wishes = {
  /** The shop has an SQLite file of its own without it. */
  readonly databaseUrl?: string
  readonly settings?: Readonly<Record<string, string>>
  /** How many web processes serve it; more than one needs PostgreSQL. */
  readonly processes?: number
  /** Whether its statements on SQLite are counted. */
  readonly counted?: boolean
}

/** Starts the shop as it runs in production: built, with the worker elsewhere. */
export async function startShop({
  databaseUrl,
  settings = {},
  processes = 1,
  counted,
}: Wishes = {}) {
  const storage = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  const simulatorPort = await freePort(0, '127.0.0.1')
  const database = databaseUrl ?? `sqlite:${join(storage, 'shop.sqlite3')}`
  const shared: Record<string, string> = {
    NODE_ENV: 'production',
    APP_KEY: 'bench-bench-bench-bench-bench-bench',
    STORAGE_DIR: storage,
    DATABASE_URL: database,
    HOST: '127.0.0.1',
    MOLLIE_API_URL: `http://127.0.0.1:${simulatorPort}`,
    SMTP_HOST: '127.0.0.1',
    WORKER: 'off',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'error',
    ...settings,
  }
  if ((await runNode([join(BUILD, 'ace.js'), 'setup'], { env: shared })) !== 0)
    throw new Error('No database')
  const simulator = spawn(process.execPath, ['--import=./bin/typescript.ts', 'simulator/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...shared, SIMULATOR_PORT: String(simulatorPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(simulator.stdout, 'data')
  const webs: Web[] = []
  const statements = join(storage, 'statements.sock')
  const options = counted ? [...NODE_OPTIONS, COUNTING] : NODE_OPTIONS
  const settled = { ...shared, BENCH_STATEMENTS: statements }
  while (webs.length < processes) webs.push(await startWeb(settled, options))
  const first = firstOf(webs)
  return {
    url: first.url,
    /** The SQLite file, when it has one of its own. */
    database: join(storage, 'shop.sqlite3'),
    databaseUrl: database,
    pid: first.pid,
    /** How many statements its SQLite ran so far, when they are counted. */
    statements: async () => Number(await text(connect(statements))),
    webs: webs as readonly Pick<Web, 'url' | 'pid'>[],
    stop: async () => {
      for (const { child } of webs) await stop(child)
      await stop(simulator)
      rmSync(storage, { recursive: true, force: true })
    },
  }
}

type Web = { readonly url: string; readonly pid: number; readonly child: ChildProcess }

async function startWeb(
  shared: Readonly<Record<string, string>>,
  options: readonly string[]
): Promise<Web> {
  const port = await freePort(0, '127.0.0.1')
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...WEB_FLAGS, ...options, join(BUILD, 'bin/server.js')], {
    cwd: dirname(BUILD),
    env: { ...process.env, ...shared, PORT: String(port), APP_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`${url}/gezond`).catch(() => null))) {
    if (isGone(child)) throw new Error('The shop does not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, pid: present(child.pid, 'the id of the shop'), child }
}
