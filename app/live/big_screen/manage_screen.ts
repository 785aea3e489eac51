import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { freshToken } from '#app/core/tokens'
import { endAccessBy } from '#app/live/channels/access'
import { changeGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { isRevealOver } from '#domain/live/big_screen/reveal_moment'
import { ok, type Result } from '#domain/result'
import Spellenfabriek from '#models/live/spellenfabriek'

type Outcome = Promise<Result<void, GameRefusal>>

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
 * Shows the final scores on the phones now, without waiting for the big screen. It changes nothing
 * for phones that do not wait.
 *
 * @param when whether the wait is over; the game master does not ask
 */
export function showOnPhones(
  spellenfabriekId: number,
  when: (game: Spellenfabriek, now: DateTime) => boolean = () => true,
  now?: DateTime
): Outcome {
  return changeGame(
    spellenfabriekId,
    async (game) => {
      const { game: row } = game.state
      if (row.revealAt === null || !when(row, game.now)) return ok(undefined)
      row.useTransaction(game.trx)
      await row.merge({ revealAt: null }).save()
      await game.report('SpellenFabriekStatus', 'revealed')
      return ok(undefined)
    },
    now
  )
}

/** Ends the waits for a big screen that has told everything, or that was lost. */
export async function watchReveals(now: DateTime) {
  const waiting = await Spellenfabriek.query().whereNotNull('reveal_at')
  const over = waiting.filter((game) => hasRevealEnded(game, now))
  await Promise.all(over.map(({ id }) => showOnPhones(id, hasRevealEnded, now)))
}

function hasRevealEnded(
  { revealAt, finishedAt, screenSeenAt }: Spellenfabriek,
  now: DateTime
): boolean {
  if (revealAt === null) return false
  const wait = {
    revealAt: revealAt.toMillis(),
    finishedAt: finishedAt?.toMillis() ?? 0,
    seenAt: screenSeenAt?.toMillis() ?? null,
  }
  return isRevealOver(wait, now.toMillis())
}

/** Remembers that a big screen is open. This is no change of the game, so nobody is told. */
export async function noteScreen({ id }: Pick<Spellenfabriek, 'id'>, now = DateTime.utc()) {
  await db
    .from('live_games')
    .where({ id })
    .update({ screen_seen_at: asColumn(now) })
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
