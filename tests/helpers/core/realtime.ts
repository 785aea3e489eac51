import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import Pusher, { type Options } from 'pusher-js'
import { WebSocket, type ClientOptions } from 'ws'
import type { Broadcaster, NewMember } from '#app/core/realtime/broadcaster'
import { EmbeddedBroadcaster } from '#app/core/realtime/embedded_broadcaster'
import { LIMITS, TIMINGS, type Limits, type Timings } from '#app/core/realtime/limits'
import { PusherBroadcaster } from '#app/core/realtime/pusher_broadcaster'
import { derivedCredentials } from '#app/core/realtime/signatures'
import { present } from '#tests/helpers/present'

export const CREDENTIALS = derivedCredentials('a-key-that-only-these-tests-know')

/** Lets clients into the server of the functional suite, as the web process does by itself. */
export async function connectRealtime(): Promise<EmbeddedBroadcaster> {
  const server = await app.container.make('server')
  const broadcaster = await app.container.make(EmbeddedBroadcaster)
  broadcaster.attach(server.getNodeServer() as Server)
  return broadcaster
}

/** Waits until something holds and checks often, because it takes milliseconds. */
export async function until<T>(
  condition: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  what: string
): Promise<T> {
  const end = Date.now() + 25_000
  for (;;) {
    const outcome = await condition()
    if (outcome) return outcome
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

/** What a broadcaster wrote to the log. */
export function listeningLog() {
  const lines: { data: object; message: string }[] = []
  const write = (data: object, message: string) => void lines.push({ data, message })
  return { lines, log: { error: write, info: write } }
}

type HubOptions = {
  key?: string
  port?: number
  appUrl?: string
  proxyHops?: number
  timings?: Partial<Timings>
  limits?: Partial<Limits>
}

/** Our hub on a server of its own, with its REST calls and short time limits. */
export async function startHub(options: HubOptions = {}) {
  const { lines, log } = listeningLog()
  const embedded = new EmbeddedBroadcaster({
    credentials: { ...CREDENTIALS, key: options.key ?? CREDENTIALS.key },
    appUrl: options.appUrl ?? 'https://winkel.example.nl',
    proxyHops: options.proxyHops ?? 0,
    log,
    timings: { ...TIMINGS, absenceMs: 60, closeMs: 200, ...options.timings },
    limits: { ...LIMITS, ...options.limits },
  })
  const server = createServer(async (request, response) => {
    const { status, body } = embedded.rest.answer({
      method: present(request.method, 'request.method'),
      url: present(request.url, 'request.url'),
      body: (await buffer(request)).toString(),
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  embedded.attach(server)
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    embedded,
    hub: embedded.hub,
    server,
    port,
    lines,
    /** The other driver, with this hub as its service. */
    pusher: pusherDriver(port, log),
    async stop() {
      await embedded.close()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type TestHub = Awaited<ReturnType<typeof startHub>>

export function pusherDriver(port: number, log = listeningLog().log, timeoutMs = 2_000) {
  const service = { cluster: 'eu', host: '127.0.0.1', port, tls: false, timeoutMs }
  return new PusherBroadcaster({ ...CREDENTIALS, ...service }, log)
}

/** An unmodified pusher-js, which a broadcaster lets in under any name that it gives. */
export function visit(
  port: number,
  broadcaster: Broadcaster,
  member?: NewMember,
  options: Partial<Options> = {}
) {
  const { key } = broadcaster.clientOptions()
  const client = new Pusher(key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws', 'wss'],
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: ({ socketId, channelName }, reply) =>
        reply(null, broadcaster.authorize(socketId, channelName, member)),
    },
    ...options,
  })
  client.connection.bind('error', () => {})
  return client
}

/**
 * Subscribes, waits until the subscription holds, and keeps everything that is heard after that.
 */
export async function listen(client: Pusher, name: string) {
  const heard: { event: string; data: unknown }[] = []
  const channel = client.subscribe(name)
  channel.bind_global((event: string, data: unknown) => void heard.push({ event, data }))
  await until(() => channel.subscribed, `the subscription of ${name}`)
  return {
    channel,
    heard,
    events: () => heard.filter(({ event }) => !event.startsWith('pusher:')),
  }
}

export async function connected(client: Pusher): Promise<string> {
  await until(() => client.connection.state === 'connected', 'the connection')
  return client.connection.socket_id
}

export type Message = { event: string; channel?: string; data: Record<string, unknown> }

/** A bare socket, for what pusher-js never does. */
export class BareSocket {
  readonly messages: Message[] = []
  closeCode: number | null = null
  /** The status of the ordinary answer, when no socket was opened. */
  status: number | null = null
  readonly socket: WebSocket

  constructor(
    port: number,
    path = `/app/${CREDENTIALS.key}?protocol=7`,
    options: ClientOptions = {}
  ) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options)
    this.socket.on('error', () => {})
    this.socket.on('unexpected-response', (request, response) => {
      this.status = present(response.statusCode, 'response.statusCode')
      request.destroy()
    })
    this.socket.on('message', (raw) => {
      const { data, ...rest } = JSON.parse(String(raw)) as { event: string; data: string }
      this.messages.push({ ...rest, data: JSON.parse(data) as Record<string, unknown> })
    })
    this.socket.on('close', (code) => (this.closeCode = code))
  }

  /** @returns the socket id */
  async welcome(): Promise<string> {
    const { data } = await this.message('pusher:connection_established')
    return data.socket_id as string
  }

  message(event: string): Promise<Message> {
    return until(() => this.messages.find((message) => message.event === event), event)
  }

  closed(): Promise<number> {
    return until(() => this.closeCode, 'the closing of the socket')
  }

  say(event: string, data: unknown = {}) {
    this.socket.send(JSON.stringify({ event, data }))
  }
}

/** A wire that can be cut without either side hearing of it, as when a phone leaves the wifi. */
export async function relay(firstPort: number) {
  let target = firstPort
  const pairs: [Socket, Socket][] = []
  const everything: Socket[] = []
  const server = createTcpServer((from) => {
    const to = connect(target, '127.0.0.1')
    from.on('error', () => {}).on('close', () => to.destroy())
    to.on('error', () => {}).on('close', () => from.destroy())
    from.pipe(to)
    to.pipe(from)
    pairs.push([from, to])
    everything.push(from, to)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** The port to which new wires connect. */
    leadTo(port: number) {
      target = port
    },
    /** Blocks these wires without closing them; new ones work. */
    freeze() {
      for (const [from, to] of pairs.splice(0)) {
        from.unpipe(to).removeAllListeners('close').pause()
        to.unpipe(from).removeAllListeners('close').pause()
      }
    },
    async stop() {
      for (const socket of everything) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
