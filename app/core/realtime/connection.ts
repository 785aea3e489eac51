import type { RawData, WebSocket } from 'ws'
import { contained } from '#app/core/guard/contained'
import type { Limits, Timings } from '#app/core/realtime/limits'

/** One message of the protocol. In messages that we send, `data` is a JSON string. */
export type Message = {
  readonly event: string
  readonly channel?: unknown
  readonly data?: unknown
}

export type Closing = { readonly code: number; readonly reason: string }

type Owner = {
  received(connection: Connection, message: Message): void
  /** @param clean whether the client said goodbye, rather than lost its line */
  ended(connection: Connection, clean: boolean): void
}

/**
 * The codes with which a client closes by itself. Going away (1001) is left out, because a phone
 * that falls asleep sends it too.
 */
const GOODBYE = [1000, 1005]

/**
 * Closes an unused socket. A code below 4100 tells the client not to reconnect by itself, which is
 * right for a client that wants nothing here; with 4100 or 4200 it would reconnect every half
 * minute. Our own pages do reconnect (`inertia/live/channels/channels.ts`), because an
 * authorisation that is only down for a while may have refused them.
 */
const UNUSED: Closing = { code: 4009, reason: 'Not subscribed to any channel in time' }

/** One socket: its heartbeat, its limits, and the channels that it listens to. */
export class Connection {
  /** The channels that it listens to, with its member id there. */
  readonly channels = new Map<string, string | null>()
  /** What let it in: the name of the secret that its page showed. */
  access: string | null = null
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
    this.#silence = setTimeout(() => this.#alone(() => this.#ask()), timings.heartbeatMs)
    this.#unused = setTimeout(() => this.#alone(() => this.#closeIfUnused()), timings.unusedMs)
    this.#beat = setInterval(() => (this.#messages = 0), timings.heartbeatMs)
    socket.on('message', (data, binary) => this.#alone(() => this.#receive(data, binary)))
    socket.on('error', () => socket.terminate())
    this.gone = new Promise((resolve) => {
      socket.once('close', (code) => {
        this.#alone(() => this.#end(GOODBYE.includes(code)))
        resolve()
      })
    })
  }

  /** Sends one event to this client. */
  send(event: string, data: unknown, channel?: string) {
    this.sendFrame(frame(event, JSON.stringify(data), channel))
  }

  /**
   * Sends a frame that was made for many clients at once. A client that does not keep up is cut
   * off.
   */
  sendFrame(bytes: Buffer) {
    if (!this.#open) return
    this.#alone(() => {
      this.socket.send(bytes, { binary: false })
      if (this.socket.bufferedAmount > this.limits.bufferBytes) this.socket.terminate()
    })
  }

  /** Ends the connection from our side, with the reason. */
  close(closing: Closing) {
    if (!this.#open) return
    refuse(this.socket, closing)
    this.#end(false)
  }

  /** Does work for this socket. A fault in it costs this socket, and no other. */
  #alone(work: () => void) {
    contained('a socket', work, () => this.socket.terminate())
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
      () =>
        this.#alone(() => this.close({ code: 4201, reason: 'Pong reply not received in time' })),
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

/**
 * Closes a socket with a code of the protocol. The code is also sent as a message, because some
 * proxies lose close codes.
 */
export function refuse(socket: WebSocket, { code, reason }: Closing) {
  socket.on('error', () => socket.terminate())
  socket.send(frame('pusher:error', JSON.stringify({ code, message: reason })), { binary: false })
  socket.close(code, reason)
}

/** The bytes of a message; `data` is already JSON. */
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
