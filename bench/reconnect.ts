/**
 * `npm run bench -- reconnect` measures a thousand lines that are lost while a game goes on, with the
 * realtime client that the pages use. It has a hundred phones; half of the lines break, half go
 * dead without a word. During each cut somebody taps. It measures whether every phone shows the tap
 * afterwards, and how soon. The fetch that a page makes each twenty seconds is left out, so what is
 * shown came with an event or with the subscription after a cut. Everything runs on 127.0.0.1 and
 * stops by itself, within three minutes.
 */
import '../bin/typescript.ts'
import { buildWhenNeeded } from '../scripts/lib/build.ts'
import { sellEvening } from './lib/evening.ts'
import { pause, times } from './lib/measure.ts'
import { startShop } from './lib/shop.ts'
import { Wire, type Cut } from './lib/wire.ts'
import { captured, itemAt } from '#domain/present'

/** The channels are written for the pages; the first import above lets Node.js read them. */
const { openChannels } = await import('../inertia/live/channels/channels.js')
const { Follower } = await import('../inertia/live/channels/follower.js')
const { takeOver } = await import('../domain/live/game/news.js')
type Channels = ReturnType<typeof openChannels>
type TeamView = Parameters<typeof takeOver>[0]

const TEAMS = 20
const PHONES = 100
const CUTS_PER_PHONE = Number(process.env.BENCH_CUTS || 10)
const TAPS_PER_SECOND = 1
/** Longer than a page needs to notice that a line is dead, and to return. */
const PATIENCE_MS = 45_000
const AT_MOST_MS = 170_000

/** The events that a page listens to, see `inertia/live/game`. */
const EVENTS = {
  status: ['SpellenFabriekStatus', 'SpellenFabriekTeamChange'],
  updateprogress: ['SpellenFabriekTeamUpdateVoortgang'],
  room: ['SpellenFabriekTeamRoomEnter', 'SpellenFabriekTeamRoomLeave'],
} as const

type Cause = 'first' | 'event' | 'reconnection'
type Shop = { readonly url: string; readonly key: string; readonly game: number }

const NOTHING: TeamView = {
  versie: 0,
  team: { id: 0 },
  teams: [],
  occupied: [],
  spellenfabriek: null,
}

/**
 * One phone, with the realtime client of the pages: their channels, and their way to follow a game.
 */
