import { setTimeout as waiting } from 'node:timers/promises'
import type { ClientOptions } from '#app/core/realtime/broadcaster'
import { robotMs, DailyTally, type Evening } from '#app/live/rehearsal/evening'
import { PATIENCE_MS } from '#app/live/rehearsal/measurement'
import { isLocal, type Options } from '#app/live/rehearsal/options'
import { makePlan } from '#app/live/rehearsal/plan'
import { GameMaster, type GameMasterSnapshot } from '#app/live/rehearsal/game_master'
import { TeamRobot } from '#app/live/rehearsal/team_robot'
import { Phone } from '#app/live/rehearsal/phone'
import { DeviceBudget } from '#app/live/rehearsal/device_budget'
import { Random } from '#app/live/rehearsal/random'
import { makeReport, type Report } from '#app/live/rehearsal/report'
import { EXTRA_TIME, DURATION } from '#domain/live/game/countdown'

export type Environment = {
  readonly signal?: AbortSignal
  /** Told in Dutch what is going on. */
  readonly meld?: (line: string) => void
  /** Makes the time be over once the rooms are done; only who stands beside the server can. */
  readonly laatTijdAflopen?: (customerId: number) => Promise<void>
}

/** How long an evening of people is, and in seconds how long they have a rest. */
const EVENING_MINUTES = 60
const PAUSE = 60
/** On top of the duration, before it is given up. */
const SLACK_MINUTES = 10
const LOOK_MS = 1_000
/** When the game master does something: at this part of the rooms of all teams, or of the time. */
const MOMENTS = { mededeling: 0.1, pauze: 0.3, extratijd: 0.6 } as const

/**
 * Plays a whole evening with robot teams against a running server, through the calls and sockets that
 * everybody uses, and looks whether all that is true afterwards that should be.
 *
 * @throws Error when the server refuses what it should allow
 */
export async function speelRepetitie(
  options: Options,
  environment: Environment = {}
): Promise<Report> {
  const minutes = Math.max(DURATION.min, Math.ceil(EVENING_MINUTES / options.snelheid))
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
    ).speel(minutes)
  } finally {
    end.abort()
  }
}

class Rehearsal {
  readonly #telling = new DailyTally()
  readonly #leider: GameMaster
  #robots: TeamRobot[] = []
  #klantId = 0
  #klaar = false

  constructor(
    private readonly opties: Options,
    private readonly omgeving: Environment,
    private readonly signal: AbortSignal
  ) {
    this.#leider = new GameMaster(opties.url, signal)
  }

  async speel(minutes: number): Promise<Report> {
    const { email, wachtwoord: password } = this.opties
    await this.#leider.logIn(email, password)
    const { tijdsduur: duration } = await this.#zetKlaar(minutes)
    try {
      const rooms = await this.#verzamel()
      await this.#leider.druk(this.#klantId, 'startspel')
      this.#meld(`Het spel is begonnen: ${this.#robots.length} teams, ${rooms} kamers.`)
      await Promise.all([
        this.#teamsSpelen(),
        this.#leidAvond(this.#robots.length * rooms, minutes),
      ])
      await this.#wachtOpTijd()
      const tooLate = await this.#robots[0]!.drukTeLaat()
      await this.#leider.druk(this.#klantId, 'finishspel')
      const report = makeReport(await this.#iedereenBij(), this.#robots, this.#telling, tooLate)
      if (this.opties.klantId !== null) await this.#stelIn({ tijdsduur: duration })
      return report
    } finally {
      for (const robot of this.#robots) robot.sluit()
    }
  }

  /** @returns the duration that the game had before */
  async #zetKlaar(minutes: number) {
    const { klantId: customerId, zaad: seed, teams } = this.opties
    this.#klantId =
      customerId ?? (await this.#leider.maakKlant(`Repetitie ${seed}`, 'repetitie@example.nl'))
    const { spellenfabriek: game } = await this.#leider.schakelIn(this.#klantId)
    if (!game || !['closed', 'open', 'finished'].includes(game.status))
      throw new Error('Er wordt gespeeld bij deze klant.')
    if (game.status === 'finished') await this.#leider.druk(this.#klantId, 'stoplobby')
    const rooms = game.rooms.length > 0 ? game.rooms : game.rooms_available
    await this.#stelIn({
      tijdsduur: minutes,
      roomsIdsChecked: rooms.map(({ id }) => id),
      aantalTeams: customerId === null ? teams : Math.max(teams, game.aantal_teams),
    })
    return game
  }

