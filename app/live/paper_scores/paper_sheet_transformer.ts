import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { WIRE_OUTCOMES } from '#app/live/paper_scores/paper_score_validator'
import { storedScores, type PaperRound } from '#app/live/paper_scores/paper_round'
import { phoneScores } from '#app/live/paper_scores/typed_lines'
import ScoreRulesTransformer from '#app/live/rooms/score_rules_transformer'
import { isSame, latestDay, NOTHING, type PaperScore } from '#domain/live/paper_scores'

/** The score sheet of a round: its teams and rooms, and what is stored already. */
export default class PaperSheetTransformer extends BaseTransformer<PaperRound> {
  toObject() {
    const { game, round, number, teams, rooms } = this.resource
    return {
      ronde: round?.id ?? null,
      nummer: number,
      speelt: round !== null && round.closedAt === null && game.status === 'started',
      /** The round was played on phones, and is over. */
      onPhones: this.#isOnPhones(),
      closed: round !== null && round.closedAt !== null,
      latestDay: latestDay(DateTime.utc(), game.duration),
      hint3_telt: game.hint3Counts,
      tijdsduur: game.duration,
      teams: teams.map((team) => ({ id: team.id, naam: team.displayName, card: team.name })),
      rooms: rooms.map((room) => ({
        id: room.id,
        naam: room.name,
        adminnaam: room.adminName,
        volgnummer: room.sequenceNumber,
        ...new ScoreRulesTransformer(room.scoreRules).toObject(),
      })),
      cellen: this.#cells(),
    }
  }

  /** Boxes in which nothing happened are left out. */
  #cells() {
    const { teams, rooms, progress, lines } = this.resource
    const stored = storedScores(this.resource, progress)
    const phones = phoneScores(stored, lines)
    return teams.flatMap((team) =>
      rooms.flatMap((room) => {
        const [score, counted] = [stored(team.id, room.id), phones(team.id, room.id)]
        if (isSame(score, NOTHING) && isSame(counted, NOTHING)) return []
        const own = { team_id: team.id, room_id: room.id }
        return [{ ...own, ...onWire(score), phones: onWire(counted) }]
      })
    )
  }

  /** A round whose scores were shown, and of which nothing was typed in. */
  #isOnPhones() {
    const { game, round, progress, lines } = this.resource
    const isOver = round !== null && (round.closedAt !== null || game.status === 'finished')
    return isOver && progress.length > 0 && lines.length === 0
  }
}

const onWire = ({ outcome, mistakes, hints }: PaperScore) => ({
  uitkomst: WIRE_OUTCOMES[outcome],
  fouten: mistakes,
  hints,
})
