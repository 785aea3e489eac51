/**
 * `npm run bench -- realtime` measures twenty halls with sixty phones each that play at once: how long
 * after the server said something the last phone of a hall has heard it, beside a bare `ws` server
 * that sends the same bytes. Server and phones are two processes on 127.0.0.1. It stops by itself.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { WebSocket, WebSocketServer } from 'ws'
import { faults } from './lib/bars.ts'
import { SECONDS } from './lib/measure.ts'
import { stop } from './lib/stop.ts'

const HALLS = 20
const PHONES = 60
/** The events of all halls together; in a busy hall something happens four times a second. */
const EVENTS_PER_SECOND = HALLS * 4

type Role = 'ours' | 'bare'

/**
 * The channels are public, because a signature is checked once per subscription and is not measured
 * here.
 */
const channelOf = (hall: number) => `spellenfabriek.room.${hall}`

/** Publishes at a steady pace from the moment that a message arrives on its input. */
async function serve(role: Role) {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const publish = role === 'ours' ? await oursOn(server) : bareOn(server)
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port }))
  process.stdin.once('data', () => {
    let index = 0
    const timer = setInterval(() => {
      const event = { version: index, at: Date.now(), roomid: 12 }
      publish(channelOf(index++ % HALLS), 'SpellenFabriekTeamRoomEnter', event)
    }, 1000 / EVENTS_PER_SECOND)
    setTimeout(() => {
      clearInterval(timer)
      console.log(JSON.stringify({ sent: index, rss: process.memoryUsage.rss() }))
    }, SECONDS * 1000)
  })
}

async function oursOn(server: ReturnType<typeof createServer>) {
  await startApp()
  const { EmbeddedBroadcaster } = await import('#app/core/realtime/embedded_broadcaster')
  const { LIMITS } = await import('#app/core/realtime/limits')
  const broadcaster = new EmbeddedBroadcaster({
    credentials: { appId: '1', key: 'bench', secret: 'bench' },
    appUrl: 'http://127.0.0.1',
    proxyHops: 0,
    log: console,
    limits: { ...LIMITS, socketsPerAddress: HALLS * PHONES },
  })
  broadcaster.attach(server)
  return (channel: string, event: string, data: Record<string, unknown>) =>
    void broadcaster.publish([channel], event, data)
}

/** The hub tells the shop's log what goes wrong, so there has to be a shop, though nothing of it is used. */
async function startApp() {
  await import('reflect-metadata')
  const { Ignitor } = await import('@adonisjs/core')
  const app = new Ignitor(new URL('../', import.meta.url), {
    importer: (file) =>
      import(file.startsWith('.') ? new URL(`../${file}`, import.meta.url).href : file),
  }).createApp('console')
  await app.init()
  await app.boot()
}

function bareOn(server: ReturnType<typeof createServer>) {
  const halls = new Map<string, WebSocket[]>()
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    socket.send(JSON.stringify({ event: 'pusher:connection_established', data: '{}' }))
    socket.once('message', (raw) => {
      const { data } = JSON.parse(String(raw)) as { data: { channel: string } }
      halls.set(data.channel, [...(halls.get(data.channel) ?? []), socket])
      socket.send(JSON.stringify({ event: 'pusher_internal:subscription_succeeded', data: '{}' }))
    })
  })
  return (channel: string, event: string, data: Record<string, unknown>) => {
    const bytes = JSON.stringify({ event, data: JSON.stringify(data), channel })
    for (const socket of halls.get(channel) ?? []) socket.send(bytes)
  }
}

async function measure(role: Role) {
  const child = spawn(
    process.execPath,
    ['--import=./bin/typescript.ts', fileURLToPath(import.meta.url), role],
    { stdio: ['pipe', 'pipe', 'inherit'] }
  )
  const said = async () => {
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    return JSON.parse(String(line)) as { port: number; sent: number; rss: number }
  }
  const { port } = await said()
  const heard = new Map<number, { phones: number; ms: number }>()
  const phones = await Promise.all(
    Array.from({ length: HALLS * PHONES }, (_, index) => phone(port, index % HALLS, heard))
  )
  child.stdin.write('go')
  const { sent, rss } = await said()
  await new Promise((resolve) => setTimeout(resolve, 500))
  phones.forEach((socket) => socket.terminate())
  await stop(child)

  const whole = [...heard.values()].filter(({ phones: count }) => count === PHONES)
  const times = whole.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (part: number) => `${times[Math.floor(part * (times.length - 1))]} ms`
  const lost = sent - whole.length
  console.log(
    role === 'ours' ? 'Realtime hub'.padEnd(16) : 'Bare ws'.padEnd(16),
    `${((sent * PHONES) / SECONDS).toFixed(0)} messages/s  last phone p50 ${at(0.5)}  p99 ${at(0.99)}`,
    ` ${(rss / 1e6).toFixed(0)} MB  ${faults({ 'NOT HEARD BY ALL': lost })}`
  )
}

async function phone(
  port: number,
  hall: number,
  heard: Map<number, { phones: number; ms: number }>
) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/bench?protocol=7`)
  const channel = channelOf(hall)
  await new Promise<void>((resolve) => {
    socket.on('message', (raw) => {
      const { event, data } = JSON.parse(String(raw)) as { event: string; data: string }
      if (event === 'pusher:connection_established') {
        socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel } }))
      } else if (event === 'pusher_internal:subscription_succeeded') {
        resolve()
      } else if (event === 'pusher:ping') {
        socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }))
      } else {
        const { version, at } = JSON.parse(data) as { version: number; at: number }
        const { phones } = heard.get(version) ?? { phones: 0 }
        heard.set(version, { phones: phones + 1, ms: Date.now() - at })
      }
    })
  })
  return socket
}

const [role] = process.argv.slice(2)
if (role === 'ours' || role === 'bare') await serve(role)
else for (const one of ['bare', 'ours', 'bare', 'ours'] as const) await measure(one)
