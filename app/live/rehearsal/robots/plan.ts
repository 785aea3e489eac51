import { Random } from '#app/live/rehearsal/robots/random'
import { isCorrectAnswer, showAnswer } from '#domain/live/game/room_answer'
import { HINTS, type HintNumber } from '#domain/live/game/room_hints'
import { roomPoints, type ScoreRules, type Usage } from '#domain/live/game/room_points'

/** A room with its answer, as a robot team knows it. */
export type RobotRoom = ScoreRules & {
  readonly id: number
  readonly answer: string
}

export type Step = {
  /** How many seconds people would think about it. */
  readonly thinkTime: number
  /** Whether two phones of the team press at once. */
  readonly double: boolean
} & Move

type Move =
  | { readonly kind: 'hint'; readonly number: HintNumber }
  | { readonly kind: 'answer'; readonly text: string; readonly correct: boolean }
  /** Asks to see the answer, for 0 points. */
  | { readonly kind: 'show' }
  /** Goes to another room first, and returns later. */
  | { readonly kind: 'leave' }

export type RoomPlan = { readonly room: RobotRoom; readonly steps: readonly Step[] }

const THINK_TIME = { min: 15, max: 90 } as const
const CHANCES = { double: 0.15, leave: 0.15, show: 0.3, knock: 0.1 } as const
/**
 * The possible numbers of hints and wrong answers for a room. A number that is listed twice occurs
 * twice as often.
 */
const HINT_COUNTS = [0, 0, 0, 1, 1, 2, 3] as const
const WRONG_COUNTS = [0, 0, 1, 1, 2, 3] as const

/**
 * The plan of a robot team, in the order in which it prefers the rooms. It depends only on the seed
 * and the team: other teams change when a step happens, not which step.
 */
export function makePlan(seed: number, teamNumber: number, rooms: readonly RobotRoom[]) {
  const sequence = new Random(`${seed}/${teamNumber}`).shuffle(rooms)
  return sequence.map((room) =>
    makeRoomPlan(room, new Random(`${seed}/${teamNumber}/${room.id}`))
  ) satisfies RoomPlan[]
}

function makeRoomPlan(room: RobotRoom, random: Random): RoomPlan {
  const hintCount = random.choose(HINT_COUNTS)
  const hints = HINTS.slice(0, hintCount).map((number): Move => ({ kind: 'hint', number }))
  const moves: Move[] = [...hints]
  const wrongCount = random.choose(WRONG_COUNTS)
  for (let wrong = 1; wrong <= wrongCount; wrong++) {
    const text = wrongAnswer(room.answer, wrong)
    moves.splice(random.integer(0, moves.length), 0, {
      kind: 'answer',
      text,
      correct: false,
    })
  }
  if (random.chance(CHANCES.leave))
    moves.splice(random.integer(0, moves.length), 0, { kind: 'leave' })
  const shown = hintCount === HINTS.length && random.chance(CHANCES.show)
  moves.push(
    shown ? { kind: 'show' } : { kind: 'answer', text: showAnswer(room.answer), correct: true }
  )
  const steps = moves.map((move) => ({
    ...move,
    thinkTime: random.integer(THINK_TIME.min, THINK_TIME.max),
    double: move.kind !== 'leave' && random.chance(CHANCES.double),
  }))
  return { room, steps }
}

/** A guess that is certainly wrong, and different from the ones before. */
function wrongAnswer(answer: string, number: number): string {
  const guess = `gok ${number}`
  return isCorrectAnswer(guess, answer) ? `${guess}, denken we` : guess
}

/**
 * The next room of a team: the first in its order that is free. Now and then it tries an occupied
 * room, to hear which team is inside.
 *
 * @param open the rooms that the team has not done, in its own order
 * @param previous the room that it has just left, which it takes only when there is no other
 * @returns null when all of them are occupied
 */
export function chooseRoom(
  open: readonly number[],
  taken: readonly number[],
  previous: number | null,
  random: Random
): number | null {
  const closed = open.filter((id) => taken.includes(id))
  if (closed.length > 0 && random.chance(CHANCES.knock)) return random.choose(closed)
  const free = open.filter((id) => !taken.includes(id))
  return free.find((id) => id !== previous) ?? free[0] ?? null
}

/** How far a robot team is in a room, by its own record. */
export type RoomRecord = Usage & {
  /** How many steps of the plan were taken. */
  readonly taken: number
  readonly done: 'solved' | 'shown' | null
}

export const EMPTY_RECORD: RoomRecord = {
  wrongCount: 0,
  hint1: false,
  hint2: false,
  hint3: false,
  taken: 0,
  done: null,
}

/** The record after a step that the game accepted; a double tap is one step. */
export function afterStep(record: RoomRecord, step: Move): RoomRecord {
  const further = { ...record, taken: record.taken + 1 }
  switch (step.kind) {
    case 'hint':
      return { ...further, [`hint${step.number}`]: true }
    case 'answer':
      if (step.correct) return { ...further, done: 'solved' }
      return { ...further, wrongCount: record.wrongCount + 1 }
    case 'show':
      return { ...further, done: 'shown' }
    case 'leave':
      return further
  }
}

/** The points that a room should have brought. */
export function expectedPoints(room: ScoreRules, record: RoomRecord, hint3Counts: 1 | 2): number {
  return record.done === 'solved' ? roomPoints(room, record, hint3Counts) : 0
}
