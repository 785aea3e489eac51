/**
 * `npm run bench` measures an evening of twenty teams with three phones each: how soon a team's
 * other phones and the other teams show a tap. The tap is stored, an event tells what changed, and
 * phones that need more than the event fetch the snapshot. The same run measures a bare server that
 * writes one row and tells sixty sockets. After that it measures a thousand phones: the memory that
 * one costs, and whether any misses a state after its line was cut. Everything runs on 127.0.0.1
 * and stops by itself.
 */
import { readFileSync } from 'node:fs'
import { WebSocket } from 'ws'
import { takeOver, type News, type TeamView } from '../domain/live/game/news.ts'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { judge } from './lib/bars.ts'
import { BareHall } from './lib/bare_hall.ts'
import { sellEvening } from './lib/evening.ts'
import { pause, percentile, SECONDS, times } from './lib/measure.ts'
import { startShop } from './lib/shop.ts'

const TEAMS = 20
const PHONES = 3
/** The taps in a busy hall; with 10 everybody is in a hurry all the time. */
const TAPS_PER_SECOND = Number(process.env.BENCH_TAPS || 3)
const TAPS = TAPS_PER_SECOND * SECONDS * 2
const MANY = 1000
/** How many times the bare insert and broadcast a tap may take, on all phones that show it. */
const MOST_OF_BARE = 2.5

/** One phone of a team, which handles an event as the team screen does. */
class Phone {
  static made = 1
  #view: TeamView = { versie: 0, team: { id: 0 }, teams: [], occupied: [], spellenfabriek: null }
  /** Each phone has an address of its own, as if it came through a proxy. */
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

  /** Subscribes to the channel of rooms, and then fetches the state of the game. */
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
          const news = JSON.parse(message.data!) as News
          const taken = takeOver(this.#view, news)
          if (taken) this.#show(taken)
          else if (news.versie > this.shown) void this.look()
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

  get shown() {
    return this.#view.versie
  }

  async look() {
    this.#show((await (await this.call('/api/spellenfabriek/klant')).json()) as TeamView)
  }

  #show(view: TeamView) {
    if (view.versie < this.shown) return
    this.#view = view
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

/** Taps at a steady pace, each time by another team, and waits until every other phone shows it. */
async function tapping(phones: Phone[][], rooms: number[]) {
  const taken = { own: [] as number[], others: [] as number[] }
  const shown: Promise<void>[] = []
  const started = performance.now()
  for (let index = 0; index < TAPS; index++) {
    await pause(Math.max(0, started + (index * 1000) / TAPS_PER_SECOND - performance.now()))
    const seat = index % rooms.length
    const [first, ...own] = phones[seat]!
    const others = phones.filter((_, at) => at !== seat).flat()
    const call = Math.floor(index / rooms.length) % 2 === 0 ? 'enterroom' : 'leaveroom'
    const tapped = performance.now()
    shown.push(
      (async () => {
        const answer = await first!.call(`/api/spellenfabriek/${call}`, { roomid: rooms[seat] })
        const { versie: version } = (await answer.json()) as Record<'versie', number>
        const seen = async (phone: Phone, list: number[]) => {
          await phone.shows(version)
          list.push(performance.now() - tapped)
        }
        await Promise.all([
          ...own.map((phone) => seen(phone, taken.own)),
          ...others.map((phone) => seen(phone, taken.others)),
        ])
      })()
    )
  }
  await Promise.all(shown)
  return taken
}

/** The same taps at the same pace in a hall without a shop. */
async function bare() {
  const hall = await BareHall.open(TEAMS * PHONES)
  const taken: number[] = []
  for (let index = 0; index < TAPS; index++) {
    const tapped = performance.now()
    taken.push(...(await hall.tap()))
    await pause(Math.max(0, 1000 / TAPS_PER_SECOND - (performance.now() - tapped)))
  }
  await hall.close()
  return taken
}

const residentOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])

async function run() {
  const shop = await startShop()
  try {
    const { customer, game, rooms, tokens } = sellEvening(shop.database, TEAMS)
    const page = await (
      await fetch(`${shop.url}/spelen/${customer}/spellenfabriek`, { redirect: 'manual' })
    ).text()
    const key = /"driver":"embedded","key":"([^"]+)"/.exec(page)![1]!
    const phone = (token: string) => new Phone(shop.url, key, game, token)
    const phones = tokens.map((token) => Array.from({ length: PHONES }, () => phone(token)))
    for (const team of phones) await Promise.all(team.map((one) => one.connect()))

    const reference = await bare()
    const ours = await tapping(phones, rooms)
    const taps = [...ours.own, ...ours.others]
    console.log(`A tap, ${TEAMS} x ${PHONES} phones`.padEnd(28), times(taps))
    console.log('- phones of the same team'.padEnd(28), times(ours.own))
    console.log('Bare insert and broadcast'.padEnd(28), times(reference))
    for (const [name, part] of [['p50', 0.5] as const, ['p99', 0.99] as const]) {
      const ratio = percentile(taps, part) / percentile(reference, part)
      judge(`${name} of a tap is of the bare one`, ratio, 'times', { most: MOST_OF_BARE })
    }

    const before = residentOf(shop.pid)
    const many: Phone[] = []
    for (let index = 0; index < MANY; index += 50) {
      const some = Array.from({ length: 50 }, (_, at) => phone(tokens[(index + at) % TEAMS]!))
      await Promise.all(some.map((one) => one.connect()))
      many.push(...some)
    }
    const perPhone = (residentOf(shop.pid) - before) / MANY
    console.log(`${MANY} phones more`.padEnd(28), `${perPhone.toFixed(0)} kB each`)

    /** The line is cut while something happens, so a phone that returns has to show it. */
    let missed = 0
    for (let index = 0; index < MANY; index += 50) {
      const some = many.slice(index, index + 50)
      for (const one of some) one.cut()
      const call = (index / 50) % 2 === 0 ? 'enterroom' : 'leaveroom'
      const answer = await phones[0]![0]!.call(`/api/spellenfabriek/${call}`, {
        roomid: rooms.at(-1),
      })
      const { versie: version } = (await answer.json()) as Record<'versie', number>
      await Promise.all(some.map((one) => one.connect()))
      missed += some.filter(({ shown }) => shown < version).length
    }
    console.log(`${MANY} reconnections`.padEnd(28), `${missed} missed states`)
    for (const one of [...many, ...phones.flat()]) one.cut()
  } finally {
    await shop.stop()
  }
}

if (!process.env.BENCH_BUILD) await buildWhenNeeded()
await run()