  #stelIn(settings: object) {
    const empty = { roomsIdsChecked: [], roomsIdsNotChecked: [] }
    return this.#leider.stelIn(this.#klantId, { ...empty, ...settings })
  }

  /** Everybody comes in and chooses a name. @returns how many rooms there are */
  async #verzamel(): Promise<number> {
    const { teams: count, telefoons: phones, zaad: seed, snelheid: speed, url } = this.opties
    const { teams, spellenfabriek } = await this.#leider.druk(this.#klantId, 'openlobby')
    const codes = await this.#leider.codes(this.#klantId)
    const realtime = await this.#leider.realtime(this.#klantId)
    this.#magVerbinden(realtime)
    const evening = { url, realtime, snelheid: speed, signal: this.signal, telling: this.#telling }
    const { rooms } = spellenfabriek!
    this.#robots = teams.slice(0, count).map(({ id }, index) => {
      const number = index + 1
      const budget = new DeviceBudget()
      const own = Array.from(
        { length: phones },
        () => new Phone(codes.get(id)!, evening satisfies Evening, budget)
      )
      const random = new Random(`${seed}/${number}/onderweg`)
      return new TeamRobot(id, number, own, makePlan(seed, number, rooms), random, evening)
    })
    await Promise.all(this.#robots.flatMap((robot) => robot.telefoons.map((phone) => phone.open())))
    this.#meld(`${this.#robots.length * phones} telefoons zijn verbonden.`)
    await Promise.all(this.#robots.map((robot) => robot.kiesNaam()))
    return rooms.length
  }

  /** Also a realtime service can be somewhere else. */
  #magVerbinden(realtime: ClientOptions) {
    if (this.opties.elders || realtime.driver === 'embedded') return
    if (!isLocal(realtime.host ?? ''))
      throw new Error('De realtime-dienst is niet op deze computer. Met --elsewhere mag het toch.')
  }

  async #teamsSpelen() {
    try {
      await Promise.all(this.#robots.map((robot) => robot.speel()))
    } finally {
      this.#klaar = true
    }
  }

  /** What a game master does on any evening: says something, pauses once, gives more time once. */
  async #leidAvond(rooms: number, minutes: number) {
    const id = this.#klantId
    const begin = performance.now()
    const until = (part: number) => this.#tot(part * rooms, begin + part * minutes * 60_000)
    if (await until(MOMENTS.mededeling))
      await this.#leider.druk(id, 'mededeling', { tekst: 'Dit is een repetitie met robotteams.' })
    if (await until(MOMENTS.pauze)) {
      await this.#leider.druk(id, 'pauze')
      await this.#rust(robotMs(PAUSE, this.opties))
      await this.#leider.druk(id, 'verder')
    }
    if (await until(MOMENTS.extratijd))
      await this.#leider.druk(id, 'extratijd', { seconden: EXTRA_TIME.min })
  }

  /** @returns whether the game still goes on at that moment */
  async #tot(done: number, moment: number): Promise<boolean> {
    while (!this.#klaar && this.#telling.klaar < done && performance.now() < moment)
      await this.#rust(20)
    const { spellenfabriek: game } = await this.#leider.kijk(this.#klantId)
    return game?.status === 'started'
  }

  /** The server's clock ends the game; phones that see zero say so. */
  async #wachtOpTijd() {
    const { laatTijdAflopen: letTimeRunOut } = this.omgeving
    this.#meld('De teams zijn klaar; nu loopt de tijd af.')
    await letTimeRunOut?.(this.#klantId)
    for (;;) {
      const { spellenfabriek: game, server_tijd: now } = await this.#leider.kijk(this.#klantId)
      if (game?.status === 'timeout') return
      if (game?.status !== 'started') throw new Error('Het spel is tussendoor gestopt.')
      if (letTimeRunOut || now >= (game.eindtijd ?? Infinity))
        await this.#robots[0]!.telefoons[0]!.doe('timeout')
      else await this.#rust(LOOK_MS)
    }
  }

  /** @returns the game as the admin sees it, once all phones had the time to see it too */
  async #iedereenBij(): Promise<GameMasterSnapshot> {
    const { versie: version } = await this.#leider.kijk(this.#klantId)
    const extra = this.#robots.flatMap(({ telefoons: phones }) =>
      phones.map((phone) => phone.wachtTot((snapshot) => snapshot.versie >= version))
    )
    await Promise.race([Promise.all(extra), this.#rust(PATIENCE_MS)])
    return this.#leider.kijk(this.#klantId)
  }

  #rust(ms: number) {
    return waiting(ms, undefined, { signal: this.signal })
  }

  #meld(line: string) {
    this.omgeving.meld?.(line)
  }
}
