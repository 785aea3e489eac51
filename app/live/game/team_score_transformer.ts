import { BaseTransformer } from '@adonisjs/core/transformers'
import { fromColumn } from '#app/core/database/dialect'
import type { GameState } from '#app/live/game/game_state'
import type { ProgressRow } from '#app/live/game/progress/progress_row'
import { teamPoints } from '#app/live/game/standings'
import TeamNameTransformer from '#app/live/teams/team_name_transformer'
import type Team from '#models/live/team'

/** A team with what it did, for itself and for the game master. */
export default class TeamScoreTransformer extends BaseTransformer<Team> {
  constructor(
    team: Team,
    protected state: GameState | null
  ) {
    super(team)
  }

  toObject() {
    const team = this.resource
    const own = this.state?.progress.filter(({ teamId }) => teamId === team.id) ?? []
    return {
      ...new TeamNameTransformer(team).toObject(),
      punten: this.state ? teamPoints(this.state, team.id) : 0,
      voortgang: own.map(showProgress),
    }
  }
}

function showProgress(progress: ProgressRow) {
  const { roomId, answer, hint1, hint2, hint3, wrongCount, points, updatedAt } = progress
  return {
    room: { id: roomId },
    antwoord: Number(answer),
    hint1: Number(hint1),
    hint2: Number(hint2),
    hint3: Number(hint3),
    aantal_fout: wrongCount,
    points,
    updated_at: fromColumn(updatedAt).toISO(),
  }
}
