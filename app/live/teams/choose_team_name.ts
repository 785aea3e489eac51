import { DateTime } from 'luxon'
import { asColumn, rowsOf } from '#app/core/database/dialect'
import { nameInGame, type ChangingGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import type { Player } from '#app/live/game/room_moves'
import { err, ok, type Result } from '#domain/result'
import { comparable } from '#domain/live/game/room_answer'
import { mayChooseName } from '#domain/live/game/game_flow'
import Team from '#models/live/team'

/** Gives a team the name that it chose, once. Choosing the same name again changes nothing. */
export function chooseTeamName(
  { team, spellenfabriekId }: Player,
  name: string
): Promise<Result<void, GameRefusal>> {
  return nameInGame(spellenfabriekId, async (game) => {
    const { teams } = game.state
    const own = teams.find(({ id }) => id === team.id)
    if (!own) return err({ type: 'unknown_team' })
    if (own.customName === name) return ok(undefined)
    if (own.customName !== null) return err({ type: 'name_already_chosen' })
    if (!mayChooseName(game.state.game.status)) return err({ type: 'name_too_early' })
    if (isNameTaken(teams, team.id, name)) return err({ type: 'name_taken' })
    const named = await writeName(game, own.id, name)
    game.take({ teams: teams.map((one) => (one.id === named.id ? named : one)) })
    await game.report('SpellenFabriekTeamChange', 'name_chosen', { name }, team.id)
    return ok(undefined)
  })
}

async function writeName({ trx }: ChangingGame, teamId: number, name: string): Promise<Team> {
  const [row] = await rowsOf(
    trx,
    'update teams set custom_name = ?, updated_at = ? where id = ? returning *',
    [name, asColumn(DateTime.utc()), teamId]
  )
  const named = row && Team.$createFromAdapterResult(row)
  if (!named) throw new Error('The team is gone')
  return named
}

/** Whether another team of the same game has this name, whatever its capitals. */
export function isNameTaken(teams: readonly Team[], teamId: number, name: string): boolean {
  return teams.some(
    (other) => other.id !== teamId && comparable(other.displayName) === comparable(name)
  )
}
