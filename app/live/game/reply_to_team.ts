import type { HttpContext } from '@adonisjs/core/http'
import { viewGameState } from '#app/live/game/game_state'
import type { CallingTeam } from '#app/live/teams/team_access'
import TeamSnapshotTransformer, { type TeamView } from '#app/live/game/team_snapshot_transformer'
import type { GameRefusal } from '#app/live/game/game_refusal'
import GameRefusalTransformer from '#app/live/game/game_refusal_transformer'
import type { Result } from '#domain/result'

/**
 * Shows the game to a team, at the version that was found with the team or at a later one. What a
 * team did itself is always in it, because a change notes its version before it is answered.
 */
export async function viewForTeam(player: CallingTeam): Promise<TeamView> {
  const { spellenfabriekId: id, version } = player
  return { player, state: id === null ? null : await viewGameState(id, version) }
}

/**
 * The game as the calling team sees it. The transformer is asked by itself: a phone waits for it, and
 * `serialize` makes an exception with a stack for each call.
 */
export async function snapshotForTeam(player: CallingTeam) {
  return snapshotOf(await viewForTeam(player))
}

const snapshotOf = (view: TeamView) => new TeamSnapshotTransformer(view).toObject()

/**
 * Answers a team's phone. Whether the action was done or refused, the answer has the present state
 * of the game.
 */
export async function replyToTeam(
  { response, player }: HttpContext,
  outcome: Result<unknown, GameRefusal>
) {
  const view = await viewForTeam(player)
  const { state } = view
  const snapshot = snapshotOf(view)
  if (outcome.ok) return response.json(snapshot)
  const refusal: GameRefusal = state ? outcome.error : { type: 'no_game' }
  const refused = new GameRefusalTransformer(refusal, state).toObject()
  return response.status(409).json({ ...refused, snapshot })
}
