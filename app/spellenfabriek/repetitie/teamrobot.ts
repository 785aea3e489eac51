import { alsRobot, type Avond, type Teammeting } from '#app/spellenfabriek/repetitie/avond'
import type { Verzending } from '#app/spellenfabriek/repetitie/meting'
import {
  kiesRoom,
  LEEG_BOEKJE,
  naStap,
  verwachtePunten,
  type Boekje,
  type Roomplan,
  type Stap,
} from '#app/spellenfabriek/repetitie/plan'
import type { Gedaan, Telefoon } from '#app/spellenfabriek/repetitie/telefoon'
import type { Toeval } from '#app/spellenfabriek/repetitie/toeval'

/** In seconds of people. */
const SLAAP = { kans: 0.08, min: 30, max: 180 } as const
const RONDKIJKEN = { min: 10, max: 40 } as const
const BEDENKTIJD = { min: 5, max: 60 } as const

const NAMEN = [
  ...['De Uilen', 'De Valken', 'De Dassen', 'De Otters', 'De Vossen', 'De Kraaien'],
  ...['De Snoeken', 'De Egels', 'De Lynxen', 'De Bevers', 'De Marters', 'De Reigers'],
  ...['De Spechten', 'De Hazen', 'De Kieviten', 'De Zwaluwen', 'De Wolven', 'De Eksters'],
  ...['De Karpers', 'De Spreeuwen'],
]

/** A team of robots: its phones together do what its plan says. */
export class Teamrobot implements Teammeting {
  readonly verzendingen: (Verzending & { telefoon: number })[] = []
  readonly #boekjes = new Map<number, Boekje>()
  readonly #slapers = new Set<Promise<void>>()
  #binnen: number | null = null
  #vorige: number | null = null

  constructor(
    readonly id: number,
    /** Counts from 1. */
    readonly nummer: number,
    readonly telefoons: readonly Telefoon[],
    private readonly plannen: readonly Roomplan[],
    private readonly toeval: Toeval,
    private readonly avond: Avond
  ) {}

  get waarnemingen() {
    return this.telefoons
  }

