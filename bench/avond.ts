/**
 * `npm run bench`: an evening of twenty teams with three phones each. How long after a team tapped do
 * its other phones show it: the tap is stored, an event tells the version, and each phone fetches the
 * snapshot. Beside a bare server that writes one row and tells sixty sockets, in one run. Then a
 * thousand phones: what one costs in memory, and whether any misses a state after its line was cut.
 * Everything runs on 127.0.0.1 and stops by itself.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { WebSocket, WebSocketServer } from 'ws'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { ROOT } from '../scripts/lib/run.ts'
import { SECONDS } from './lib/measure.ts'
import { startShop, stop } from './lib/shop.ts'

const TEAMS = 20
const PHONES = 3
/** A busy hall; at 10 everybody is in a hurry all the time. */
const TAPS_PER_SECOND = Number(process.env.BENCH_TAPS || 3)
const TAPS = TAPS_PER_SECOND * SECONDS * 2
const MANY = 1000

type Row = (statement: string, ...values: unknown[]) => number | bigint

/** A game that runs, with a token for each team. */
function sellEvening(file: string) {
  const database = new Database(file)
  const insert: Row = (statement, ...values) =>
    database.prepare(statement).run(...values).lastInsertRowid
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const secret = () => randomBytes(16).toString('base64url')
  const klant = insert(
    "insert into klanten (name, email, created_at, updated_at) values ('Bench', 'b@example.nl', ?, ?)",
    ...[now, now]
  )
  const game = insert(
    `insert into spellenfabrieken (klant_id, status, tijdsduur, start, aantal_teams, scherm_token, created_at, updated_at)
     values (?, 'started', 480, ?, ?, ?, ?, ?)`,
    ...[klant, now, TEAMS, secret(), now, now]
  )
  insert(
    'insert into rondes (spellenfabriek_id, nummer, begonnen_op) values (?, 1, ?)',
    ...[game, now]
  )
  const rooms = (
    database.prepare('select id from spellenfabriek_rooms order by volgnummer').all() as {
      id: number
    }[]
  ).map(({ id }) => id)
  for (const room of rooms)
    insert(
      'insert into spellenfabriek_roomkeuzes (spellenfabriek_id, room_id) values (?, ?)',
      ...[game, room]
    )
  const tokens = Array.from({ length: TEAMS }, (_, nr) => {
    const token = secret()
    insert(
      `insert into teams (klant_id, nummer, name, custom_name, api_token, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      ...[klant, nr + 1, `Team ${nr + 1}`, `Team ${nr + 1}`, token, now, now]
    )
    return token
  })
  database.close()
  return { klant: Number(klant), game: Number(game), rooms, tokens }
}

/** One phone of a team: it hears versions, fetches what is newer, and says when it shows one. */
class Phone {
  static made = 1
  shown = 0
  /** Each phone has an address of its own, as if a proxy stood in front. */
  readonly from = { 'x-forwarded-for': `198.18.${(Phone.made >> 8) & 255}.${Phone.made++ & 255}` }
  #socket: WebSocket | null = null
  #waiting: { version: number; done: () => void }[] = []

  readonly url: string
  readonly key: string
  readonly game: number
  readonly token: string

  constructor(url: string, key: string, game: number, token: string) {
    this.url = url
    this.key = key
    this.game = game
    this.token = token
  }

  call(path: string, body?: object) {
    return fetch(`${this.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'authorization': `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...this.from,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /** Listens to the channel of rooms, and then looks how the game stands. */
  async connect() {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/app/${this.key}?protocol=7`, {
      headers: this.from,
    })
    this.#socket = socket
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (raw: Buffer) => {
        const message = JSON.parse(String(raw)) as { event: string; data?: string }
        if (message.event === 'pusher:connection_established') void this.#subscribe(message.data!)
        else if (message.event === 'pusher_internal:subscription_succeeded') resolve()
        else if (message.event === 'pusher:ping') socket.send('{"event":"pusher:pong"}')
        else if (message.event.startsWith('SpellenFabriek')) {
          const { versie } = JSON.parse(message.data!) as { versie: number }
          if (versie > this.shown) void this.look()
        }
      })
    })
    await this.look()
  }

  async #subscribe(data: string) {
    const channel = `private-spellenfabriek.room.${this.game}`
    const ask = { ...(JSON.parse(data) as object), channel_name: channel }
    const answer = await this.call('/api/broadcasting/auth', ask)
    const { auth } = (await answer.json()) as { auth: string }
    this.#socket!.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  }

  async look() {
    const { versie } = (await (await this.call('/api/spellenfabriek/klant')).json()) as {
      versie: number
    }
    this.shown = Math.max(this.shown, versie)
    this.#waiting = this.#waiting.filter(({ version, done }) => {
      if (version > this.shown) return true
      done()
      return false
    })
  }

  shows(version: number): Promise<void> {
    if (this.shown >= version) return Promise.resolve()
    return new Promise((done) => this.#waiting.push({ version, done }))
  }

  cut() {
    this.#socket?.terminate()
  }
}

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)]!.toFixed(0)
const times = (values: number[]) =>
  `p50 ${percentile(values, 0.5).padStart(4)} ms  p99 ${percentile(values, 0.99).padStart(4)} ms`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Taps at a steady pace, each by another team, and waits until every other phone shows it. */
