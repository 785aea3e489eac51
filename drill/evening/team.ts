import { chooseRoom, type RoomPlan, type Step } from '#app/live/rehearsal/robots/plan'
import type { Random } from '#app/live/rehearsal/robots/random'
import type { Hall } from './hall.js'
import type { Ledger } from './ledger.js'
import type { Phone, Tapped } from './phone.js'
import { findIn, itemAt } from '#domain/present'

/** The seconds that people take to look around for a room. */
const LOOK_AROUND = { min: 10, max: 40 } as const
const NOTHING_TO_DO_MS = 1_000
/** The refusals that a team may get without doing anything wrong. */
const ALLOWED = ['room_bezet', 'gepauzeerd', 'spel_afgelopen']
const OK = 200
const WRONG_ANSWER = 422

type Outcome = 'done' | 'refused'

/** A team of robots: its phones together carry out its plan. */
export class Team {
  /** The room where it is by its own account. */
  inside: number | null = null
  /** Whether its people do nothing, because all its phones are locked. */
  asleep = false
  #previous: number | null = null

  constructor(
    readonly id: number,
    /** Teams count from 1, as on their cards. */
    readonly number: number,
    readonly phones: readonly Phone[],
    private readonly plans: readonly RoomPlan[],
    private readonly speed: number,
    private readonly random: Random,
    private readonly hall: Hall,
    private readonly ledger: Ledger
  ) {}

  get name() {
    return `Robots ${String(this.number).padStart(2, '0')}`
  }

  /** Whether the buttons of a phone that is awake can be pressed. */
  get mayTap() {
    return this.phones.some(({ isAwake, mayTap }) => isAwake && mayTap)
  }

  async chooseName() {
    const outcome = await this.#press('teamname', { newTeamName: this.name })
    if (outcome === 'refused') this.hall.broken.push(`${this.name} could not choose its name`)
  }

  /** Plays until the evening is over. */
  async play() {
    while (!this.hall.over) {
      const phone = this.phones.find(({ isAwake }) => isAwake)
      if (this.asleep || !phone?.mayTap) await this.hall.think(NOTHING_TO_DO_MS, this.id)
      else if (this.inside === null) await this.#findRoom(phone)
      else await this.#playOn(this.inside)
    }
  }

  async #findRoom(phone: Phone) {
    const open = this.plans
      .map(({ room }) => room.id)
      .filter((id) => !this.ledger.recordOf(this.id, id).done)
    const taken = phone.view.occupied.map((one) => one.spellenfabriek_room_id)
    const roomId = chooseRoom(open, taken, this.#previous, this.random)
    if (roomId === null) return this.hall.think(NOTHING_TO_DO_MS, this.id)
    await this.#think(LOOK_AROUND)
    if (this.asleep || !this.mayTap) return
    const outcome = await this.#press('enterroom', { roomid: roomId }, this.random.chance(0.2))
    if (outcome === 'refused') return
    this.inside = roomId
    this.ledger.entered++
  }

  async #playOn(roomId: number) {
    const { steps } = findIn(this.plans, ({ room }) => room.id === roomId)
    const step = itemAt(steps, this.ledger.recordOf(this.id, roomId).taken)
    await this.#think({ min: step.thinkTime, max: step.thinkTime })
    if (this.asleep || !this.mayTap) return
    const outcome = await this.#press(callFor(step), contentFor(step, roomId), step.double)
    if (outcome === 'refused') return
    const record = this.ledger.confirm(this.id, roomId, step)
    if (record.done === null && step.kind !== 'leave') return
    this.inside = null
    this.#previous = roomId
  }

  #think({ min, max }: { readonly min: number; readonly max: number }) {
    return this.hall.think((this.random.integer(min, max) * 1000) / this.speed, this.id)
  }

  /** Presses on one of its phones, or on two at once, which has the same effect. */
  async #press(call: string, data: object, double = false): Promise<Outcome> {
    return this.hall.tapping(async () => {
      const [first, second] = this.random.shuffle(this.phones.filter(({ isAwake }) => isAwake))
      if (!first) return 'refused'
      const who = double && second ? [first, second] : [first]
      const taps = await Promise.all(who.map((phone) => phone.tap(call, data)))
      taps.forEach((tap, index) => this.hall.note(itemAt(who, index).name, this.id, tap))
      for (const tap of taps) this.#mustBeAllowed(call, tap)
      return taps.some(counted) ? 'done' : 'refused'
    })
  }

  #mustBeAllowed(call: string, tap: Tapped) {
    const { reason, times } = tap
    if (counted(tap) || reason === null) return
    if (!ALLOWED.includes(reason)) this.hall.broken.push(`${this.name}: ${call} refused: ${reason}`)
    else if (times > 1 && call !== 'enterroom')
      this.hall.broken.push(`${this.name}: ${call} was sent ${times} times, and then ${reason}`)
  }
}

const counted = ({ status }: Tapped) => status === OK || status === WRONG_ANSWER

function callFor(step: Step): string {
  if (step.kind === 'hint') return `useHint${step.number}`
  return step.kind === 'leave' ? 'leaveroom' : 'answerOk'
}

function contentFor(step: Step, roomId: number): object {
  const where = { roomid: roomId }
  if (step.kind === 'answer') return { ...where, antwoord: step.text }
  return step.kind === 'show' ? { ...where, points: 0 } : where
}
