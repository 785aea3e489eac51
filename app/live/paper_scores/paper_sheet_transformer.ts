import { BaseTransformer } from '@adonisjs/core/transformers'
import { WIRE_OUTCOMES } from '#app/live/paper_scores/paper_score_validator'
import { storedScores, type PaperRound } from '#app/live/paper_scores/paper_round'
import ScoreRulesTransformer from '#app/live/rooms/score_rules_transformer'
import { isSame, NOTHING } from '#domain/live/paper_scores'

/** The score sheet of a round: its teams and rooms, and what is stored already. */
export default class PaperSheetTransformer extends BaseTransformer<PaperRound> {
  toObject() {
    const { game, round, number, teams, rooms } = this.resource
    return {
      ronde: round?.id ?? null,
      nummer: number,
      speelt: round !== null && round.closedAt === null && game.status === 'started',
      hint3_telt: game.hint3Counts,
      tijdsduur: game.duration,
      teams: teams.map((team) => ({ id: team.id, naam: team.displayName, card: team.name })),
      rooms: rooms.map((room) => ({
        id: room.id,
        naam: room.name,
        adminnaam: room.adminName,
        ...new ScoreRulesTransformer(room.scoreRules).toObject(),
      })),
      cellen: this.#cells(),
    }
  }

  /** Boxes in which nothing happened are left out. */
  #cells() {
    const { teams, rooms, progress } = this.resource
    const stored = storedScores(this.resource, progress)
    return teams.flatMap((team) =>
      rooms.flatMap((room) => {
        const score = stored(team.id, room.id)
        if (isSame(score, NOTHING)) return []
        const { outcome, mistakes, hints } = score
        return [
          {
            team_id: team.id,
            room_id: room.id,
            uitkomst: WIRE_OUTCOMES[outcome],
            fouten: mistakes,
            hints,
          },
        ]
      })
    )
  }
}
