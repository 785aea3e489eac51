import { setTimeout as wacht } from 'node:timers/promises'
import type { ClientOptions } from '#app/core/realtime/broadcaster'
import { alsRobot, Telling, type Avond } from '#app/spellenfabriek/repetitie/avond'
import { GEDULD_MS } from '#app/spellenfabriek/repetitie/meting'
import { isHier, type Opties } from '#app/spellenfabriek/repetitie/opties'
import { maakPlan } from '#app/spellenfabriek/repetitie/plan'
import { Spelleider, type Leidersnapshot } from '#app/spellenfabriek/repetitie/spelleider'
import { Teamrobot } from '#app/spellenfabriek/repetitie/teamrobot'
import { Telefoon } from '#app/spellenfabriek/repetitie/telefoon'
import { Toestelbudget } from '#app/spellenfabriek/repetitie/toestelbudget'
import { Toeval } from '#app/spellenfabriek/repetitie/toeval'
import { maakVerslag, type Verslag } from '#app/spellenfabriek/repetitie/verslag'
import { EXTRA_TIJD, TIJDSDUUR } from '#domain/spellenfabriek/aftelklok'

export type Omgeving = {
  readonly signal?: AbortSignal
  /** Told in Dutch what is going on. */
  readonly meld?: (regel: string) => void
  /** Makes the time be over once the rooms are done; only who stands beside the server can. */
  readonly laatTijdAflopen?: (klantId: number) => Promise<void>
}

/** How long an evening of people is, and in seconds how long they have a rest. */
const AVOND_MINUTEN = 60
const PAUZE = 60
/** On top of the duration, before it is given up. */
const SPELING_MINUTEN = 10
const KIJK_MS = 1_000
/** When the game master does something: at this part of the rooms of all teams, or of the time. */
const MOMENTEN = { mededeling: 0.1, pauze: 0.3, extratijd: 0.6 } as const

/**
 * Plays a whole evening with robot teams against a running server, through the calls and sockets that
 * everybody uses, and looks whether all that is true afterwards that should be.
 *
 * @throws Error when the server refuses what it should allow
 */
export async function speelRepetitie(opties: Opties, omgeving: Omgeving = {}): Promise<Verslag> {
  const minuten = Math.max(TIJDSDUUR.min, Math.ceil(AVOND_MINUTEN / opties.snelheid))
  const einde = new AbortController()
  const signal = AbortSignal.any([
    einde.signal,
    AbortSignal.timeout((minuten + SPELING_MINUTEN) * 60_000),
    ...(omgeving.signal ? [omgeving.signal] : []),
  ])
  try {
    return await new Repetitie(
      { ...opties, url: opties.url.replace(/\/+$/, '') },
      omgeving,
      signal
    ).speel(minuten)
  } finally {
    einde.abort()
  }
}

class Repetitie {
  readonly #telling = new Telling()
  readonly #leider: Spelleider
  #robots: Teamrobot[] = []
  #klantId = 0
  #klaar = false

  constructor(
    private readonly opties: Opties,
    private readonly omgeving: Omgeving,
    private readonly signal: AbortSignal
  ) {
    this.#leider = new Spelleider(opties.url, signal)
  }

  async speel(minuten: number): Promise<Verslag> {
    const { email, wachtwoord } = this.opties
    await this.#leider.logIn(email, wachtwoord)
    const { tijdsduur } = await this.#zetKlaar(minuten)
    try {
      const rooms = await this.#verzamel()
      await this.#leider.druk(this.#klantId, 'startspel')
      this.#meld(`Het spel is begonnen: ${this.#robots.length} teams, ${rooms} kamers.`)
      await Promise.all([
        this.#teamsSpelen(),
        this.#leidAvond(this.#robots.length * rooms, minuten),
      ])
      await this.#wachtOpTijd()
      const teLaat = await this.#robots[0]!.drukTeLaat()
      await this.#leider.druk(this.#klantId, 'finishspel')
      const verslag = maakVerslag(await this.#iedereenBij(), this.#robots, this.#telling, teLaat)
      if (this.opties.klantId !== null) await this.#stelIn({ tijdsduur })
      return verslag
    } finally {
      for (const robot of this.#robots) robot.sluit()
    }
  }

  /** @returns the duration that the game had before */
  async #zetKlaar(minuten: number) {
    const { klantId, zaad, teams } = this.opties
    this.#klantId =
      klantId ?? (await this.#leider.maakKlant(`Repetitie ${zaad}`, 'repetitie@example.nl'))
    const { spellenfabriek: spel } = await this.#leider.schakelIn(this.#klantId)
    if (!spel || !['closed', 'open', 'finished'].includes(spel.status))
      throw new Error('Er wordt gespeeld bij deze klant.')
    if (spel.status === 'finished') await this.#leider.druk(this.#klantId, 'stoplobby')
    const rooms = spel.rooms.length > 0 ? spel.rooms : spel.rooms_available
    await this.#stelIn({
      tijdsduur: minuten,
      roomsIdsChecked: rooms.map(({ id }) => id),
      aantalTeams: klantId === null ? teams : Math.max(teams, spel.aantal_teams),
    })
    return spel
  }