class Phone {
  failures = 0
  /** How often the phone joined every channel and fetched the state. */
  refreshed = 0
  #cause: Cause = 'first'
  readonly #follower = new Follower<TeamView>(NOTHING, {
    fetch: () => this.#fetch(),
    show: () => this.#show(),
    takeOver,
  })
  #channels: Channels | null = null
  #waiting: { version: number; done: (cause: Cause) => void }[] = []

  readonly shop: Shop
  readonly token: string
  readonly wire: Wire

  private constructor(shop: Shop, token: string, wire: Wire) {
    this.shop = shop
    this.token = token
    this.wire = wire
  }

  static async open(shop: Shop, token: string): Promise<Phone> {
    const phone = new Phone(shop, token, await Wire.to(Number(new URL(shop.url).port)))
    await phone.#follower.refresh()
    phone.#cause = 'event'
    phone.#listen()
    return phone
  }

  get shown() {
    return this.#follower.version
  }

  get isConnected() {
    return this.#channels?.connection === 'connected' && this.refreshed > 0
  }

  /** @returns what brought the version to the screen, or null when it never came */
  async shows(version: number): Promise<Cause | null> {
    if (this.shown >= version) return 'event'
    const stop = new AbortController()
    return Promise.race([
      new Promise<Cause>((done) => this.#waiting.push({ version, done })),
      pause(PATIENCE_MS, stop.signal).then(() => null),
    ]).finally(() => stop.abort())
  }

  /** @returns whether the phone joined every channel again since the count was `before` */
  async refreshes(before: number): Promise<boolean> {
    const end = performance.now() + PATIENCE_MS
    while (this.refreshed === before && performance.now() < end) await pause(10)
    return this.refreshed > before
  }

  async close() {
    this.#channels?.close()
    await this.wire.stop()
  }

  #listen() {
    const { key, game, url } = this.shop
    const channels = openChannels(
      { driver: 'embedded', key },
      {
        authEndpoint: `${url}/api/broadcasting/auth`,
        authHeaders: () => ({ authorization: `Bearer ${this.token}` }),
        onRefresh: () => {
          this.refreshed += 1
          this.#cause = 'reconnection'
          void this.#follower.refresh().then(() => (this.#cause = 'event'))
        },
        environment: {
          location: { protocol: 'http:', hostname: '127.0.0.1', port: String(this.wire.port) },
          window: new EventTarget(),
          document: Object.assign(new EventTarget(), { visibilityState: 'visible' as const }),
        },
      }
    )
    for (const [name, events] of Object.entries(EVENTS))
      channels.subscribe(`private-spellenfabriek.${name}.${game}`, {
        events: Object.fromEntries(events.map((event) => [event, this.#follower.hear])),
      })
    channels.subscribe(`presence-spellenfabriek.${game}`, {})
    this.#channels = channels
  }

  async #fetch(): Promise<TeamView | null> {
    try {
      const response = await fetch(`${this.shop.url}/api/spellenfabriek/klant`, {
        headers: { accept: 'application/json', authorization: `Bearer ${this.token}` },
        signal: AbortSignal.timeout(8_000),
      })
      if (!response.ok) throw new Error(`The snapshot answered ${response.status}`)
      return (await response.json()) as TeamView
    } catch {
      /** A page would fetch again later; here nothing else follows. */
      this.failures += 1
      return null
    }
  }

  #show() {
    this.#waiting = this.#waiting.filter(({ version, done }) => {
      if (version > this.shown) return true
      done(this.#cause)
      return false
    })
  }
}

/** Keeps changing the game until it is told to stop. */
class Taps {
  version = 0
  #stopped = false
  #count = 0
  /** Resolved by the next tap, each with the version that it made. */
  #waiting: ((version: number) => void)[] = []
  readonly #done: Promise<void>

  readonly shop: Shop
  readonly tokens: readonly string[]
  readonly rooms: readonly number[]

  constructor(shop: Shop, tokens: readonly string[], rooms: readonly number[]) {
    this.shop = shop
    this.tokens = tokens
    this.rooms = rooms
    this.#done = this.#run()
  }

  get count() {
    return this.#count
  }

  /** The version of the next tap that begins after this call. */
  next(): Promise<number> {
    return new Promise((done) => this.#waiting.push(done))
  }

  async stop() {
    this.#stopped = true
    await this.#done
  }

  async #run() {
    while (!this.#stopped || this.#waiting.length > 0) {
      const waiting = this.#waiting.splice(0)
      this.version = await this.#tap()
      for (const done of waiting) done(this.version)
      await pause(1000 / TAPS_PER_SECOND)
    }
  }

