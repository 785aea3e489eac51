import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { GONE_AFTER_MS } from '#domain/live/rehearsal'
import Customer from '#models/live/customer'
import Rehearsal from '#models/live/rehearsal'

const BROKEN_OFF = 'De server is tussendoor gestopt. De avond zelf is gebleven zoals hij was.'

/**
 * Ends rehearsals whose process is gone, and removes every copy of an evening that no running
 * rehearsal plays.
 */
export async function sweepRehearsals(now = DateTime.utc()) {
  const copies = await Customer.query().whereNotNull('rehearsal_of').select('id')
  const running = await Rehearsal.query().whereNotNull('turn')
  if (copies.length + running.length === 0) return
  const cutoff = asColumn(now.minus({ milliseconds: GONE_AFTER_MS }))
  await inTransaction(async (trx) => {
    await Rehearsal.query({ client: trx })
      .whereNotNull('turn')
      .where('seen_at', '<', cutoff)
      .update({ turn: null, copyId: null, phase: 'failed', failure: BROKEN_OFF })
    const played = await Rehearsal.query({ client: trx }).whereNotNull('turn')
    await Customer.query({ client: trx })
      .whereNotNull('rehearsal_of')
      .whereNotIn(
        'id',
        played.map(({ copyId }) => copyId ?? 0)
      )
      .delete()
  })
}
