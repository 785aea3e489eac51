import { setTimeout as wait } from 'node:timers/promises'
import type { Data } from '@generated/data'
import { takeOver } from '#domain/live/game/news'
import type { ClientOptions } from '#domain/realtime'
import { PlainBrowser } from '#tests/helpers/live/plain_browser'
import { LIVE_PATIENCE_MS, NOT_YET, RETRY_MS } from '../../inertia/live/channels/pace.js'
import { Screen } from './screen.js'

type TeamSnapshot = Data.Live.Game.TeamSnapshot
type PageProps = { readonly snapshot: TeamSnapshot | null; readonly realtime: ClientOptions }

const API = '/api/spellenfabriek'

/** What came of a tap. */
export type Tapped = {
  readonly status: number
  /** Why it was refused. */
  readonly reason: string | null
  /** The version in the answer. */
  readonly version: number
  readonly sentAt: number
  /** How many times it was sent, until there was an answer. */
  readonly times: number
}

/** A phone of a team, which scanned the code on the card. */
export class Phone extends Screen<TeamSnapshot> {
  /** The server's moment of the first answer with final scores in it. */
  toldAt: number | null = null

  private constructor(
    name: string,
    readonly address: string,
    readonly browser: PlainBrowser,
    url: string,
    { snapshot, realtime }: { snapshot: TeamSnapshot; realtime: ClientOptions }
  ) {
    super({
      ...{ name, url, realtime, takeOver },
      begin: snapshot,
      gameId: snapshot.spellenfabriek?.id ?? 0,
      authEndpoint: '/api/broadcasting/auth',
      authHeaders: () => browser.headers,
      fetch: () => this.#look(),
    })
  }

  /**
   * @param address what the code says
   * @param url the shop as this phone reaches it
   */
  static async scan(name: string, address: string, url: string): Promise<Phone> {
    const browser = new PlainBrowser({ url })
    const { pathname, search } = new URL(address)
    const { snapshot, realtime } = await browser.page<PageProps>(`${pathname}${search}`)
    if (!snapshot?.spellenfabriek) throw new Error(`${name} is let into no game`)
    return new Phone(name, address, browser, url, { snapshot, realtime })
  }

  /** Whether its buttons can be pressed. */
  get mayTap(): boolean {
    const { spellenfabriek: game } = this.view
    return game?.status === 'started' && game.gepauzeerd_sinds === null
  }

  /** The room where it shows a team. */
  roomOf(teamId: number): number | null {
    const inside = this.view.occupied.find(({ team_id: id }) => id === teamId)
    return inside?.spellenfabriek_room_id ?? null
  }

  /** Opens the page anew, as somebody who pulls it down. */
  async reload(): Promise<TeamSnapshot | null> {
    const { pathname } = new URL(this.address)
    const { snapshot } = await this.browser.page<PageProps>(pathname)
    if (snapshot) this.#hear(snapshot)
    return snapshot
  }

  /** Sends a tap until there is an answer, as the page does. */
  async tap(call: string, data: object = {}): Promise<Tapped> {
    const sentAt = performance.now()
    for (let times = 1; ; times++) {
      const answered = this.expectAnswer()
      const { status, body } = await this.#ask('POST', `${API}/${call}`, data)
      const { snapshot, reden: reason = null } = (body ?? {}) as {
        snapshot?: TeamSnapshot
        reden?: string | null
      }
      const brought = status === 200 ? (body as TeamSnapshot) : snapshot
      if (brought) this.#hear(brought)
      if (brought) this.take(brought)
      answered()
      if (!NOT_YET.includes(status))
        return { status, reason, version: brought?.versie ?? 0, sentAt, times }
      await wait(RETRY_MS)
    }
  }

  async #look(): Promise<TeamSnapshot | null> {
    const { status, body } = await this.#ask('GET', `${API}/klant`)
    if (status !== 200) return null
    this.#hear(body as TeamSnapshot)
    return body as TeamSnapshot
  }

  #hear({ eindstand: standings, server_tijd: serverTime }: TeamSnapshot) {
    if (standings !== null) this.toldAt ??= serverTime
  }

  /** A browser looks once more by itself when a kept connection turns out to be closed. */
  async #ask(method: 'GET' | 'POST', path: string, data?: object) {
    for (let times = method === 'GET' ? 2 : 1; times > 0; times--) {
      const signal = AbortSignal.timeout(LIVE_PATIENCE_MS)
      const answer = await this.browser.ask(method, path, data, { signal }).catch(() => null)
      if (answer) return answer
    }
    return { status: 0, body: null }
  }
}