  /** Its own account of a room, in points. */
  puntenVan(roomId: number, hint3Telt: 1 | 2): number {
    const plan = this.plannen.find(({ room }) => room.id === roomId)
    return plan ? verwachtePunten(plan.room, this.#boekje(roomId), hint3Telt) : 0
  }

  /** Chooses a name, when the team has none yet. */
  async kiesNaam(): Promise<void> {
    await this.#denk(BEDENKTIJD)
    const [eerste] = this.telefoons as [Telefoon]
    if (eerste.snapshot.team.custom_name !== null) return
    const newTeamName = NAMEN[this.nummer - 1] ?? `Robots ${this.nummer}`
    await this.#druk('teamname', { newTeamName }, false)
  }

  /** Plays until its rooms are done or the time is over. Then all its phones are awake. */
  async speel(): Promise<void> {
    for (;;) {
      const telefoon = this.#wakkere()
      /** Each phone hears in its own time that the game began or goes on. */
      await telefoon.wachtTot(
        ({ spellenfabriek: spel }) =>
          spel?.status !== 'open' && (spel?.gepauzeerd_sinds ?? null) === null
      )
      const open = this.#open()
      if (telefoon.snapshot.spellenfabriek?.status !== 'started' || open.length === 0) break
      if (this.#binnen === null) await this.#zoekRoom(telefoon, open)
      else await this.#speelVerder(this.#binnen)
      await this.#slaapMisschien()
    }
    await Promise.all(this.#slapers)
  }

  /** Somebody is late: presses after the time. */
  async drukTeLaat(): Promise<Gedaan> {
    return this.#wakkere().doe('enterroom', { roomid: this.plannen[0]!.room.id })
  }

  sluit() {
    for (const telefoon of this.telefoons) telefoon.sluit()
  }

  async #zoekRoom(telefoon: Telefoon, open: readonly number[]) {
    await this.#denk(RONDKIJKEN)
    const bezet = telefoon.snapshot.occupied.map((een) => een.spellenfabriek_room_id)
    const roomid = kiesRoom(open, bezet, this.#vorige, this.toeval)
    if (roomid === null) return telefoon.nieuws()
    const gedaan = await this.#druk('enterroom', { roomid }, this.toeval.kans(0.2))
    if (gedaan.type !== 'geweigerd') this.#binnen = roomid
    else if (gedaan.reden === 'al_in_room') this.#binnen = this.#volgensScherm(telefoon)
  }

  async #speelVerder(roomid: number) {
    const plan = this.plannen.find(({ room }) => room.id === roomid)!
    const stap = plan.stappen[this.#boekje(roomid).gedaan]!
    await this.#denk({ min: stap.denktijd, max: stap.denktijd })
    const gedaan = await this.#druk(callVan(stap), { roomid, ...inhoudVan(stap) }, stap.dubbel)
    if (gedaan.type === 'geweigerd') {
      if (['niet_in_room', 'room_bezet'].includes(gedaan.reden)) this.#binnen = null
      return
    }
    const boekje = naStap(this.#boekje(roomid), stap)
    this.#boekjes.set(roomid, boekje)
    if (boekje.klaar) this.avond.telling.klaar += 1
    if (!boekje.klaar && stap.soort !== 'verlaat') return
    this.#binnen = null
    this.#vorige = roomid
  }

  /** One of its phones presses, or two at once; what the game makes of it is the same. */
  async #druk(call: string, data: object, dubbel: boolean): Promise<Gedaan> {
    const eerste = this.#wakkere()
    const tweede = this.telefoons.find((ander) => ander !== eerste && ander.isWakker)
    const wie = dubbel && tweede ? [eerste, tweede] : [eerste]
    const op = performance.now()
    const vooraf = eerste.snapshot.versie
    const antwoorden = await Promise.all(wie.map((telefoon) => telefoon.doe(call, data)))
    const gelukt = antwoorden.find((antwoord) => antwoord.type !== 'geweigerd')
    if (!gelukt) return antwoorden[0]!
    if (gelukt.versie > vooraf && wie.length === 1)
      this.verzendingen.push({
        op,
        versie: gelukt.versie,
        telefoon: this.telefoons.indexOf(eerste),
      })
    return gelukt
  }

  #wakkere(): Telefoon {
    return this.toeval.kies(this.telefoons.filter(({ isWakker }) => isWakker))
  }

  /** Now and then somebody puts a phone away; who has the only one that is awake, waits. */
  async #slaapMisschien() {
    if (!this.toeval.kans(SLAAP.kans)) return
    const telefoon = this.#wakkere()
    const alleen = this.telefoons.filter(({ isWakker }) => isWakker).length === 1
    const slaap = this.#slaap(telefoon)
    if (alleen) return slaap
    this.#slapers.add(slaap)
    void slaap.finally(() => this.#slapers.delete(slaap)).catch(() => {})
  }

  async #slaap(telefoon: Telefoon) {
    telefoon.slaap()
    await this.#denk(SLAAP)
    await telefoon.wek()
  }

  /** Thinks for as long as people would; not when there is no game any more to think about. */
  async #denk({ min, max }: { readonly min: number; readonly max: number }) {
    const tot = performance.now() + alsRobot(this.toeval.geheel(min, max), this.avond)
    const telefoon = this.telefoons.find(({ isWakker }) => isWakker) ?? this.telefoons[0]!
    const duurt = () => ['open', 'started'].includes(telefoon.snapshot.spellenfabriek?.status ?? '')
    for (;;) {
      const rest = tot - performance.now()
      if (rest <= 0 || !duurt()) return
      await telefoon.nieuws(rest)
      this.avond.signal.throwIfAborted()
    }
  }

  #volgensScherm({ snapshot }: Telefoon): number | null {
    const eigen = snapshot.occupied.find(({ team_id: teamId }) => teamId === this.id)
    return eigen?.spellenfabriek_room_id ?? null
  }

  #open(): number[] {
    return this.plannen.map(({ room }) => room.id).filter((id) => !this.#boekje(id).klaar)
  }

  #boekje(roomId: number): Boekje {
    return this.#boekjes.get(roomId) ?? LEEG_BOEKJE
  }
}

function callVan(stap: Stap): string {
  if (stap.soort === 'hint') return `useHint${stap.nummer}`
  return stap.soort === 'verlaat' ? 'leaveroom' : 'answerOk'
}

function inhoudVan(stap: Stap): object {
  if (stap.soort === 'antwoord') return { antwoord: stap.tekst }
  return stap.soort === 'toon' ? { points: 0 } : {}
}
