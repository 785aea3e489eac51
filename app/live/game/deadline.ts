import type { DateTime } from 'luxon'
import type { GameState } from '#app/live/game/game_state'
import type { ChangingGame } from '#app/live/game/change_game'
import { isTimeUp } from '#domain/live/game/countdown'
import { nextStatus } from '#domain/live/game/game_flow'
import Occupation from '#models/live/occupation'

/** Whether a game ran out of time and nobody ended it yet. */
export function hasRunOut({ spel: game, rooms }: GameState, now: DateTime): boolean {
  const mayEnd = nextStatus(game.status, 'timeout', rooms.length).ok
  return mayEnd && isTimeUp(game.klok, now.toMillis())
}

/** The server's clock ends a game, before anything else is done with it. */
export async function endIfRunOut(game: ChangingGame) {
  if (!hasRunOut(game.stand, game.nu)) return
  const { spel: row } = game.stand
  row.useTransaction(game.trx)
  row.status = 'timeout'
  await row.save()
  await Occupation.query({ client: game.trx }).where('spellenfabriek_id', row.id).delete()
  ;(game.stand.bezettingen as Occupation[]).length = 0
  await game.meld('SpellenFabriekStatus', 'timeout')
}
