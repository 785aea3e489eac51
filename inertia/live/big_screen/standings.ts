import type { TeamScore } from '#domain/live/game/ranking'
import type { Data } from '@generated/data'

/** A team with its place in the final ranking. */
export type Standing = TeamScore & { readonly name: string; readonly rank: number }

/** A place in the final ranking, as an answer has it. */
export function standingFrom(read: Data.Live.Rounds.Standing): Standing {
  const { team_id: teamId, naam: name, punten: points, klaar: done, plaats: rank } = read
  return { teamId, name, points, done, rank }
}