  #stelIn(instellingen: object) {
    const leeg = { roomsIdsChecked: [], roomsIdsNotChecked: [] }
    return this.#leider.stelIn(this.#klantId, { ...leeg, ...instellingen })
  }

  /** Everybody comes in and chooses a name. @returns how many rooms there are */
  async #verzamel(): Promise<number> {
    const { teams: aantal, telefoons, zaad, snelheid, url } = this.opties
    const { teams, spellenfabriek } = await this.#leider.druk(this.#klantId, 'openlobby')
    const codes = await this.#leider.codes(this.#klantId)
    const realtime = await this.#leider.realtime(this.#klantId)
    this.#magVerbinden(realtime)
    const avond = { url, realtime, snelheid, signal: this.signal, telling: this.#telling }
    const { rooms } = spellenfabriek!
    this.#robots = teams.slice(0, aantal).map(({ id }, index) => {
      const nummer = index + 1
      const budget = new Toestelbudget()
      const eigen = Array.from(
        { length: telefoons },
        () => new Telefoon(codes.get(id)!, avond satisfies Avond, budget)
      )
      const toeval = new Toeval(`${zaad}/${nummer}/onderweg`)
      return new Teamrobot(id, nummer, eigen, maakPlan(zaad, nummer, rooms), toeval, avond)
    })
    await Promise.all(
      this.#robots.flatMap((robot) => robot.telefoons.map((telefoon) => telefoon.open()))
    )
    this.#meld(`${this.#robots.length * telefoons} telefoons zijn verbonden.`)
    await Promise.all(this.#robots.map((robot) => robot.kiesNaam()))
    return rooms.length
  }

  /** Also a realtime service can be somewhere else. */
  #magVerbinden(realtime: ClientOptions) {
    if (this.opties.elders || realtime.driver === 'embedded') return
    if (!isHier(realtime.host ?? ''))
      throw new Error('De realtime-dienst is niet op deze computer. Met --elders mag het toch.')
  }

  async #teamsSpelen() {
    try {
      await Promise.all(this.#robots.map((robot) => robot.speel()))
    } finally {
      this.#klaar = true
    }
  }

  /** What a game master does on any evening: says something, pauses once, gives more time once. */
  async #leidAvond(rooms: number, minuten: number) {
    const id = this.#klantId
    const begin = performance.now()
    const tot = (deel: number) => this.#tot(deel * rooms, begin + deel * minuten * 60_000)
    if (await tot(MOMENTEN.mededeling))
      await this.#leider.druk(id, 'mededeling', { tekst: 'Dit is een repetitie met robotteams.' })
    if (await tot(MOMENTEN.pauze)) {
      await this.#leider.druk(id, 'pauze')
      await this.#rust(alsRobot(PAUZE, this.opties))
      await this.#leider.druk(id, 'verder')
    }
    if (await tot(MOMENTEN.extratijd))
      await this.#leider.druk(id, 'extratijd', { seconden: EXTRA_TIJD.min })
  }

  /** @returns whether the game still goes on at that moment */
  async #tot(klaar: number, moment: number): Promise<boolean> {
    while (!this.#klaar && this.#telling.klaar < klaar && performance.now() < moment)
      await this.#rust(20)
    const { spellenfabriek: spel } = await this.#leider.kijk(this.#klantId)
    return spel?.status === 'started'
  }

  /** The server's clock ends the game; phones that see zero say so. */
  async #wachtOpTijd() {
    const { laatTijdAflopen } = this.omgeving
    this.#meld('De teams zijn klaar; nu loopt de tijd af.')
    await laatTijdAflopen?.(this.#klantId)
    for (;;) {
      const { spellenfabriek: spel, server_tijd: nu } = await this.#leider.kijk(this.#klantId)
      if (spel?.status === 'timeout') return
      if (spel?.status !== 'started') throw new Error('Het spel is tussendoor gestopt.')
      if (laatTijdAflopen || nu >= (spel.eindtijd ?? Infinity))
        await this.#robots[0]!.telefoons[0]!.doe('timeout')
      else await this.#rust(KIJK_MS)
    }
  }

  /** @returns the game as the admin sees it, once all phones had the time to see it too */
  async #iedereenBij(): Promise<Leidersnapshot> {
    const { versie } = await this.#leider.kijk(this.#klantId)
    const bij = this.#robots.flatMap(({ telefoons }) =>
      telefoons.map((telefoon) => telefoon.wachtTot((snapshot) => snapshot.versie >= versie))
    )
    await Promise.race([Promise.all(bij), this.#rust(GEDULD_MS)])
    return this.#leider.kijk(this.#klantId)
  }

  #rust(ms: number) {
    return wacht(ms, undefined, { signal: this.signal })
  }

  #meld(regel: string) {
    this.omgeving.meld?.(regel)
  }
}
