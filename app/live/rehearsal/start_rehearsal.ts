import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { copyEvening } from '#app/live/rehearsal/copy_evening'
import { followRehearsal } from '#app/live/rehearsal/follow_rehearsal'
import { rehearsalMark } from '#app/live/rehearsal/rehearsal_mark'
import { sweepRehearsals } from '#app/live/rehearsal/sweep_rehearsals'
import type { RehearsalRefusal } from '#domain/live/rehearsal'
import { err, ok, type Result } from '#domain/result'
import Rehearsal from '#models/live/rehearsal'
import type Spellenfabriek from '#models/live/spellenfabriek'

/** One rehearsal at a time, whatever the number of processes: the column is unique. */
const TURN = 'robots'

let busy: Promise<void> | null = null

/**
 * Lets robot teams play a copy of the evening of a customer, in the background of this process. The
 * evening itself is only read.
 */
export async function startRehearsal(
  game: Spellenfabriek
): Promise<Result<void, RehearsalRefusal>> {
  if (game.status === 'started' || game.status === 'timeout') return err({ type: 'being_played' })
  await sweepRehearsals()
  try {
    const rehearsal = await inTransaction((trx) => takeTurn(trx, game))
    const stop = new AbortController()
    app.terminating(() => stop.abort())
    busy = followRehearsal(rehearsal, stop).finally(() => (busy = null))
    return ok(undefined)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return err({ type: 'already_running' })
  }
}

/** Resolves when no rehearsal is running in this process, for tests. */
export const rehearsalDone = () => busy ?? Promise.resolve()

async function takeTurn(trx: TransactionClientContract, game: Spellenfabriek) {
  await Rehearsal.query({ client: trx })
    .where('customer_id', game.customerId)
    .whereNull('turn')
    .delete()
  const rooms = await game.related('rooms').query().useTransaction(trx).whereNull('archived_at')
  const copy = await copyEvening(trx, game)
  const now = DateTime.utc()
  return Rehearsal.create(
    {
      ...{ customerId: game.customerId, copyId: copy.id, turn: TURN, phase: 'preparing' },
      mark: rehearsalMark(game, rooms),
      ...{ done: 0, total: 0, startedAt: now, seenAt: now },
    },
    { client: trx }
  )
}
