import type { DateTime } from 'luxon'
import type { GameState } from '#app/live/game/game_state'
import type { ChangingGame } from '#app/live/game/change_game'
import { isTimeUp } from '#domain/live/game/countdown'
import { nextStatus } from '#domain/live/game/game_flow'

/** Whether a game's time is over and nobody has ended it yet. */
export function hasRunOut({ game, rooms }: GameState, now: DateTime): boolean {
  const mayEnd = nextStatus(game.status, 'timeout', rooms.length).ok
  return mayEnd && isTimeUp(game.clock, now.toMillis())
}

/**
 * Ends a game by the server's clock, before anything else is done with it. Teams stay in their
 * rooms, because extra time may let the round go on.
 */
export async function endIfRunOut(game: ChangingGame) {
  if (!hasRunOut(game.state, game.now)) return
  const { game: row } = game.state
  row.useTransaction(game.trx)
  row.status = 'timeout'
  await row.save()
  await game.report('SpellenFabriekStatus', 'timeout')
}
