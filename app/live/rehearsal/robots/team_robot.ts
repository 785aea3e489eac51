import { REASONS } from '#app/live/game/game_refusal_transformer'
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
} from '#app/live/rehearsal/robots/plan'
import type { CallOutcome, Phone } from '#app/live/rehearsal/robots/phone'
import type { Random } from '#app/live/rehearsal/robots/random'
import { present } from '#domain/present'

/** The seconds are those of people. */
const SLEEP = { chance: 0.08, min: 30, max: 180 } as const
const LOOK_AROUND = { min: 10, max: 40 } as const
const NAMING_TIME = { min: 5, max: 60 } as const

const NAMES = [
  ...['De Uilen', 'De Valken', 'De Dassen', 'De Otters', 'De Vossen', 'De Kraaien'],
  ...['De Snoeken', 'De Egels', 'De Lynxen', 'De Bevers', 'De Marters', 'De Reigers'],
  ...['De Spechten', 'De Hazen', 'De Kieviten', 'De Zwaluwen', 'De Wolven', 'De Eksters'],
  ...['De Karpers', 'De Spreeuwen'],
]

const NOT_INSIDE: readonly string[] = [REASONS.not_in_room, REASONS.room_occupied]

/** A team of robots: its phones together carry out its plan. */
export class TeamRobot implements TeamMeasurement {
  readonly transmissions: (Transmission & { phone: number })[] = []
  readonly #records = new Map<number, RoomRecord>()
  readonly #sleepers = new Set<Promise<void>>()
  #inside: number | null = null
  #previous: number | null = null

  constructor(
    readonly id: number,
    /** The number of the team, counted from 1. */
    readonly number: number,
    readonly phones: readonly Phone[],
    private readonly plans: readonly RoomPlan[],
    private readonly random: Random,
    private readonly evening: Evening
  ) {}

  get observations() {
    return this.phones
  }

