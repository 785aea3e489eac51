import { setTimeout as waiting } from 'node:timers/promises'
import type { ClientOptions } from '#app/core/realtime/broadcaster'
import { robotMs, DailyTally, type Evening } from '#app/live/rehearsal/evening'
import { PATIENCE_MS } from '#app/live/rehearsal/measurement'
import { isLocal, type Options } from '#app/live/rehearsal/options'
import { makePlan } from '#app/live/rehearsal/robots/plan'
import {
  GameMaster,
  robotRoom,
  type GameMasterSnapshot,
  type LeadsRehearsal,
  type RehearsalSettings,
} from '#app/live/rehearsal/robots/game_master'
import { TeamRobot } from '#app/live/rehearsal/robots/team_robot'
import { Phone } from '#app/live/rehearsal/robots/phone'
import { DeviceBudget } from '#app/live/rehearsal/robots/device_budget'
import { Random } from '#app/live/rehearsal/robots/random'
import { makeReport, type Report } from '#app/live/rehearsal/report'
import type { Phase } from '#domain/live/rehearsal'
import { EXTRA_TIME, DURATION } from '#domain/live/game/countdown'
import { present } from '#domain/present'

export type Environment = {
  readonly signal?: AbortSignal
  /** Gets Dutch lines about the progress. */
  readonly report?: (line: string) => void
  /** What leads the evening, when that is not a browser with a login. */
  readonly gameMaster?: LeadsRehearsal
  /** Counts what happens, for people who follow it. */
  readonly tally?: DailyTally
  /** Hears how far it is, and how many rooms all teams have to do together. */
  readonly onPhase?: (phase: Phase, total?: number) => void
  /**
   * Makes the time run out once the rooms are done. Only a caller with access to the server can
   * provide it.
   */
  readonly letTimeRunOut?: (customerId: number) => Promise<void>
}

/** The length of an evening of people, in minutes, and the length of their pause, in seconds. */
const EVENING_MINUTES = 60
const PAUSE = 60
/** The minutes after the duration before the rehearsal is given up. */
const SLACK_MINUTES = 10
const LOOK_MS = 1_000
/** A later rehearsal knows by this address the customer that one made; mail to it goes nowhere. */
const OWN_ADDRESS = 'repetitie@example.nl'
/**
 * The moments at which the game master acts: at this part of the rooms of all teams, or of the
 * time.
 */
const MOMENTS = { announcement: 0.1, pause: 0.3, extraTime: 0.6 } as const

/**
 * Plays a whole evening with robot teams against a running server, through the calls and sockets
 * that everybody uses, and checks the outcome.
 *
 * @throws Error when the server refuses what it should allow
 */
export async function playRehearsal(
  options: Options,
  environment: Environment = {}
): Promise<Report> {
  const minutes = Math.max(DURATION.min, Math.ceil(EVENING_MINUTES / options.speed))
  const end = new AbortController()
  const signal = AbortSignal.any([
    end.signal,
    AbortSignal.timeout((minutes + SLACK_MINUTES) * 60_000),
    ...(environment.signal ? [environment.signal] : []),
  ])
  try {
    return await new Rehearsal(
      { ...options, url: options.url.replace(/\/+$/, '') },
      environment,
      signal
    ).play(minutes)
  } finally {
    end.abort()
  }
}

class Rehearsal {
  readonly #tally: DailyTally
  readonly #gameMaster: LeadsRehearsal
  #robots: TeamRobot[] = []
  #customerId = 0
  #done = false

  constructor(
    private readonly options: Options,
    private readonly environment: Environment,
    private readonly signal: AbortSignal
  ) {
    this.#tally = environment.tally ?? new DailyTally()
    this.#gameMaster = environment.gameMaster ?? new GameMaster(options.url, signal)
  }

