import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePorts } from '../../../scripts/lib/ports.js'
import { firstOf } from '#tests/helpers/present'

/**
 * What happens to the bytes: they come `through`; the line is `cut`, so that nobody can connect; or
 * it is `silent`, so that it takes connections and bytes and lets none out.
 */
export type LineState = 'through' | 'cut' | 'silent'

/** A line to another program, such as a database, that can be cut or fall silent. */
export class Line {
  #state: LineState = 'through'
  #server: Server | null = null
  #port = 0
  readonly #pairs = new Set<readonly [Socket, Socket]>()

  constructor(readonly target: URL) {}

  /** @returns the address of the target by way of this line */
  async open(): Promise<string> {
    this.#port = firstOf(await freePorts(1))
    await this.#listen()
    const through = new URL(this.target)
    through.hostname = '127.0.0.1'
    through.port = String(this.#port)
    return through.href
  }

  get state() {
    return this.#state
  }

  /** Changes what happens to the bytes, for present and for new connections. */
  async set(state: LineState) {
    const before = this.#state
    this.#state = state
    if (state === 'cut') await this.#stopListening()
    else if (before === 'cut') await this.#listen()
    for (const [client, target] of this.#pairs) {
      if (state === 'silent') {
        client.pause()
        target.pause()
      } else if (state === 'through') {
        client.resume()
        target.resume()
      }
    }
  }

  async close() {
    await this.#stopListening()
  }

  async #listen() {
    const server = createServer((client) => this.#pass(client))
    server.listen(this.#port, '127.0.0.1')
    await once(server, 'listening')
    this.#server = server
  }

  async #stopListening() {
    const server = this.#server
    this.#server = null
    const closed = server && once(server, 'close')
    server?.close()
    for (const [client, target] of this.#pairs) {
      client.destroy()
      target.destroy()
    }
    await closed
  }

  #pass(client: Socket) {
    const target = connect(Number(this.target.port), this.target.hostname)
    const pair = [client, target] as const
    this.#pairs.add(pair)
    for (const [from, to] of [pair, pair.toReversed() as [Socket, Socket]]) {
      from.on('data', (chunk: Buffer) => void to.write(chunk))
      from.on('error', () => {})
      from.once('close', () => {
        to.destroy()
        this.#pairs.delete(pair)
      })
      if (this.#state === 'silent') from.pause()
    }
  }
}