  /** The points of a room by the team's own record. */
  pointsOf(roomId: number, hint3Counts: 1 | 2): number {
    const plan = this.plans.find(({ room }) => room.id === roomId)
    return plan ? expectedPoints(plan.room, this.#record(roomId), hint3Counts) : 0
  }

  /** Chooses a name when the team has none yet. */
  async chooseName(): Promise<void> {
    await this.#think(NAMING_TIME)
    const [first] = this.phones as [Phone]
    if (first.snapshot.team.custom_name !== null) return
    const newTeamName = NAMES[this.number - 1] ?? `Robots ${this.number}`
    await this.#press('teamname', { newTeamName }, false)
  }

  /** Plays until its rooms are done or the time is over. After that all its phones are awake. */
  async play(): Promise<void> {
    for (;;) {
      const phone = this.#awakePhone()
      /** Each phone hears at its own moment that the game began or continues. */
      await phone.waitUntil(
        ({ spellenfabriek: game }) =>
          game?.status !== 'open' && (game?.gepauzeerd_sinds ?? null) === null
      )
      const open = this.#open()
      if (phone.snapshot.spellenfabriek?.status !== 'started' || open.length === 0) break
      if (this.#inside === null) await this.#findRoom(phone, open)
      else await this.#playOn(this.#inside)
      await this.#maybeSleep()
    }
    await Promise.all(this.#sleepers)
  }

  /** Presses once after the end, as a late player would. */
  async pressTooLate(): Promise<CallOutcome> {
    return this.#awakePhone().run('enterroom', { roomid: present(this.plans[0], 'a room').room.id })
  }

  close() {
    for (const phone of this.phones) phone.close()
  }

  async #findRoom(phone: Phone, open: readonly number[]) {
    await this.#think(LOOK_AROUND)
    const taken = phone.snapshot.occupied.map((one) => one.spellenfabriek_room_id)
    const roomId = chooseRoom(open, taken, this.#previous, this.random)
    if (roomId === null) return phone.news()
    const outcome = await this.#press('enterroom', { roomid: roomId }, this.random.chance(0.2))
    if (outcome.type !== 'refused') this.#inside = roomId
    else if (outcome.reason === REASONS.in_another_room)
      this.#inside = this.#accordingToScreen(phone)
  }

  async #playOn(roomId: number) {
    const plan = this.plans.find(({ room }) => room.id === roomId)
    const step = present(plan?.steps[this.#record(roomId).taken], 'a step')
    await this.#think({ min: step.thinkTime, max: step.thinkTime })
    const outcome = await this.#press(
      callFor(step),
      { roomid: roomId, ...contentFor(step) },
      step.double
    )
    if (outcome.type === 'refused') {
      if (NOT_INSIDE.includes(outcome.reason)) this.#inside = null
      return
    }
    const record = afterStep(this.#record(roomId), step)
    this.#records.set(roomId, record)
    if (record.done) this.evening.tally.done += 1
    if (!record.done && step.kind !== 'leave') return
    this.#inside = null
    this.#previous = roomId
  }

  /** Presses on one of its phones, or on two at once, which has the same effect. */
  async #press(call: string, data: object, double: boolean): Promise<CallOutcome> {
    const first = this.#awakePhone()
    const second = this.phones.find((other) => other !== first && other.isAwake)
    const who = double && second ? [first, second] : [first]
    const at = performance.now()
    const beforehand = first.snapshot.versie
    const replies = await Promise.all(who.map((phone) => phone.run(call, data)))
    const succeeded = replies.find((answer) => answer.type !== 'refused')
    if (!succeeded) return present(replies[0], 'a reply')
    if (succeeded.version > beforehand && who.length === 1)
      this.transmissions.push({
        at,
        version: succeeded.version,
        phone: this.phones.indexOf(first),
      })
    return succeeded
  }

  #awakePhone(): Phone {
    return this.random.choose(this.phones.filter(({ isAwake }) => isAwake))
  }

  /** Lets a phone sleep now and then. A team with only one phone awake waits. */
  async #maybeSleep() {
    if (!this.random.chance(SLEEP.chance)) return
    const phone = this.#awakePhone()
    const isOnly = this.phones.filter(({ isAwake }) => isAwake).length === 1
    const sleep = this.#sleep(phone)
    if (isOnly) return sleep
    this.#sleepers.add(sleep)
    void sleep.finally(() => this.#sleepers.delete(sleep)).catch(() => {})
  }

  async #sleep(phone: Phone) {
    phone.sleep()
    await this.#think(SLEEP)
    await phone.wake()
  }

  /** Thinks as long as people would, unless the game is over. */
  async #think({ min, max }: { readonly min: number; readonly max: number }) {
    const until = performance.now() + robotMs(this.random.integer(min, max), this.evening)
    const phone = this.phones.find(({ isAwake }) => isAwake) ?? present(this.phones[0], 'a phone')
    const lasts = () => ['open', 'started'].includes(phone.snapshot.spellenfabriek?.status ?? '')
    for (;;) {
      const rest = until - performance.now()
      if (rest <= 0 || !lasts()) return
      await phone.news(rest)
      this.evening.signal.throwIfAborted()
    }
  }

  #accordingToScreen({ snapshot }: Phone): number | null {
    const own = snapshot.occupied.find(({ team_id: teamId }) => teamId === this.id)
    return own?.spellenfabriek_room_id ?? null
  }

  #open(): number[] {
    return this.plans.map(({ room }) => room.id).filter((id) => !this.#record(id).done)
  }

  #record(roomId: number): RoomRecord {
    return this.#records.get(roomId) ?? EMPTY_RECORD
  }
}

function callFor(step: Step): string {
  if (step.kind === 'hint') return `useHint${step.number}`
  return step.kind === 'leave' ? 'leaveroom' : 'answerOk'
}

function contentFor(step: Step): object {
  if (step.kind === 'answer') return { antwoord: step.text }
  return step.kind === 'show' ? { points: 0 } : {}
}