async function tapping(phones: Phone[][], rooms: number[]) {
  const taken: number[] = []
  const shown: Promise<void>[] = []
  const started = performance.now()
  for (let nr = 0; nr < TAPS; nr++) {
    await pause(Math.max(0, started + (nr * 1000) / TAPS_PER_SECOND - performance.now()))
    const seat = nr % rooms.length
    const [first, ...others] = phones[seat]!
    const call = Math.floor(nr / rooms.length) % 2 === 0 ? 'enterroom' : 'leaveroom'
    const tapped = performance.now()
    shown.push(
      (async () => {
        const answer = await first!.call(`/api/spellenfabriek/${call}`, { roomid: rooms[seat] })
        const { versie } = (await answer.json()) as { versie: number }
        await Promise.all(
          others.map(async (phone) => {
            await phone.shows(versie)
            taken.push(performance.now() - tapped)
          })
        )
      })()
    )
  }
  await Promise.all(shown)
  return taken
}

/** A server of nothing but Node, ws and one insert: a program of its own. */
async function bare() {
  const child = spawn(process.execPath, [join(ROOT, 'bench/avond.ts'), 'bare'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = `http://127.0.0.1:${String(line).trim()}`
  const sockets = await Promise.all(
    Array.from({ length: TEAMS * PHONES }, async () => {
      const socket = new WebSocket(url.replace('http', 'ws'))
      await once(socket, 'open')
      return socket
    })
  )
  const taken: number[] = []
  for (let nr = 0; nr < TAPS; nr++) {
    const tapped = performance.now()
    const heard = sockets.slice(0, PHONES - 1).map(async (socket) => {
      await once(socket, 'message')
      taken.push(performance.now() - tapped)
    })
    await fetch(url, { method: 'POST', body: '{}' })
    await Promise.all(heard)
    await pause(Math.max(0, 1000 / TAPS_PER_SECOND - (performance.now() - tapped)))
  }
  for (const socket of sockets) socket.terminate()
  await stop(child)
  return taken
}

async function serveBare() {
  const folder = mkdtempSync(join(tmpdir(), 'winkel-bench-'))
  process.once('SIGTERM', () => {
    rmSync(folder, { recursive: true, force: true })
    process.exit()
  })
  const database = new Database(join(folder, 'bare.sqlite3'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.exec('create table bench (id integer primary key, naam text)')
  const insert = database.prepare("insert into bench (naam) values ('tap')")
  const server = createServer((_, response) => {
    insert.run()
    for (const socket of sockets.clients) socket.send('{"versie":1}')
    response.end('{}')
  })
  const sockets = new WebSocketServer({ server })
  server.listen(0, '127.0.0.1', () => console.log((server.address() as { port: number }).port))
}

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])

async function run() {
  const shop = await startShop()
  try {
    const { klant, game, rooms, tokens } = sellEvening(shop.database)
    const page = await (
      await fetch(`${shop.url}/spelen/${klant}/spellenfabriek`, { redirect: 'manual' })
    ).text()
    const key = /"driver":"embedded","key":"([^"]+)"/.exec(page)![1]!
    const phone = (token: string) => new Phone(shop.url, key, game, token)
    const phones = tokens.map((token) => Array.from({ length: PHONES }, () => phone(token)))
    for (const team of phones) await Promise.all(team.map((one) => one.connect()))

    const reference = await bare()
    const ours = await tapping(phones, rooms)
    console.log(`A tap, ${TEAMS} x ${PHONES} phones`.padEnd(28), times(ours))
    console.log('Bare insert and broadcast'.padEnd(28), times(reference))

    const before = residentOf(shop.pid)
    const many: Phone[] = []
    for (let nr = 0; nr < MANY; nr += 50) {
      const some = Array.from({ length: 50 }, (_, at) => phone(tokens[(nr + at) % TEAMS]!))
      await Promise.all(some.map((one) => one.connect()))
      many.push(...some)
    }
    const perPhone = (residentOf(shop.pid) - before) / MANY
    console.log(`${MANY} phones more`.padEnd(28), `${perPhone.toFixed(0)} kB each`)

    /** Cut while something happens: whoever is back has to show it. */
    let missed = 0
    for (let nr = 0; nr < MANY; nr += 50) {
      const some = many.slice(nr, nr + 50)
      for (const one of some) one.cut()
      const call = (nr / 50) % 2 === 0 ? 'enterroom' : 'leaveroom'
      const answer = await phones[0]![0]!.call(`/api/spellenfabriek/${call}`, {
        roomid: rooms.at(-1),
      })
      const { versie } = (await answer.json()) as { versie: number }
      await Promise.all(some.map((one) => one.connect()))
      missed += some.filter(({ shown }) => shown < versie).length
    }
    console.log(`${MANY} reconnections`.padEnd(28), `${missed} missed states`)
    for (const one of [...many, ...phones.flat()]) one.cut()
  } finally {
    await shop.stop()
  }
}

if (process.argv[2] === 'bare') await serveBare()
else {
  await buildWhenNeeded()
  await run()
}
