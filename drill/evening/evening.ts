import { setTimeout as wait } from 'node:timers/promises'
import type { Transmission } from '#app/live/rehearsal/measurement'
import { until, type StandaloneShop } from '#tests/helpers/standalone_shop'
import { BareHall } from '../../bench/lib/bare_hall.js'
import { leftOver, wrongAfterPause } from './clock.js'
import type { Outage, Watched } from './figures.js'
import type { Hall } from './hall.js'
import { fallAsleep, wakeUp, whileInside } from './naps.js'
import type { Board } from './owner.js'
import type { People } from './people.js'
import type { RealPage, Right } from './real_page.js'
import { staleAtRest } from './rest.js'
import { momentsOf, type Timetable } from './timetable.js'
import { present } from '#domain/present'

const REASON = 'Even eten'
const NEWS = ['De koffie staat klaar', 'De taart staat klaar', 'Nog vijf minuten'] as const
/** How many taps are on their way when the shop is killed, and the longest wait for that. */
const CROWD = { taps: 6, patienceMs: 5_000, hurryMs: 100 } as const
/** The fewest taps of the bare server. */
const BARE_TAPS = 20
/** The moment of a kill within such a crowd. */
const WITHIN_MS = 25
const RECONNECT_MS = 90_000

/** One evening, from the first tap to the last. */
export class Evening {
  readonly stale: string[] = []
  readonly broken: string[] = []
  readonly outages: Outage[] = []
  /** How many taps had no answer yet when the shop was killed. */
  readonly caught: number[] = []
  /** After how many milliseconds each phone that woke was right. */
  readonly woken: number[] = []
  /** The presses of the host. */
  readonly presses: Transmission[] = []
  /** The time that the bare server took for the same. */
  readonly bare: number[] = []
  #began = 0

  constructor(
    private readonly people: People,
    private readonly hall: Hall,
    private readonly shop: StandaloneShop,
    private readonly timetable: Timetable
  ) {}

  /** All screens but the real pages, and the team of each. */
  get screens() {
    const { teams, board, bigScreen } = this.people
    return [...teams.flatMap(({ phones }) => phones), board, bigScreen]
  }

  get watched(): Watched[] {
    const teamOf = new Map(
      this.people.teams.flatMap(({ id, phones }) => phones.map(({ name }) => [name, id]))
    )
    return this.screens.map(({ name, arrivals, naps }) => ({
      ...{ name, arrivals, naps, teamId: teamOf.get(name) ?? null },
    }))
  }

  /** Everybody chooses a name, and the game begins. */
  async begin() {
    const { teams, owner } = this.people
    await Promise.all(teams.map((team) => team.chooseName()))
    await this.rest('with names')
    await this.#pressed(() => owner.pressSeeing('open', 'startspel'))
    this.#began = performance.now()
    await this.rest('at the start')
  }

  /** All that happens until the host ends the game. */
  async run() {
    const { sleepers, owner } = this.people
    const [first, second] = sleepers
    const at = momentsOf(this.timetable)
    await this.#at(at.sleepFirst)
    await this.#announce(NEWS[0])
    const firstRoom = await fallAsleep(first, this.hall)
    await this.#at(at.killFirst)
    await this.#kill()
    await this.#announce(NEWS[1])

    await this.#at(at.pause)
    await whileInside(second.team, this.hall)
    this.hall.go()
    await this.#pressed(() => owner.press('pauze', { reden: REASON }))
    await this.rest('in the pause')
    /** A team that was leaving its room when the pause came has left it by now. */
    const before = await owner.look()
    await this.#measureBare(at.wakeFirst)
    await this.#at(at.wakeFirst)
    await this.#wake(0, { has: [NEWS[1], REASON], lacks: [NEWS[0]] }, firstRoom)
    await this.#at(at.sleepSecond)
    const secondRoom = await fallAsleep(second, this.hall)
    await this.#at(at.resume)
    await this.#resume(before)

    await this.#at(at.killSecond)
    await this.#kill()
    await this.#announce(NEWS[2])
    await this.#at(at.wakeSecond)
    await this.#wake(1, { has: [NEWS[2]], lacks: [REASON, NEWS[1]] }, secondRoom)
    await this.#at(at.end)
  }

