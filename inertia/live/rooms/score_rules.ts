import type { ScoreRules } from '#domain/live/game/room_points'
import type { Data } from '@generated/data'

type Stored = Data.Live.Rooms.ScoreRules
export type ScoreField = keyof Stored

/** What a room costs and brings, in the order in which its form asks for it. */
export const SCORE_FIELDS = [
  'max_punten',
  'min_punten',
  'fout_cost',
  'hint1_cost',
  'hint2_cost',
  'hint3_cost',
] as const satisfies readonly ScoreField[]

/** The rules of a room that was read, or typed into its form. */
export function rulesFrom(room: Readonly<Record<ScoreField, number | string>>): ScoreRules {
  return {
    maxPoints: Number(room.max_punten),
    minPoints: Number(room.min_punten),
    wrongCost: Number(room.fout_cost),
    hint1Cost: Number(room.hint1_cost),
    hint2Cost: Number(room.hint2_cost),
    hint3Cost: Number(room.hint3_cost),
  }
}

/** The rules as the fields of a form. */
export function fieldsOf(rules: ScoreRules): Stored {
  return {
    max_punten: rules.maxPoints,
    min_punten: rules.minPoints,
    fout_cost: rules.wrongCost,
    hint1_cost: rules.hint1Cost,
    hint2_cost: rules.hint2Cost,
    hint3_cost: rules.hint3Cost,
  }
}
