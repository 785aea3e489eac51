import { isUniqueViolation } from '#app/core/database/dialect'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { ok, type Result } from '#domain/result'
import GameLogEntry from '#models/live/game_log_entry'

type Outcome = Result<void, GameRefusal>

/**
 * Changes a game for one press. A press that is sent again with the same key changes nothing more,
 * because its line in the log keeps the key. Without a key every call is a press of its own.
 */
export async function once(
  spellenfabriekId: number,
  key: string | null | undefined,
  work: (game: ChangingGame) => Promise<Outcome>
): Promise<Outcome> {
  if (!key) return changeGame(spellenfabriekId, work)
  const own = { spellenfabriek_id: spellenfabriekId }
  try {
    return await changeGame(spellenfabriekId, async (game) => {
      const lines = () => GameLogEntry.query({ client: game.trx }).where(own)
      if (await lines().where({ key }).first()) return ok(undefined)
      const outcome = await work(game)
      if (!outcome.ok) return outcome
      const last = await lines().orderBy('id', 'desc').firstOrFail()
      await last.merge({ key }).save()
      return outcome
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return ok(undefined)
  }
}
