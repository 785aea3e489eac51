import { resumeClock } from '#app/live/control/play_round'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'

type Outcome = Promise<Result<void, GameRefusal>>

/**
 * Stops the clock. A pause that goes on can be given another reason, so that the game master stops
 * the clock first and explains after that.
 *
 * @param reason what every screen says meanwhile; null takes it away, undefined leaves it as it is
 */
export function pauseGame(spellenfabriekId: number, reason?: string | null): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const playing = isStarted(game)
    if (!playing.ok) return playing
    const { game: row } = game.state
    const began = row.pausedAt === null
    const updated = reason === undefined ? row.pauseReason : reason
    if (!began && updated === row.pauseReason) return ok(undefined)
    row.useTransaction(game.trx)
    await row.merge({ pausedAt: row.pausedAt ?? game.now, pauseReason: updated }).save()
    const what = began ? 'pauze' : 'pause_reason'
    await game.report('SpellenFabriekStatus', what, updated === null ? {} : { reason: updated })
    return ok(undefined)
  })
}

/** Lets the clock run on; the end moves by the length of the pause. */
export function resumeGame(spellenfabriekId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const playing = isStarted(game)
    if (!playing.ok) return playing
    const { game: row } = game.state
    if (row.pausedAt === null) return ok(undefined)
    row.useTransaction(game.trx)
    resumeClock(game)
    await row.save()
    await game.report('SpellenFabriekStatus', 'verder')
    return ok(undefined)
  })
}

function isStarted({ state: { game: row } }: ChangingGame): Result<void, GameRefusal> {
  return row.status === 'started'
    ? ok(undefined)
    : err({ type: 'wrong_status', status: row.status, action: 'timeout' })
}
