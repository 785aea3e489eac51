import { BaseTransformer } from '@adonisjs/core/transformers'
import { finalStandings } from '#app/live/game/standings'
import type { RoundState } from '#app/live/rounds/round_state'
import { asIso } from '#domain/dutch_time'

/** A round in the list of rounds. A round without points, or one that still runs, has no winner. */
export default class RoundHeadingTransformer extends BaseTransformer<RoundState> {
  toObject() {
    const { round, game, endedAt } = this.resource
    const busy = round.closedAt === null && game.status === 'started'
    const leaders = finalStandings(this.resource).filter(
      ({ rank, points, done }) => rank === 1 && (points > 0 || done > 0)
    )
    return {
      id: round.id,
      nummer: round.number,
      started_at: asIso(round.startedAt),
      closed_at: round.closedAt?.toISO() ?? null,
      ended_at: endedAt?.toISO() ?? null,
      busy,
      winners: busy ? [] : leaders.map(({ name }) => name),
    }
  }
}
