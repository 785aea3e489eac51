import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { firstOf } from '#domain/present'

/** The messages of a PostgreSQL client that make the server do something. */
const STATEMENTS = new Set(['Q', 'E'].map((letter) => letter.charCodeAt(0)))

/** A line to PostgreSQL that counts the statements which pass. */
export class CountingWire {
  statements = 0
  readonly #server = createServer((client) => this.#connect(client))
  readonly #target: URL

  private constructor(target: URL) {
    this.#target = target
  }

  static async to(url: string): Promise<CountingWire> {
    const wire = new CountingWire(new URL(url))
    wire.#server.listen(0, '127.0.0.1')
    await once(wire.#server, 'listening')
    return wire
  }

  /** The same database, through this line. */
  get url(): string {
    const url = new URL(this.#target)
    url.hostname = '127.0.0.1'
    url.port = String((this.#server.address() as AddressInfo).port)
    return url.href
  }

  stop() {
    this.#server.close()
  }

  #connect(client: Socket) {
    const server = connect(Number(this.#target.port || 5432), this.#target.hostname)
    const count = counter(() => this.statements++)
    client.setNoDelay(true).on('data', (bytes: Buffer) => {
      count(bytes)
      server.write(bytes)
    })
    server.setNoDelay(true).on('data', (bytes: Buffer) => client.write(bytes))
    client.on('error', () => {}).on('close', () => server.destroy())
    server.on('error', () => {}).on('close', () => client.destroy())
  }
}

/**
 * Follows the messages of one client: a length, which the first message begins with, after a
 * letter.
 */
function counter(found: () => void): (bytes: Buffer) => void {
  let left: Buffer = Buffer.alloc(0)
  let isFirst = true
  return (bytes) => {
    left = left.length === 0 ? bytes : Buffer.concat([left, bytes])
    for (;;) {
      const head = isFirst ? 0 : 1
      if (left.length < head + 4) return
      const length = head + left.readUInt32BE(head)
      if (left.length < length) return
      if (!isFirst && STATEMENTS.has(firstOf(left))) found()
      isFirst = false
      left = left.subarray(length)
    }
  }
}
