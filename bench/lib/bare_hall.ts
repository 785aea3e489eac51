/**
 * A hall without a shop: a server of nothing but Node, `ws` and one insert, which shows what this
 * machine can do at best. It runs as a program of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { WebSocket, WebSocketServer } from 'ws'
import { ROOT } from '../../scripts/lib/run.ts'
import { stop } from './stop.ts'

/** Screens that hear of each tap from a server that writes one row for it. */
export class BareHall {
  readonly url: string
  readonly #server: ChildProcess
  readonly #screens: readonly WebSocket[]

  private constructor(url: string, server: ChildProcess, screens: readonly WebSocket[]) {
    this.url = url
    this.#server = server
    this.#screens = screens
  }

  static async open(screens: number): Promise<BareHall> {
    const server = spawn(process.execPath, [join(ROOT, 'bench/lib/bare_hall.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(server.stdout, 'data')) as [Buffer]
    const url = `http://127.0.0.1:${String(line).trim()}`
    const sockets = await Promise.all(
      Array.from({ length: screens }, async () => {
        const socket = new WebSocket(url.replace('http', 'ws'))
        await once(socket, 'open')
        return socket
      })
    )
    return new BareHall(url, server, sockets)
  }

  /** @returns after how many milliseconds each of the other screens heard of one tap */
  async tap(): Promise<number[]> {
    const tapped = performance.now()
    const heard = this.#screens.slice(1).map(async (socket) => {
      await once(socket, 'message')
      return performance.now() - tapped
    })
    await fetch(this.url, { method: 'POST', body: '{}' })
    return Promise.all(heard)
  }

  async close() {
    for (const socket of this.#screens) socket.terminate()
    await stop(this.#server)
  }
}

function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-bench-'))
  process.once('SIGTERM', () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
  const database = new Database(join(folder, 'bare.sqlite3'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table bench (id integer primary key, name text)')
  const insert = database.prepare("insert into bench (name) values ('tap')")
  const server = createServer((_, response) => {
    insert.run()
    for (const socket of sockets.clients) socket.send('{"versie":1}')
    response.end('{}')
  })
  const sockets = new WebSocketServer({ server })
  server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
}

if (import.meta.main) serve()