  async #tap(): Promise<number> {
    const seat = this.#count % this.rooms.length
    const call = Math.floor(this.#count++ / this.rooms.length) % 2 === 0 ? 'enterroom' : 'leaveroom'
    const response = await fetch(`${this.shop.url}/api/spellenfabriek/${call}`, {
      method: 'POST',
      headers: {
        'authorization': `Bearer ${this.tokens[seat]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ roomid: this.rooms[seat] }),
    })
    const { versie: version } = (await response.json()) as Record<'versie', number>
    if (!response.ok || version <= this.version) throw new Error(`A tap changed nothing: ${call}`)
    return version
  }
}

type Outcome = {
  readonly how: Cut
  readonly cause: Cause | null
  readonly reconnected: boolean
  readonly sinceCut: number
  readonly sinceMended: number
}

/**
 * Cuts the line of one phone, makes somebody tap, mends the line, and waits until the phone shows
 * the tap.
 */
async function loseLine(phone: Phone, taps: Taps, how: Cut): Promise<Outcome> {
  const before = phone.refreshed
  phone.wire.cut(how)
  const cutAt = performance.now()
  /** A fetch that was already on its way may bring one tap more. */
  let version = await taps.next()
  while (phone.shown >= version) version = await taps.next()
  phone.wire.mend()
  const mendedAt = performance.now()
  const cause = await phone.shows(version)
  const shownAt = performance.now()
  const reconnected = await phone.refreshes(before)
  return {
    ...{ how, cause, reconnected },
    ...{ sinceCut: shownAt - cutAt, sinceMended: shownAt - mendedAt },
  }
}

const hows = (index: number): Cut => (index % 2 === 0 ? 'broken' : 'dead')

async function run() {
  const shop = await startShop()
  const limit = setTimeout(() => {
    console.error(`Not done within ${AT_MOST_MS / 1000} seconds`)
    void shop.stop().then(() => process.exit(1))
  }, AT_MOST_MS)
  const phones: Phone[] = []
  try {
    const { customer, game, rooms, tokens } = await sellEvening(shop.databaseUrl, TEAMS)
    const page = await (await fetch(`${shop.url}/spelen/${customer}/spellenfabriek`)).text()
    const key = captured(/"driver":"embedded","key":"([^"]+)"/, page)
    const at: Shop = { url: shop.url, key, game }
    for (let index = 0; index < PHONES; index++)
      phones.push(await Phone.open(at, itemAt(tokens, index % TEAMS)))
    while (!phones.every((phone) => phone.isConnected)) await pause(20)

    const started = performance.now()
    const taps = new Taps(at, tokens, rooms)
    const outcomes: Outcome[] = []
    await Promise.all(
      phones.map(async (phone, index) => {
        for (let cut = 0; cut < CUTS_PER_PHONE - 1; cut++) {
          await pause(Math.random() * 500)
          outcomes.push(await loseLine(phone, taps, hows(index + cut)))
        }
      })
    )
    /**
     * Nothing else happens after the last cut, so a returning phone has to fetch the state by
     * itself.
     */
    const last = phones.map((phone, index) =>
      loseLine(phone, taps, hows(index + CUTS_PER_PHONE - 1))
    )
    await taps.stop()
    const quiet = await Promise.all(last)
    outcomes.push(...quiet)
    const behind = phones.filter(({ shown }) => shown < taps.version).length
    report(outcomes, quiet, taps.count, behind, (performance.now() - started) / 1000)
    const failures = phones.reduce((sum, phone) => sum + phone.failures, 0)
    if (failures > 0) console.log(`${failures} looks failed`)
    if (behind > 0 || outcomes.some(({ cause, reconnected }) => !cause || !reconnected))
      process.exitCode = 1
  } finally {
    await Promise.all(phones.map((phone) => phone.close()))
    await shop.stop()
    clearTimeout(limit)
  }
}

function report(all: Outcome[], quiet: Outcome[], taps: number, behind: number, seconds: number) {
  const by = (cause: Cause | null, of = all) => of.filter((one) => one.cause === cause).length
  const line = (label: string, text: string) => console.log(label.padEnd(30), text)
  const back = all.filter(({ reconnected }) => reconnected).length
  line(`${back} reconnections`, `${PHONES} phones, ${taps} taps, ${seconds.toFixed(0)} s`)
  line('Missed', `${by(null)} cuts, ${behind} phones behind at the end`)
  line('Shown thanks to', `${by('reconnection')} the reconnection, ${by('event')} a later event`)
  line(
    'Of them with silence after',
    `${by('reconnection', quiet)} of ${quiet.length}, the last cuts`
  )
  for (const how of ['broken', 'dead'] as const) {
    const of = all.filter((one) => one.how === how && one.cause)
    line(`${of.length} ${how}, since the cut`, times(of.map(({ sinceCut }) => sinceCut)))
    line(`${of.length} ${how}, since mended`, times(of.map(({ sinceMended }) => sinceMended)))
  }
}

await buildWhenNeeded()
await run()
