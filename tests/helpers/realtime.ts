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

export const CREDENTIALS = derivedCredentials('a-key-that-only-these-tests-know')

/** Lets clients into the server of the functional suite, as the web process does by itself. */
export async function koppelRealtime(): Promise<EmbeddedBroadcaster> {
  const server = await app.container.make('server')
  const broadcaster = await app.container.make(EmbeddedBroadcaster)
  broadcaster.attach(server.getNodeServer() as Server)
  return broadcaster
}

/** Waits until something holds, looking often: what happens, happens in milliseconds. */
export async function totdat<T>(
  voorwaarde: () => Promise<T | false | null | undefined> | T | false | null | undefined,
  wat: string
): Promise<T> {
  const einde = Date.now() + 8_000
  for (;;) {
    const uitkomst = await voorwaarde()
    if (uitkomst) return uitkomst
    if (Date.now() > einde) throw new Error(`Waited in vain for: ${wat}`)
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
}

/** What a broadcaster wrote to the log. */
export function luisterendLog() {
  const regels: { data: object; message: string }[] = []
  const schrijf = (data: object, message: string) => void regels.push({ data, message })
  return { regels, log: { error: schrijf, info: schrijf } }
}

type HubOpties = {
  key?: string
  port?: number
  appUrl?: string
  proxyHops?: number
  timings?: Partial<Timings>
  limits?: Partial<Limits>
}

/** Our hub on a server of its own, its REST included. Quick to lose patience, unless told otherwise. */
export async function startHub(opties: HubOpties = {}) {
  const { regels, log } = luisterendLog()
  const embedded = new EmbeddedBroadcaster({
    credentials: { ...CREDENTIALS, key: opties.key ?? CREDENTIALS.key },
    appUrl: opties.appUrl ?? 'https://winkel.example.nl',
    proxyHops: opties.proxyHops ?? 0,
    log,
    timings: { ...TIMINGS, absenceMs: 60, closeMs: 200, ...opties.timings },
    limits: { ...LIMITS, ...opties.limits },
  })
  const server = createServer(async (request, response) => {
    const { status, body } = embedded.rest.answer({
      method: request.method!,
      url: request.url!,
      body: (await buffer(request)).toString(),
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  embedded.attach(server)
  server.listen(opties.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    embedded,
    hub: embedded.hub,
    server,
    port,
    regels,
    /** The other driver, with this hub as its service. */
    pusher: pusherDriver(port, log),
    async stop() {
      await embedded.close()
      server.closeAllConnections()
      await new Promise((klaar) => server.close(klaar))
    },
  }
}

export type TestHub = Awaited<ReturnType<typeof startHub>>

export function pusherDriver(port: number, log = luisterendLog().log, timeoutMs = 2_000) {
  const service = { cluster: 'eu', host: '127.0.0.1', port, tls: false, timeoutMs }
  return new PusherBroadcaster({ ...CREDENTIALS, ...service }, log)
}

/** An unmodified pusher-js, let in by a broadcaster as who it says it is. */
export function bezoek(
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
      customHandler: ({ socketId, channelName }, antwoord) =>
        antwoord(null, broadcaster.authorize(socketId, channelName, member)),
    },
    ...options,
  })
  client.connection.bind('error', () => {})
  return client
}

/** Subscribes and waits until it is; keeps everything that is heard after that. */
export async function luister(client: Pusher, naam: string) {
  const gehoord: { event: string; data: unknown }[] = []
  const channel = client.subscribe(naam)
  channel.bind_global((event: string, data: unknown) => void gehoord.push({ event, data }))
  await totdat(() => channel.subscribed, `the subscription of ${naam}`)
  return {
    channel,
    gehoord,
    events: () => gehoord.filter(({ event }) => !event.startsWith('pusher:')),
  }
}

export async function verbonden(client: Pusher): Promise<string> {
  await totdat(() => client.connection.state === 'connected', 'the connection')
  return client.connection.socket_id
}

export type Bericht = { event: string; channel?: string; data: Record<string, unknown> }

/** A bare socket, for what pusher-js would never do. */
export class KaleSocket {
  readonly berichten: Bericht[] = []
  sluiting: number | null = null
  /** Of the ordinary answer, when it did not become a socket. */
  status: number | null = null
  readonly socket: WebSocket

  constructor(
    port: number,
    pad = `/app/${CREDENTIALS.key}?protocol=7`,
    options: ClientOptions = {}
  ) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${pad}`, options)
    this.socket.on('error', () => {})
    this.socket.on('unexpected-response', (request, response) => {
      this.status = response.statusCode!
      request.destroy()
    })
    this.socket.on('message', (raw) => {
      const { data, ...rest } = JSON.parse(String(raw)) as { event: string; data: string }
      this.berichten.push({ ...rest, data: JSON.parse(data) as Record<string, unknown> })
    })
    this.socket.on('close', (code) => (this.sluiting = code))
  }

  /** @returns the socket id */
  async welkom(): Promise<string> {
    const { data } = await this.bericht('pusher:connection_established')
    return data.socket_id as string
  }

  bericht(event: string): Promise<Bericht> {
    return totdat(() => this.berichten.find((bericht) => bericht.event === event), event)
  }

  dicht(): Promise<number> {
    return totdat(() => this.sluiting, 'the closing of the socket')
  }

  zeg(event: string, data: unknown = {}) {
    this.socket.send(JSON.stringify({ event, data }))
  }
}

/** A wire that can be cut without either side hearing of it, as when a phone leaves the wifi. */
export async function doorgeefluik(eerstePoort: number) {
  let doel = eerstePoort
  const paren: [Socket, Socket][] = []
  const alles: Socket[] = []
  const server = createTcpServer((van) => {
    const naar = connect(doel, '127.0.0.1')
    van.on('error', () => {}).on('close', () => naar.destroy())
    naar.on('error', () => {}).on('close', () => van.destroy())
    van.pipe(naar)
    naar.pipe(van)
    paren.push([van, naar])
    alles.push(van, naar)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    /** New wires lead here. */
    leidNaar(port: number) {
      doel = port
    },
    /** From now on nothing comes through these wires; new ones work. */
    bevries() {
      for (const [van, naar] of paren.splice(0)) {
        van.unpipe(naar).removeAllListeners('close').pause()
        naar.unpipe(van).removeAllListeners('close').pause()
      }
    },
    async stop() {
      for (const socket of alles) socket.destroy()
      await new Promise((klaar) => server.close(klaar))
    },
  }
}
