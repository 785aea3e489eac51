import { robotMs, type Evening, type TeamMeasurement } from '#app/live/rehearsal/evening'
import type { Transmission } from '#app/live/rehearsal/measurement'
import {
  chooseRoom,
  EMPTY_RECORD,
  afterStep,
  expectedPoints,
  type RoomRecord,
  type RoomPlan,
  type Step,
} from '#app/live/rehearsal/plan'
import type { Outcome, Phone } from '#app/live/rehearsal/phone'
import type { Random } from '#app/live/rehearsal/random'

/** In seconds of people. */
const SLEEP = { kans: 0.08, min: 30, max: 180 } as const
const LOOK_AROUND = { min: 10, max: 40 } as const
const NAMING_TIME = { min: 5, max: 60 } as const

const NAMES = [
  ...['De Uilen', 'De Valken', 'De Dassen', 'De Otters', 'De Vossen', 'De Kraaien'],
  ...['De Snoeken', 'De Egels', 'De Lynxen', 'De Bevers', 'De Marters', 'De Reigers'],
  ...['De Spechten', 'De Hazen', 'De Kieviten', 'De Zwaluwen', 'De Wolven', 'De Eksters'],
  ...['De Karpers', 'De Spreeuwen'],
]

/** A team of robots: its phones together do what its plan says. */
export class TeamRobot implements TeamMeasurement {
  readonly verzendingen: (Transmission & { telefoon: number })[] = []
  readonly #boekjes = new Map<number, RoomRecord>()
  readonly #slapers = new Set<Promise<void>>()
  #binnen: number | null = null
  #vorige: number | null = null

  constructor(
    readonly id: number,
    /** Counts from 1. */
    readonly nummer: number,
    readonly telefoons: readonly Phone[],
    private readonly plannen: readonly RoomPlan[],
    private readonly toeval: Random,
    private readonly avond: Evening
  ) {}

  get waarnemingen() {
    return this.telefoons
  }

