import { WebSocket } from 'ws'
import { pause } from './measure.ts'
import { takeOver, type News, type TeamView } from '../../domain/live/game/news.ts'
import { captured } from '#domain/present'

/** Where a phone finds its game. */
export type Seat = {
  /** The web process that answers its calls at first. */
  readonly url: string
  /** Where its socket goes. */
  readonly sockets: string
  /** The public key of the realtime service. */
  readonly key: string
  readonly game: number
  readonly token: string
  /**
   * Whether it is listed as present, as the page of a team is; its channel of rooms alone tells the
   * taps.
   */
  readonly present?: boolean
}

const RETRY_MS = 1_000

const NOTHING: TeamView = {
  ...{ versie: 0, team: { id: 0 }, teams: [], occupied: [], spellenfabriek: null },
}

/** One phone of a team, which handles an event as the team screen does. */
export class Phone {
  static made = 1
  /** Each phone has an address of its own, as if it came through a proxy. */
  readonly from = { 'x-forwarded-for': addressOf(Phone.made++) }
  /** How often it fetched the game, because an event did not say enough. */
  looks = 0
  #view = NOTHING
  #heard = 0
  #taps = 0
  #look: Promise<void> | null = null
  #socket: WebSocket | null = null
  #waiting: { version: number; done: () => void }[] = []

  /** The web process that answers its calls from now on. */
  url: string
  readonly #seat: Seat

  constructor(seat: Seat) {
    this.#seat = seat
    this.url = seat.url
  }

  call(path: string, body?: object) {
    return fetch(`${this.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'authorization': `Bearer ${this.#seat.token}`,
        'content-type': 'application/json',
        ...this.from,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /**
   * Subscribes to the channel of rooms and of its progress, and then fetches the state of the game.
   */
  async connect() {
    const { sockets, key, game, present } = this.#seat
    const channels = ['room', 'updatevoortgang'].map(
      (name) => `private-spellenfabriek.${name}.${game}`
    )
    if (present) channels.push(`presence-spellenfabriek.${game}`)
    const socket = new WebSocket(`${sockets}/app/${key}?protocol=7`, { headers: this.from })
    this.#socket = socket
    let open = channels.length
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('message', (raw: Buffer) => {
        const { event, data = '' } = JSON.parse(String(raw)) as { event: string; data?: string }
        if (event === 'pusher:connection_established')
          for (const channel of channels) this.#subscribe(data, channel).catch(reject)
        else if (event === 'pusher_internal:subscription_succeeded' && --open === 0) resolve()
        else if (event === 'pusher:ping') socket.send('{"event":"pusher:pong"}')
        else if (event.startsWith('SpellenFabriek')) this.#hear(JSON.parse(data) as News)
      })
    })
    await this.look()
  }

  async #subscribe(data: string, channel: string) {
    const ask = { ...(JSON.parse(data) as object), channel_name: channel }
    const answer = await this.call('/api/broadcasting/auth', ask)
    const authorization = (await answer.json()) as { auth: string; channel_data?: string }
    this.#socket?.send(
      JSON.stringify({ event: 'pusher:subscribe', data: { channel, ...authorization } })
    )
  }

  /** A tap, whose answer brings the game, so that its event asks for no look. */
  async tap(path: string, body: object) {
    this.#taps++
    const answer = await this.call(path, body)
    const brought = (await answer.json()) as TeamView & { snapshot?: TeamView }
    this.#taps--
    this.#show(brought.snapshot ?? brought)
    if (this.#heard > this.shown) void this.look()
    return { status: answer.status, version: this.shown }
  }

  #hear(news: News) {
    const taken = takeOver(this.#view, news)
    if (taken) return this.#show(taken)
    this.#heard = Math.max(this.#heard, news.versie)
    if (this.#heard > this.shown && this.#taps === 0) void this.look()
  }

  get shown() {
    return this.#view.versie
  }

  /** One request at a time, as the page does; news that arrives meanwhile is fetched afterwards. */
  look(): Promise<void> {
    this.#look ??= this.#fetch().finally(() => {
      this.#look = null
      if (this.#heard > this.shown) void this.look()
    })
    return this.#look
  }

  async #fetch() {
    this.looks++
    const answer = await this.call('/api/spellenfabriek/klant').catch(() => null)
    if (answer?.ok) this.#show((await answer.json()) as TeamView)
    else await pause(RETRY_MS)
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

const addressOf = (number: number) =>
  `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`

/** The public key with which the pages of an evening reach the embedded driver. */
export async function keyOf(url: string, customer: number): Promise<string> {
  const answer = await fetch(`${url}/spelen/${customer}/spellenfabriek`, { redirect: 'manual' })
  return captured(/"driver":"embedded","key":"([^"]+)"/, await answer.text())
}
