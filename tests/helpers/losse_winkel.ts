import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../../scripts/lib/ports.js'
import app from '@adonisjs/core/services/app'

/** Waits until `voorwaarde` holds, looking again and again. */
export async function tot<T>(
  voorwaarde: () => Promise<T | false | null> | T | false | null,
  wat: string
): Promise<T> {
  const einde = Date.now() + 90_000
  for (;;) {
    const uitkomst = await voorwaarde()
    if (uitkomst) return uitkomst
    if (Date.now() > einde) throw new Error(`Waited in vain for: ${wat}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A shop in a process of its own, so that it can be killed the hard way and started again. */
export class LosseWinkel {
  readonly folder = mkdtempSync(join(tmpdir(), 'winkel-los-'))
  /** All that its processes said. */
  gezegd = ''
  #process: ChildProcess | null = null

  private constructor(
    readonly port: number,
    readonly settings: Record<string, string>
  ) {}

  static async maak(settings: Record<string, string>) {
    const [port] = await freePorts(1)
    return new LosseWinkel(port!, settings)
  }

  /** The file of its database, when it has one of its own. */
  get database() {
    return join(this.folder, 'los.sqlite3')
  }

  get url() {
    return `http://127.0.0.1:${this.port}`
  }

  get #env() {
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

  async zetOp() {
    const [code] = (await once(this.#node('ace.js', 'opzetten'), 'exit')) as [number]
    if (code !== 0) throw new Error('The separate shop could not be set up')
  }

  async start() {
    this.#process = this.#node('--import=@poppinss/ts-exec', 'bin/server.ts')
    await tot(
      () =>
        fetch(`${this.url}/api/prijzen`).then(
          (response) => response.ok,
          () => false
        ),
      'the separate shop'
    )
  }

  /** Gone at once, with nothing tidied up. */
  async dood() {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }

  /** As a supervisor asks: it finishes what it is doing. */
  async stop() {
    const child = this.#process!
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
  }

  async ruimOp() {
    await this.dood()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async bestel(pad: string, velden: object): Promise<string> {
    const { payurl } = await this.post<{ payurl: string }>(`/api/${pad}/bestellen`, velden)
    return payurl
  }

  /** Posts as a page of the shop would. */
  async post<T>(pad: string, velden: object): Promise<T> {
    const html = await (await fetch(`${this.url}/contact`)).text()
    const token = /csrf-token" content="([^"]+)"/.exec(html)![1]!
    const response = await fetch(`${this.url}${pad}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: JSON.stringify(velden),
    })
    if (!response.ok)
      throw new Error(`${pad} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  }

  #node(...args: string[]) {
    const child = spawn(process.execPath, args, {
      cwd: app.makePath(),
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout!, child.stderr!]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (this.gezegd += chunk))
    }
    return child
  }
}
