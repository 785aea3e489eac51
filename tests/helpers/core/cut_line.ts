import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** `before`: the database never hears of the COMMIT. `after`: it commits, and nobody hears of that. */
export type Cut = 'before' | 'after'

/** A line to PostgreSQL that may be cut at the moment of a COMMIT. */
export class CutLine {
  cut: Cut | null = null
  /** How many commits met the cut. */
  cuts = 0
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer((client) => this.#pass(client))

  constructor(readonly database: URL) {}

  /** @returns the address of the database by way of this line */
  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const through = new URL(this.database)
    through.hostname = '127.0.0.1'
    through.port = String((this.#server.address() as AddressInfo).port)
    return through.href
  }

  async close() {
    for (const socket of this.#sockets) socket.destroy()
    const closed = once(this.#server, 'close')
    this.#server.close()
    await closed
  }

  #pass(client: Socket) {
    const database = connect(Number(this.database.port || 5432), this.database.hostname)
    let silent = false
    const end = () => {
      client.destroy()
      database.destroy()
    }
    for (const socket of [client, database]) {
      this.#sockets.add(socket)
      socket.on('error', end).on('close', end)
      socket.once('close', () => this.#sockets.delete(socket))
    }
    client.on('data', (chunk: Buffer) => {
      const { cut } = this
      if (cut === null || !chunk.includes('COMMIT;')) return void database.write(chunk)
      this.cuts++
      if (cut === 'before') return end()
      silent = true
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      if (silent) return end()
      client.write(chunk)
    })
  }
}
