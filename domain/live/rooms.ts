import { err, ok, type Result } from '#domain/result'
import type { ScoreRules } from '#domain/live/game/room_points'

/**
 * The longest texts of a room, in characters. A team can type at most `alternative` characters, so
 * no alternative of the answer may be longer.
 */
export const ROOM_LENGTH = {
  name: 60,
  adminName: 60,
  storage: 60,
  question: 2000,
  answer: 255,
  alternative: 200,
  hint: 1000,
} as const

/** The limits of a room's numbers; `timeEstimate` is in minutes. */
export const ROOM_BOUNDS = {
  sequenceNumber: { min: 1, max: 999 },
  timeEstimate: { min: 1, max: 240 },
  points: { min: 0, max: 1000 },
} as const

export const SCORE_FIELDS = [
  'maxPoints',
  'minPoints',
  'wrongCost',
  'hint1Cost',
  'hint2Cost',
  'hint3Cost',
] as const satisfies readonly (keyof ScoreRules)[]

/**
 * The right answers of a room, which are separated by a pipe (specification 2, sections 3 and 5):
 * 'rood| vermiljoen |' has two.
 */
export function alternatives(answer: string): string[] {
  return answer
    .split('|')
    .map((correct) => correct.trim())
    .filter((correct) => correct !== '')
}

/**
 * The right answers that sound different when a team says them aloud: 'E en G', 'EG' and 'E-G' are
 * two, because signs and spaces are not heard. The first is the answer itself.
 */
export function spokenAlternatives(answer: string): string[] {
  const heard = new Set<string>()
  return alternatives(answer).filter((one) => {
    const sound = one.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || one
    return !heard.has(sound) && heard.add(sound)
  })
}

/** Lines of single signs are a board or a code, which keeps its columns on a screen and on paper. */
const BOARD_LINE = /^\S( \S)+( = \S)?$/u

/** Whether a line of a question is a row of a board, such as 'W Z Z = A'. */
export const isBoardLine = (line: string) => BOARD_LINE.test(line)

/** The rules by which all teams of a round are judged. */
export type Criteria = ScoreRules & { readonly answer: string }

/** The room belongs to a game that is being played. */
export type RoomRefusal = { readonly type: 'room_in_play' }

/**
 * Whether a room may change into `updated`. While it is being played its answer and points are
 * fixed, so that all teams are judged alike; its texts may still be corrected.
 */
export function mayChange(
  old: Criteria,
  updated: Criteria,
  isBeingPlayed: boolean
): Result<void, RoomRefusal> {
  const sameAnswer = alternatives(old.answer).join('|') === alternatives(updated.answer).join('|')
  const samePoints = SCORE_FIELDS.every((field) => old[field] === updated[field])
  return isBeingPlayed && !(sameAnswer && samePoints)
    ? err({ type: 'room_in_play' })
    : ok(undefined)
}

/** Whether a room may be archived: not while teams play it. */
export function mayArchive(isBeingPlayed: boolean): Result<void, RoomRefusal> {
  return isBeingPlayed ? err({ type: 'room_in_play' }) : ok(undefined)
}

/** @returns the name of the profile with these points, or null when no profile has them */
export function profileOf<Name extends string>(
  rules: ScoreRules,
  profiles: Readonly<Record<Name, ScoreRules>>
): Name | null {
  const names = Object.keys(profiles) as Name[]
  const equal = (name: Name) =>
    SCORE_FIELDS.every((field) => profiles[name][field] === rules[field])
  return names.find(equal) ?? null
}