  async play(minutes: number): Promise<Report> {
    const { email, password } = this.options
    await this.#gameMaster.logIn(email, password)
    try {
      const { tijdsduur: duration } = await this.#prepare(minutes)
      const rooms = await this.#gather()
      await this.#gameMaster.press(this.#customerId, 'startspel')
      this.environment.onPhase?.('playing', this.#robots.length * rooms)
      this.#report(`Het spel is begonnen: ${this.#robots.length} teams, ${rooms} kamers.`)
      await Promise.all([
        this.#playTeams(),
        this.#leadEvening(this.#robots.length * rooms, minutes),
      ])
      await this.#waitForTimeUp()
      const tooLate = await present(this.#robots[0], 'a team of robots').pressTooLate()
      await this.#gameMaster.press(this.#customerId, 'finishspel')
      const report = makeReport(await this.#awaitEverybody(), this.#robots, this.#tally, tooLate)
      if (this.options.customerId !== null) await this.#configure({ tijdsduur: duration })
      return report
    } finally {
      for (const robot of this.#robots) robot.close()
      await this.#removeOwnCustomer()
    }
  }

  /**
   * Makes a customer that is there for this rehearsal only. A rehearsal that was killed left its
   * own behind.
   */
  async #makeOwnCustomer(): Promise<number> {
    for (const id of await this.#gameMaster.leftBehind(OWN_ADDRESS))
      await this.#gameMaster.removeCustomer(id)
    return this.#gameMaster.createCustomer(`Repetitie ${this.options.seed}`, OWN_ADDRESS)
  }

  /** A failure here is not thrown, so that it never hides the outcome of the rehearsal. */
  async #removeOwnCustomer() {
    if (this.options.customerId !== null || this.#customerId === 0) return
    await this.#gameMaster.removeCustomer(this.#customerId).catch(() => {
      this.#report('De klant van deze repetitie kon niet worden verwijderd.')
    })
  }

  /** @returns the duration that the game had before */
  async #prepare(minutes: number) {
    const { customerId, teams } = this.options
    this.#customerId = customerId ?? (await this.#makeOwnCustomer())
    const { spellenfabriek: game } = await this.#gameMaster.enable(this.#customerId)
    if (!game || !['closed', 'open', 'finished'].includes(game.status))
      throw new Error('Er wordt gespeeld bij deze klant.')
    if (game.status === 'finished') await this.#gameMaster.press(this.#customerId, 'stoplobby')
    const rooms = game.rooms.length > 0 ? game.rooms : game.rooms_available
    await this.#configure({
      tijdsduur: minutes,
      roomsIdsChecked: rooms.map(({ id }) => id),
      aantalTeams: customerId === null ? teams : Math.max(teams, game.aantal_teams),
    })
    return game
  }

  #configure(settings: Partial<RehearsalSettings> & Pick<RehearsalSettings, 'tijdsduur'>) {
    const empty = { roomsIdsChecked: [], roomsIdsNotChecked: [] }
    return this.#gameMaster.configure(this.#customerId, { ...empty, ...settings })
  }

  /**
   * Lets all teams come in and choose a name.
   *
   * @returns how many rooms there are
   */
  async #gather(): Promise<number> {
    const { teams: count, phones, seed, speed, url } = this.options
    this.environment.onPhase?.('connecting')
    const { teams, spellenfabriek } = await this.#gameMaster.press(this.#customerId, 'openlobby')
    const codes = await this.#gameMaster.codes(this.#customerId)
    const realtime = await this.#gameMaster.realtime(this.#customerId)
    this.#ensureMayConnect(realtime)
    const evening = { url, realtime, speed, signal: this.signal, tally: this.#tally }
    const rooms = present(spellenfabriek, 'the game').rooms.map(robotRoom)
    this.#robots = teams.slice(0, count).map(({ id }, index) => {
      const number = index + 1
      const budget = new DeviceBudget()
      const own = Array.from(
        { length: phones },
        () => new Phone(present(codes.get(id), 'a code'), evening satisfies Evening, budget)
      )
      const random = new Random(`${seed}/${number}/onderweg`)
      return new TeamRobot(id, number, own, makePlan(seed, number, rooms), random, evening)
    })
    await Promise.all(this.#robots.flatMap((robot) => robot.phones.map((phone) => phone.open())))
    this.#report(`${this.#robots.length * phones} telefoons zijn verbonden.`)
    await Promise.all(this.#robots.map((robot) => robot.chooseName()))
    return rooms.length
  }

  /** The realtime service can also be on another machine. */
  #ensureMayConnect(realtime: ClientOptions) {
    if (this.options.elsewhere || realtime.driver === 'embedded') return
    if (!isLocal(realtime.host ?? ''))
      throw new Error('De realtime-dienst is niet op deze computer. Met --elsewhere mag het toch.')
  }

  async #playTeams() {
    try {
      await Promise.all(this.#robots.map((robot) => robot.play()))
    } finally {
      this.#done = true
    }
  }

  /**
   * Does what a game master does on any evening: makes an announcement, pauses once, gives extra
   * time once.
   */
  async #leadEvening(rooms: number, minutes: number) {
    const id = this.#customerId
    const begin = performance.now()
    const until = (part: number) => this.#until(part * rooms, begin + part * minutes * 60_000)
    if (await until(MOMENTS.announcement))
      await this.#gameMaster.press(id, 'mededeling', {
        tekst: 'Dit is een repetitie met robotteams.',
      })
    if (await until(MOMENTS.pause)) {
      await this.#gameMaster.press(id, 'pauze')
      await this.#rest(robotMs(PAUSE, this.options))
      await this.#gameMaster.press(id, 'verder')
    }
    if (await until(MOMENTS.extraTime))
      await this.#gameMaster.press(id, 'extratijd', { seconden: EXTRA_TIME.min })
  }

  /** @returns whether the game still runs at that moment */
  async #until(done: number, moment: number): Promise<boolean> {
    while (!this.#done && this.#tally.done < done && performance.now() < moment)
      await this.#rest(20)
    const { spellenfabriek: game } = await this.#gameMaster.look(this.#customerId)
    return game?.status === 'started'
  }

  /** Waits for the end by the server's clock, which phones report when they reach zero. */
  async #waitForTimeUp() {
    const { letTimeRunOut } = this.environment
    this.environment.onPhase?.('finishing')
    this.#report('De teams zijn klaar; nu loopt de tijd af.')
    await letTimeRunOut?.(this.#customerId)
    for (;;) {
      const { spellenfabriek: game, server_tijd: now } = await this.#gameMaster.look(
        this.#customerId
      )
      if (game?.status === 'timeout') return
      if (game?.status !== 'started') throw new Error('Het spel is tussendoor gestopt.')
      if (letTimeRunOut || now >= (game.eindtijd ?? Infinity))
        await present(this.#robots[0]?.phones[0], 'a phone').run('timeout')
      else await this.#rest(LOOK_MS)
    }
  }

  /** @returns the game as the admin sees it, after all phones had the time to see it too */
  async #awaitEverybody(): Promise<GameMasterSnapshot> {
    const { versie: version } = await this.#gameMaster.look(this.#customerId)
    const extra = this.#robots.flatMap(({ phones }) =>
      phones.map((phone) => phone.waitUntil((snapshot) => snapshot.versie >= version))
    )
    await Promise.race([Promise.all(extra), this.#rest(PATIENCE_MS)])
    return this.#gameMaster.look(this.#customerId)
  }

  #rest(ms: number) {
    return waiting(ms, undefined, { signal: this.signal })
  }

  #report(line: string) {
    this.environment.report?.(line)
  }
}
