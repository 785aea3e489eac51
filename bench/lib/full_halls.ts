import type { SoldEvening } from './evening.ts'
import { pause, percentile, processorTime } from './measure.ts'
import { Phone, type Seat } from './phone.ts'
import { QUIET_MS } from '../../inertia/live/channels/pace.ts'
import { itemAt, present } from '#domain/present'

export const TEAMS = 20
export const PHONES = 3
/**
 * The seconds between two taps of a team, as counted on evenings that robots play at the pace of
 * people.
 */
const TAP_EVERY_SECONDS = 45.6
/** How many halls at the pace of people make this many taps a second. */
export const hallsOf = (tapsPerSecond: number) => (tapsPerSecond * TAP_EVERY_SECONDS) / TEAMS

/**
 * How often the phones of those halls look for each tap, without being told anything: each does while
 * its line is quiet, and that is also how the shop hears from a team.
 */
export const QUIET_LOOKS = (TAP_EVERY_SECONDS * PHONES * 1000) / QUIET_MS

/** A phone that does not show a tap within this time missed it. */
const MISSED_MS = 10_000
const AT_ONCE = 40
/**
 * The step from one phone that looks to the next one; it has no divisor in common with their
 * number.
 */
const STRIDE = 7

/** The result of taps at one pace. */
export type Played = {
  readonly taps: number
  /** Milliseconds from each tap to each other phone of its hall. */
  readonly seen: readonly number[]
  readonly missed: number
  readonly refused: number
  /** How often a phone fetched the game because an event did not say enough, per tap. */
  readonly looks: number
  /** Milliseconds of processor per tap, of each process that was asked about. */
  readonly cost: readonly number[]
}

type Hall = { readonly rooms: readonly number[]; readonly phones: readonly Phone[][] }

/** Halls of twenty teams with three phones each, that tap as fast as they are told. */
export class FullHalls {
  readonly halls: readonly Hall[]
  #turn = 0
  #looker = 0

  private constructor(halls: readonly Hall[]) {
    this.halls = halls
  }

  /** @param seat where the phones of a hall sit; they are counted from 0 */
  static async open(
    evenings: readonly SoldEvening[],
    seat: (hall: number, phone: number) => Omit<Seat, 'game' | 'token'>
  ): Promise<FullHalls> {
    const halls = evenings.map(({ game, rooms, tokens }, hall) => ({
      rooms,
      phones: tokens.map((token, team) =>
        Array.from(
          { length: PHONES },
          (_, at) => new Phone({ game, token, ...seat(hall, team + at) })
        )
      ),
    }))
    const phones = halls.flatMap((hall) => hall.phones.flat())
    for (let index = 0; index < phones.length; index += AT_ONCE)
      await Promise.all(phones.slice(index, index + AT_ONCE).map((phone) => phone.connect()))
    return new FullHalls(halls)
  }

  get phones(): Phone[] {
    return this.halls.flatMap(({ phones }) => phones.flat())
  }

  /**
   * Taps at a steady pace, and looks of as many quiet phones as the halls of that pace have.
   *
   * @param pids the processes whose time is counted
   */
  async play(tapsPerSecond: number, seconds: number, pids: readonly number[]): Promise<Played> {
    const count = Math.round(tapsPerSecond * seconds)
    const [before, looks, quiet] = [pids.map(processorTime), this.#looks(), this.#looker]
    const phones = this.phones
    const seen: number[] = []
    const outcomes: Promise<'seen' | 'missed' | 'refused'>[] = []
    const started = performance.now()
    for (let index = 0; index < count; index++) {
      await pause(Math.max(0, started + (index * 1000) / tapsPerSecond - performance.now()))
      outcomes.push(this.#tap(this.#turn++, seen))
      while (this.#looker - quiet < (index + 1) * QUIET_LOOKS)
        void itemAt(phones, (this.#looker++ * STRIDE) % phones.length).look()
    }
    const ended = await Promise.all(outcomes)
    return {
      taps: count,
      seen,
      missed: ended.filter((outcome) => outcome === 'missed').length,
      refused: ended.filter((outcome) => outcome === 'refused').length,
      looks: (this.#looks() - looks - (this.#looker - quiet)) / count,
      cost: pids.map((pid, at) => (processorTime(pid) - itemAt(before, at)) / count),
    }
  }

  /** Gives each phone the web process that answers it from now on; its socket stays where it is. */
  divide(url: (hall: number, phone: number) => string) {
    for (const [hall, { phones }] of this.halls.entries())
      for (const [team, own] of phones.entries())
        for (const [at, phone] of own.entries()) phone.url = url(hall, team + at)
  }

  close() {
    for (const phone of this.phones) phone.cut()
  }

  #looks() {
    return this.phones.reduce((sum, { looks }) => sum + looks, 0)
  }

  /** Hall after hall, team after team: in a room, a wrong answer, and out again. */
  async #tap(turn: number, seen: number[]): Promise<'seen' | 'missed' | 'refused'> {
    const hall = itemAt(this.halls, turn % this.halls.length)
    const round = Math.floor(turn / this.halls.length)
    const team = round % hall.rooms.length
    const what = Math.floor(round / hall.rooms.length) % 3
    const [first, ...own] = itemAt(hall.phones, team)
    const others = [...own, ...hall.phones.filter((_, at) => at !== team).flat()]
    const roomId = hall.rooms[team]
    const began = performance.now()
    const { status, version } = await present(first, 'the phone of a team').tap(
      `/api/spellenfabriek/${['enterroom', 'answerWrong', 'leaveroom'][what]}`,
      what === 1 ? { roomid: roomId, antwoord: `mis ${turn}` } : { roomid: roomId }
    )
    if (status !== 200) return 'refused'
    const shown = others.map(async (phone) => {
      await phone.shows(version)
      seen.push(performance.now() - began)
    })
    const late = new AbortController()
    const whole = await Promise.race([
      Promise.all(shown).then(() => true),
      pause(MISSED_MS, late.signal).then(() => false),
    ])
    late.abort()
    return whole ? 'seen' : 'missed'
  }
}

export function told(
  { seen, cost, looks, missed, refused }: Omit<Played, 'taps'>,
  extra = ''
): string {
  const at = (part: number) => `${percentile(seen, part).toFixed(0).padStart(4)} ms`
  const lost = missed + refused > 0 ? `  ${missed} MISSED, ${refused} REFUSED` : ''
  const sum = cost.reduce((total, one) => total + one, 0)
  return `p50 ${at(0.5)}  p95 ${at(0.95)}  ${sum.toFixed(2).padStart(6)} ms of processor a tap, ${looks.toFixed(1)} looks${extra}${lost}`
}
