import type { DateTime } from 'luxon'
import type { GameState } from '#app/spellenfabriek/spelstand'
import type { ChangingGame } from '#app/spellenfabriek/verander_spel'
import { isTimeUp } from '#domain/spellenfabriek/aftelklok'
import { nextStatus } from '#domain/spellenfabriek/spelverloop'
import Occupation from '#models/bezetting'

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
