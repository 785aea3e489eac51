import { freshToken } from '#app/core/tokens'
import { changeGame } from '#app/live/game/change_game'
import type { Refusal } from '#app/live/game/game_refusal'
import { ok, type Result } from '#domain/result'

type Outcome = Promise<Result<void, Refusal>>

/** Keeps the scores off the big screen until the final ones are shown, or brings them back. */
export function hideScores(spellenfabriekId: number, hidden: boolean): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const { spel: row } = game.stand
    if (row.scoresVerborgen === hidden) return ok(undefined)
    row.useTransaction(game.trx)
    row.scoresVerborgen = hidden
    await row.save()
    await game.meld('SpellenFabriekStatus', 'stand', { verborgen: hidden })
    return ok(undefined)
  })
}

/** A new secret for the big screen; the old link opens nothing any more, and screens that show it go out. */
export function renewScreenLink(spellenfabriekId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const { spel: row } = game.stand
    row.useTransaction(game.trx)
    row.schermToken = freshToken()
    await row.save()
    await game.meld('SpellenFabriekStatus', 'schermlink')
    return ok(undefined)
  })
}
