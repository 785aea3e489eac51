import { Random } from '#app/live/rehearsal/random'
import { isCorrectAnswer, showAnswer } from '#domain/live/game/room_answer'
import { HINTS, type HintNumber } from '#domain/live/game/room_hints'
import { computePoints, type ScoreRules, type Usage } from '#domain/live/game/points'

/** A room with its answer, as the game master sees it. */
export type RobotRoom = ScoreRules & {
  readonly id: number
  readonly naam: string
  readonly antwoord: string
}

export type Step = {
  /** How long people would have thought about it. */
  readonly denktijd: number
  /** Two phones of the team press at once. */
  readonly dubbel: boolean
} & Move

type Move =
  | { readonly soort: 'hint'; readonly nummer: HintNumber }
  | { readonly soort: 'antwoord'; readonly tekst: string; readonly juist: boolean }
  /** Has the answer shown, for 0 points. */
  | { readonly soort: 'toon' }
  /** Looks elsewhere first, and comes back later. */
  | { readonly soort: 'verlaat' }

export type RoomPlan = { readonly room: RobotRoom; readonly stappen: readonly Step[] }

const THINK_TIME = { min: 15, max: 90 } as const
const CHANCES = { dubbel: 0.15, verlaat: 0.15, toon: 0.3, aankloppen: 0.1 } as const
/** How many hints and wrong answers a room takes; what stands here twice comes twice as often. */
const HINT_COUNTS = [0, 0, 0, 1, 1, 2, 3] as const
const WRONG_COUNTS = [0, 0, 1, 1, 2, 3] as const

/**
 * What a robot team is going to do, in the order in which it likes the rooms. It depends on the seed
 * and the team alone: what others do changes when it happens, and not what.
 */
export function makePlan(seed: number, teamNumber: number, rooms: readonly RobotRoom[]) {
  const sequence = new Random(`${seed}/${teamNumber}`).schud(rooms)
  return sequence.map((room) =>
    makeRoomPlan(room, new Random(`${seed}/${teamNumber}/${room.id}`))
  ) satisfies RoomPlan[]
}

function makeRoomPlan(room: RobotRoom, random: Random): RoomPlan {
  const hintCount = random.kies(HINT_COUNTS)
  const hints = HINTS.slice(0, hintCount).map((number): Move => ({ soort: 'hint', nummer: number }))
  const moves: Move[] = [...hints]
  const wrongCount = random.kies(WRONG_COUNTS)
  for (let wrong = 1; wrong <= wrongCount; wrong++) {
    const text = wrongAnswer(room.antwoord, wrong)
    moves.splice(random.geheel(0, moves.length), 0, {
      soort: 'antwoord',
      tekst: text,
      juist: false,
    })
  }
  if (random.kans(CHANCES.verlaat))
    moves.splice(random.geheel(0, moves.length), 0, { soort: 'verlaat' })
  const shown = hintCount === HINTS.length && random.kans(CHANCES.toon)
  moves.push(
    shown ? { soort: 'toon' } : { soort: 'antwoord', tekst: showAnswer(room.antwoord), juist: true }
  )
  const steps = moves.map((move) => ({
    ...move,
    denktijd: random.geheel(THINK_TIME.min, THINK_TIME.max),
    dubbel: move.soort !== 'verlaat' && random.kans(CHANCES.dubbel),
  }))
  return { room, stappen: steps }
}

/** A guess that is really wrong, and another than the ones before. */
function wrongAnswer(answer: string, number: number): string {
  const guess = `gok ${number}`
  return isCorrectAnswer(guess, answer) ? `${guess}, denken we` : guess
}

/**
 * The room that a team goes to now: the first that it likes and that is free. Now and then it knocks at
 * a door that is shut, to hear who is inside.
 *
 * @param open the rooms that it has not done, in its own order
 * @param vorige the room that it has just left; only when there is no other
 * @returns null when somebody is in each of them
 */
export function chooseRoom(
  open: readonly number[],
  taken: readonly number[],
  previous: number | null,
  random: Random
): number | null {
  const closed = open.filter((id) => taken.includes(id))
  if (closed.length > 0 && random.kans(CHANCES.aankloppen)) return random.kies(closed)
  const free = open.filter((id) => !taken.includes(id))
  return free.find((id) => id !== previous) ?? free[0] ?? null
}

/** How far a robot team is in a room, by its own account. */
export type RoomRecord = Usage & {
  /** How many steps of the plan were taken. */
  readonly gedaan: number
  readonly klaar: 'opgelost' | 'getoond' | null
}

export const EMPTY_RECORD: RoomRecord = {
  aantal_fout: 0,
  hint1: false,
  hint2: false,
  hint3: false,
  gedaan: 0,
  klaar: null,
}

/** The account after a step that the game accepted; a double tap is one step. */
export function afterStep(record: RoomRecord, step: Move): RoomRecord {
  const further = { ...record, gedaan: record.gedaan + 1 }
  switch (step.soort) {
    case 'hint':
      return { ...further, [`hint${step.nummer}`]: true }
    case 'antwoord':
      if (step.juist) return { ...further, klaar: 'opgelost' }
      return { ...further, aantal_fout: record.aantal_fout + 1 }
    case 'toon':
      return { ...further, klaar: 'getoond' }
    case 'verlaat':
      return further
  }
}

/** The points that a room should have brought. */
export function expectedPoints(room: ScoreRules, record: RoomRecord, hint3Counts: 1 | 2): number {
  return record.klaar === 'opgelost' ? computePoints(room, record, hint3Counts) : 0
}
