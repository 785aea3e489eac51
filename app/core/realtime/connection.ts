import type { RawData, WebSocket } from 'ws'
import { contained } from '#app/core/guard/contained'
import type { Limits, Timings } from '#app/core/realtime/limits'

/** One message of the protocol; `data` of what we send is a JSON string. */
export type Message = {
  readonly event: string
  readonly channel?: unknown
  readonly data?: unknown
}

export type Closing = { readonly code: number; readonly reason: string }

type Owner = {
  received(connection: Connection, message: Message): void
  /** @param clean whether the client said goodbye, rather than got lost */
  ended(connection: Connection, clean: boolean): void
}

/** Closed by the client itself, with or without a code. Going away (1001) is also what sleep looks like. */
const GOODBYE = [1000, 1005]

/**
 * Below 4100 the protocol says not to come back by itself, which is right for who wants nothing here; a
 * 4100 or 4200 would have it connect again every half minute. Our own pages do come back (`kanalen.ts`),
 * since they may have been refused by an authorisation that is only down for a while.
 */
const UNUSED: Closing = { code: 4009, reason: 'Not subscribed to any channel in time' }

/** One socket: its heartbeat, its limits, and the channels it listens to. */
export class Connection {
  /** The channels it listens to, with the member that it is there. */
  readonly channels = new Map<string, string | null>()
  /** Resolves when the socket is really gone. */
  readonly gone: Promise<void>
  readonly #silence: NodeJS.Timeout
  readonly #unused: NodeJS.Timeout
  #verdict: NodeJS.Timeout | undefined
  #beat: NodeJS.Timeout
  #messages = 0
  #open = true

  constructor(
    readonly id: string,
    readonly address: string,
    protected readonly socket: WebSocket,
    protected readonly owner: Owner,
    protected readonly timings: Timings,
    protected readonly limits: Limits
  ) {
    this.#silence = setTimeout(() => this.#ask(), timings.heartbeatMs)
    this.#unused = setTimeout(() => this.#closeIfUnused(), timings.unusedMs)
    this.#beat = setInterval(() => (this.#messages = 0), timings.heartbeatMs)
    socket.on('message', (data, binary) =>
      contained(
        'a socket',
        () => this.#receive(data, binary),
        () => socket.terminate()
      )
    )
    socket.on('error', () => socket.terminate())
    this.gone = new Promise((resolve) => {
      socket.once('close', (code) => {
        this.#end(GOODBYE.includes(code))
        resolve()
      })
    })
  }

  send(event: string, data: unknown, channel?: string) {
    this.sendFrame(frame(event, JSON.stringify(data), channel))
  }

  /** Sends what was made for many at once. A reader that does not keep up is cut off. */
  sendFrame(bytes: Buffer) {
    if (!this.#open) return
    this.socket.send(bytes, { binary: false })
    if (this.socket.bufferedAmount > this.limits.bufferBytes) this.socket.terminate()
  }

  /** Ends it from our side, and tells why. */
  close(closing: Closing) {
    if (!this.#open) return
    refuse(this.socket, closing)
    this.#end(false)
  }

  #receive(data: RawData, binary: boolean) {
    if (!this.#open) return
    clearTimeout(this.#verdict)
    this.#silence.refresh()
    if (++this.#messages > this.limits.messagesPerBeat) {
      return this.close({ code: 4100, reason: 'Too many messages' })
    }
    const message = binary ? null : parsed(data)
    if (message) this.owner.received(this, message)
  }

  #ask() {
    this.send('pusher:ping', {})
    this.#verdict = setTimeout(
      () => this.close({ code: 4201, reason: 'Pong reply not received in time' }),
      this.timings.pongMs
    )
  }

  #closeIfUnused() {
    if (this.channels.size === 0) this.close(UNUSED)
  }

  #end(clean: boolean) {
    if (!this.#open) return
    this.#open = false
    clearTimeout(this.#silence)
    clearTimeout(this.#verdict)
    clearTimeout(this.#unused)
    clearInterval(this.#beat)
    this.owner.ended(this, clean)
  }
}

/** Closes a socket with a code of the protocol, said twice: some proxies lose close codes. */
export function refuse(socket: WebSocket, { code, reason }: Closing) {
  socket.on('error', () => socket.terminate())
  socket.send(frame('pusher:error', JSON.stringify({ code, message: reason })), { binary: false })
  socket.close(code, reason)
}

/** The bytes of a message; `data` is JSON already. */
export function frame(event: string, data: string, channel?: string): Buffer {
  return Buffer.from(JSON.stringify({ event, data, channel }))
}

function parsed(data: RawData): Message | null {
  try {
    const message = JSON.parse((data as Buffer).toString('utf8')) as Partial<Message> | null
    return typeof message?.event === 'string' ? (message as Message) : null
  } catch {
    return null
  }
}