  /** Its own account of a room, in points. */
  puntenVan(roomId: number, hint3Counts: 1 | 2): number {
    const plan = this.plannen.find(({ room }) => room.id === roomId)
    return plan ? expectedPoints(plan.room, this.#boekje(roomId), hint3Counts) : 0
  }

  /** Chooses a name, when the team has none yet. */
  async kiesNaam(): Promise<void> {
    await this.#denk(NAMING_TIME)
    const [first] = this.telefoons as [Phone]
    if (first.snapshot.team.custom_name !== null) return
    const newTeamName = NAMES[this.nummer - 1] ?? `Robots ${this.nummer}`
    await this.#druk('teamname', { newTeamName }, false)
  }

  /** Plays until its rooms are done or the time is over. Then all its phones are awake. */
  async speel(): Promise<void> {
    for (;;) {
      const phone = this.#wakkere()
      /** Each phone hears in its own time that the game began or goes on. */
      await phone.wachtTot(
        ({ spellenfabriek: game }) =>
          game?.status !== 'open' && (game?.gepauzeerd_sinds ?? null) === null
      )
      const open = this.#open()
      if (phone.snapshot.spellenfabriek?.status !== 'started' || open.length === 0) break
      if (this.#binnen === null) await this.#zoekRoom(phone, open)
      else await this.#speelVerder(this.#binnen)
      await this.#slaapMisschien()
    }
    await Promise.all(this.#slapers)
  }

  /** Somebody is late: presses after the time. */
  async drukTeLaat(): Promise<Outcome> {
    return this.#wakkere().doe('enterroom', { roomid: this.plannen[0]!.room.id })
  }

  sluit() {
    for (const phone of this.telefoons) phone.sluit()
  }

  async #zoekRoom(phone: Phone, open: readonly number[]) {
    await this.#denk(LOOK_AROUND)
    const taken = phone.snapshot.occupied.map((one) => one.spellenfabriek_room_id)
    const roomId = chooseRoom(open, taken, this.#vorige, this.toeval)
    if (roomId === null) return phone.nieuws()
    const outcome = await this.#druk('enterroom', { roomid: roomId }, this.toeval.kans(0.2))
    if (outcome.type !== 'geweigerd') this.#binnen = roomId
    else if (outcome.reden === 'al_in_room') this.#binnen = this.#volgensScherm(phone)
  }

  async #speelVerder(roomId: number) {
    const plan = this.plannen.find(({ room }) => room.id === roomId)!
    const step = plan.stappen[this.#boekje(roomId).gedaan]!
    await this.#denk({ min: step.denktijd, max: step.denktijd })
    const outcome = await this.#druk(
      callFor(step),
      { roomid: roomId, ...contentFor(step) },
      step.dubbel
    )
    if (outcome.type === 'geweigerd') {
      if (['niet_in_room', 'room_bezet'].includes(outcome.reden)) this.#binnen = null
      return
    }
    const record = afterStep(this.#boekje(roomId), step)
    this.#boekjes.set(roomId, record)
    if (record.klaar) this.avond.telling.klaar += 1
    if (!record.klaar && step.soort !== 'verlaat') return
    this.#binnen = null
    this.#vorige = roomId
  }

  /** One of its phones presses, or two at once; what the game makes of it is the same. */
  async #druk(call: string, data: object, double: boolean): Promise<Outcome> {
    const first = this.#wakkere()
    const second = this.telefoons.find((other) => other !== first && other.isWakker)
    const who = double && second ? [first, second] : [first]
    const at = performance.now()
    const beforehand = first.snapshot.versie
    const replies = await Promise.all(who.map((phone) => phone.doe(call, data)))
    const succeeded = replies.find((answer) => answer.type !== 'geweigerd')
    if (!succeeded) return replies[0]!
    if (succeeded.versie > beforehand && who.length === 1)
      this.verzendingen.push({
        op: at,
        versie: succeeded.versie,
        telefoon: this.telefoons.indexOf(first),
      })
    return succeeded
  }

  #wakkere(): Phone {
    return this.toeval.kies(this.telefoons.filter(({ isWakker: isAwake }) => isAwake))
  }

  /** Now and then somebody puts a phone away; who has the only one that is awake, waits. */
  async #slaapMisschien() {
    if (!this.toeval.kans(SLEEP.kans)) return
    const phone = this.#wakkere()
    const isOnly = this.telefoons.filter(({ isWakker: isAwake }) => isAwake).length === 1
    const sleep = this.#slaap(phone)
    if (isOnly) return sleep
    this.#slapers.add(sleep)
    void sleep.finally(() => this.#slapers.delete(sleep)).catch(() => {})
  }

  async #slaap(phone: Phone) {
    phone.slaap()
    await this.#denk(SLEEP)
    await phone.wek()
  }

  /** Thinks for as long as people would; not when there is no game any more to think about. */
  async #denk({ min, max }: { readonly min: number; readonly max: number }) {
    const until = performance.now() + robotMs(this.toeval.geheel(min, max), this.avond)
    const phone = this.telefoons.find(({ isWakker: isAwake }) => isAwake) ?? this.telefoons[0]!
    const lasts = () => ['open', 'started'].includes(phone.snapshot.spellenfabriek?.status ?? '')
    for (;;) {
      const rest = until - performance.now()
      if (rest <= 0 || !lasts()) return
      await phone.nieuws(rest)
      this.avond.signal.throwIfAborted()
    }
  }

  #volgensScherm({ snapshot }: Phone): number | null {
    const own = snapshot.occupied.find(({ team_id: teamId }) => teamId === this.id)
    return own?.spellenfabriek_room_id ?? null
  }

  #open(): number[] {
    return this.plannen.map(({ room }) => room.id).filter((id) => !this.#boekje(id).klaar)
  }

  #boekje(roomId: number): RoomRecord {
    return this.#boekjes.get(roomId) ?? EMPTY_RECORD
  }
}

function callFor(step: Step): string {
  if (step.soort === 'hint') return `useHint${step.nummer}`
  return step.soort === 'verlaat' ? 'leaveroom' : 'answerOk'
}

function contentFor(step: Step): object {
  if (step.soort === 'antwoord') return { antwoord: step.tekst }
  return step.soort === 'toon' ? { points: 0 } : {}
}
