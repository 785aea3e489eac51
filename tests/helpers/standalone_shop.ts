import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePorts } from '../../scripts/lib/ports.js'
import { ROOT } from '../../scripts/lib/run.js'
import { PROGRAMS } from '#tests/helpers/programs'
import { captured, firstOf, present } from '#tests/helpers/present'

/** Waits until the condition holds, for `patience` milliseconds at most. */
export async function until<T>(
  condition: () => Promise<T | false | null> | T | false | null,
  what: string,
  patience = 90_000
): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    const outcome = await condition()
    if (outcome) return outcome
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The settings on which the outcome of `setup` depends. */
const SHAPING = ['SHOP_MODE', 'APP_KEY', 'DATABASE_URL', 'STORAGE_DIR', 'NODE_ENV', 'LAN_ADDRESS']

/** A copy of the folder of the first ordinary shop of this process, right after it was set up. */
let madeBefore: string | null = null

function keepCopyOf(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'shop-made-before-'))
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true })
  madeBefore = copy
}

/** A shop in a process of its own, so that it can be killed the hard way and started again. */
export class StandaloneShop {
  readonly folder = mkdtempSync(join(tmpdir(), 'shop-standalone-'))
  /** Everything that its processes wrote. */
  said = ''
  #process: ChildProcess | null = null
  #worker: ChildProcess | null = null

  private constructor(
    readonly port: number,
    readonly settings: Record<string, string>
  ) {}

  static async make(settings: Record<string, string>) {
    const port = firstOf(await freePorts(1))
    return new StandaloneShop(port, settings)
  }

  /** The file of its database, when it has one of its own. */
  get database() {
    return join(this.folder, 'los.sqlite3')
  }

  get url() {
    return `http://${this.settings.LAN_ADDRESS ?? '127.0.0.1'}:${this.port}`
  }

  /** Whether its tables and example data are those of every other shop. */
  get #isOrdinary() {
    return !process.env.DATABASE_URL && !SHAPING.some((name) => name in this.settings)
  }

  /** The environment of its programs. */
  get environment(): Record<string, string | undefined> {
    return {
      ...process.env,
      NODE_ENV: 'production',
      STORAGE_DIR: this.folder,
      DATABASE_URL: process.env.DATABASE_URL ?? `sqlite:${join(this.folder, 'los.sqlite3')}`,
      PORT: String(this.port),
      APP_URL: this.url,
      WORKER: 'inline',
      LOG_LEVEL: 'error',
      ...this.settings,
    }
  }

  /**
   * Makes tables and example data. On SQLite only the first shop of this process does; the others
   * get a copy of its folder. Such a copy remembers the place of the first database as one that had
   * tables; with `anew` it remembers its own.
   */
  async setUp({ anew = false } = {}) {
    const made = this.#isOrdinary && !anew ? madeBefore : null
    if (made) return cpSync(made, this.folder, { recursive: true })
    const [code] = (await once(this.#node(PROGRAMS.ace, 'setup'), 'exit')) as [number]
    if (code !== 0) throw new Error('The separate shop could not be set up')
    if (this.#isOrdinary) keepCopyOf(this.folder)
  }

  /**
   * @param planted modules that are loaded before the shop, such as routes that fail; they import
   *   packages only, so that they fit the build as well as the sources
   */
  async start(...planted: string[]) {
    const before = planted.map((file) => `--import=${pathToFileURL(join(ROOT, file)).href}`)
    this.#process = this.#node(...before, ...PROGRAMS.server)
    await until(() => {
      if (!this.isAlive) throw new Error('The separate shop ended while it was starting')
      return fetch(`${this.url}/api/prijzen`).then(
        (response) => response.ok,
        () => false
      )
    }, 'the separate shop')
  }

  /** Starts the shop as a supervisor does: again, when it ended by itself. */
  async startAgain(attempts = 5) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.start()
      } catch (error) {
        if (attempt === attempts || this.isAlive) throw error
      }
    }
  }

  /** Whether it is still running. */
  get isAlive() {
    const child = this.#process
    return child !== null && child.exitCode === null && child.signalCode === null
  }

  /** Sends it a signal, and waits until it ended. @returns its exit code */
  async ended(signal?: NodeJS.Signals): Promise<number | null> {
    const child = present(this.#process, 'the process')
    const exit = once(child, 'exit') as Promise<[number | null]>
    if (signal) child.kill(signal)
    const [code] = await exit
    return code
  }

  /** Types a command of `node ace` for this shop. */
  async command(...words: string[]): Promise<{ code: number | null; said: string }> {
    const child = this.#node(PROGRAMS.ace, ...words)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => (said += part))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, said }
  }

  /** Starts a worker beside the web process, for a shop with `WORKER=off`. */
  async startWorker() {
    const before = this.said.length
    this.#worker = this.#node(PROGRAMS.ace, 'queue:work')
    await until(() => this.said.includes('Starting worker', before), 'the separate worker')
  }

  /** Kills the worker at once, in the middle of its work. */
  async killWorker() {
    await killed(this.#worker)
  }

  /** Asks the worker to stop, and waits until it did. @returns its exit code */
  async stopWorker(): Promise<number | null> {
    const child = present(this.#worker, 'the worker')
    const exit = once(child, 'exit') as Promise<[number | null]>
    child.kill('SIGTERM')
    const [code] = await exit
    return code
  }

  /** Kills the shop at once, without any cleaning up. */
  async dead() {
    await killed(this.#process)
  }

  /** Asks the shop to stop, as a supervisor does, so that it finishes its work. */
  async stop() {
    const child = present(this.#process, 'the process')
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }

  async cleanUp() {
    await this.dead()
    await this.killWorker()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async placeOrder(path: string, fields: object): Promise<string> {
    const { payurl } = await this.post<{ payurl: string }>(`/api/${path}/bestellen`, fields)
    return payurl
  }

  /** Posts as a page of the shop does. */
  async post<T>(path: string, fields: object): Promise<T> {
    const token = await this.pageToken()
    const response = await fetch(`${this.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify(fields),
    })
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }

  async pageToken(): Promise<string> {
    const html = await (await fetch(`${this.url}/contact`)).text()
    return captured(/csrf-token" content="([^"]+)"/, html)
  }

  #node(...args: string[]) {
    const child = spawn('/bin/sh', openly(process.execPath, ...args), {
      cwd: ROOT,
      env: this.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (this.said += chunk))
    }
    return child
  }
}

/**
 * The arguments with which `/bin/sh` becomes a program that leaves its files readable for others,
 * as on most machines. The test itself closes its own files, and its programs would inherit that.
 */
export const openly = (...program: string[]) => [...['-c', 'umask 022; exec "$0" "$@"'], ...program]

/** What is in a folder, and the folder itself, that others on this machine may read or enter. */
export const openToOthers = (folder: string): string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (path) => (lstatSync(join(folder, path)).mode & 0o077) !== 0
  )

async function killed(child: ChildProcess | null) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
