import { changeGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { ok, type Result } from '#domain/result'

/** Notes that the cards of the teams that take part now are printed. */
export function notePrintedCards(spellenfabriekId: number): Promise<Result<void, GameRefusal>> {
  return changeGame(spellenfabriekId, async (game) => {
    const { game: row } = game.state
    if (row.cardsPrinted === row.teamCount) return ok(undefined)
    row.useTransaction(game.trx)
    await row.merge({ cardsPrinted: row.teamCount }).save()
    await game.report('SpellenFabriekTeamChange', 'cards_printed', { cards: row.teamCount })
    return ok(undefined)
  })
}
