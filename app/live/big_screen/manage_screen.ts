import { freshToken } from '#app/core/tokens'
import { endAccessBy } from '#app/live/channels/access'
import { changeGame } from '#app/live/game/change_game'
import type { Refusal } from '#app/live/game/game_refusal'
import { ok, type Result } from '#domain/result'

type Outcome = Promise<Result<void, Refusal>>

/** Hides the scores on the big screen until the final ones are shown, or shows them again. */
export function hideScores(spellenfabriekId: number, hidden: boolean): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const { game: row } = game.state
    if (row.scoresHidden === hidden) return ok(undefined)
    row.useTransaction(game.trx)
    row.scoresHidden = hidden
    await row.save()
    await game.report('SpellenFabriekStatus', 'stand', { hidden })
    return ok(undefined)
  })
}

/**
 * Makes a new secret for the big screen. The old link stops working, and screens that show it go
 * blank.
 */
export async function renewScreenLink(spellenfabriekId: number): Outcome {
  let old = ''
  const renewed = await changeGame(spellenfabriekId, async (game) => {
    const { game: row } = game.state
    row.useTransaction(game.trx)
    old = row.screenToken
    row.screenToken = freshToken()
    await row.save()
    await game.report('SpellenFabriekStatus', 'schermlink')
    return ok(undefined)
  })
  if (renewed.ok) await endAccessBy(old)
  return renewed
}