  /** Waits until nobody taps, and compares all screens that are awake with the server. */
  async rest(what: string, pages: readonly (RealPage | undefined)[] = []) {
    const { owner } = this.people
    const real = pages.filter((page) => page !== undefined)
    const resting = { hall: this.hall, owner, screens: this.screens, pages: real }
    this.stale.push(...(await staleAtRest(what, resting)))
    const lost = this.screens.filter((one) => 'toldAt' in one && one.view.kamer_kwijt !== null)
    for (const { name } of lost) this.broken.push(`${what}: ${name} lost its room`)
  }

  /** Both real phones. */
  get pages() {
    return this.people.sleepers.map(({ page }) => page?.phone)
  }

  async #at(seconds: number) {
    await wait(Math.max(0, this.#began + seconds * 1000 - performance.now()))
  }

  async #pressed(press: () => Promise<Board>): Promise<Board> {
    const at = performance.now()
    const board = await press()
    this.presses.push({ at, version: board.versie })
    return board
  }

  #announce(text: string) {
    return this.#pressed(() => this.people.owner.press('mededeling', { tekst: text }))
  }

  /** Everybody taps at once, and in the middle of that the shop is gone. */
  async #kill() {
    await this.#crowd()
    await wait(Math.random() * WITHIN_MS)
    const from = performance.now()
    this.caught.push(this.hall.underWay)
    await this.shop.dead()
    await this.shop.startAgain()
    const awake = this.screens.filter(({ isAwake }) => isAwake)
    await until(
      () => awake.every(({ isConnected }) => isConnected),
      'all screens to hear the shop again',
      RECONNECT_MS
    )
    this.outages.push({ from, until: performance.now() })
    await this.rest(`after kill ${this.outages.length}`)
    this.#mustBePresent()
  }

  async #crowd() {
    const end = performance.now() + CROWD.patienceMs
    while (this.hall.underWay < CROWD.taps && performance.now() < end) {
      this.hall.hurry()
      await Promise.race([this.hall.busy(CROWD.taps), wait(CROWD.hurryMs)])
    }
  }

  #mustBePresent() {
    const online = new Set(this.people.board.present.map(({ id }) => id))
    for (const { id, name, asleep } of this.people.teams)
      if (!asleep && !online.has(`team-${id}`)) this.broken.push(`${name} is not seen as present`)
  }

  async #wake(nap: 0 | 1, right: Right, room: number | null) {
    const { owner, sleepers: all } = this.people
    const sleepers = all[nap]
    const { after, stale, lost } = await wakeUp(sleepers, { owner, right, room })
    this.woken.push(...after)
    this.stale.push(...stale)
    this.broken.push(...lost)
    await this.rest(`after nap ${nap + 1}`, [sleepers.page?.phone])
  }

  async #resume(before: Board) {
    const { owner, board } = this.people
    const rooms = ({ occupied }: Board) =>
      occupied.map((one) => `${one.team_id} in ${one.spellenfabriek_room_id}`).sort()
    const [were, are] = [rooms(before), rooms(await owner.look())]
    if (are.join() !== were.join())
      this.broken.push(`the rooms are not those from before the pause: ${are} for ${were}`)
    const after = await this.#pressed(() => owner.press('verder'))
    const left = ({ spellenfabriek: game, server_tijd: now }: Board) =>
      leftOver(present(game, 'the game'), now)
    const wrong = wrongAfterPause(left(before), left(after))
    if (wrong) this.broken.push(wrong)
    await this.rest('after the pause')
    if (board.view.spellenfabriek?.eindtijd !== after.spellenfabriek?.eindtijd)
      this.broken.push('the clock of the board is not that of the pause')
  }

  /** The same taps at the same pace, in a hall without a shop. */
  async #measureBare(seconds: number) {
    const played = (performance.now() - this.#began) / 1000
    const perSecond = Math.max(1, this.hall.taps.length / played)
    const hall = await BareHall.open(this.screens.length)
    const end = this.#began + seconds * 1000
    for (let tap = 0; tap < BARE_TAPS || performance.now() < end; tap++) {
      const tapped = performance.now()
      this.bare.push(...(await hall.tap()))
      await wait(Math.max(0, 1000 / perSecond - (performance.now() - tapped)))
    }
    await hall.close()
  }
}
