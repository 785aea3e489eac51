import type { HttpContext } from '@adonisjs/core/http'
import { viewGameState } from '#app/live/game/game_state'
import type { CallingTeam } from '#app/live/teams/team_access'
import { teamSnapshot } from '#app/live/game/team_snapshot'
import { NOT_ACTIVE, sentence, type Refusal } from '#app/live/game/game_refusal'
import type { Result } from '#domain/result'

/** The game for a team that only looks: the version that was found with the team is new enough. */
export async function showToTeam(player: CallingTeam) {
  return teamSnapshot(player, await stateFor(player, player.versie))
}

/** The game for a team that just did something. */
export async function showFreshToTeam(player: CallingTeam) {
  return teamSnapshot(player, await stateFor(player))
}

/** Done or refused, a team's phone always gets the game as it stands now. */
export async function replyToTeam(
  { response, speler: player }: HttpContext,
  outcome: Result<unknown, Refusal>
) {
  const state = await stateFor(player)
  const snapshot = teamSnapshot(player, state)
  if (outcome.ok) return response.json(snapshot)
  const message = state ? sentence(outcome.error, state) : NOT_ACTIVE
  return response.status(409).json({ message, reden: outcome.error.type, snapshot })
}

async function stateFor({ spellenfabriekId: id }: CallingTeam, version?: number) {
  return id === null ? null : viewGameState(id, version)
}
