import { Result } from '@adonisjs/core/health'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { BoundedCheck } from '#app/core/health/bounded_check'
import { writes } from '#app/core/database/writes'

const TRIAL = 'write-check'

/**
 * Checks whether commits are confirmed. After a failed one, it commits something itself until that
 * succeeds.
 */
export class WriteCheck extends BoundedCheck {
  name = 'writes'

  protected async look() {
    if (writes.state() === 'failing') await tryToWrite()
    switch (writes.state()) {
      case 'failing':
        return Result.failed('The database does not confirm what is written')
      case 'recovered':
        return Result.warning('The database did not confirm a write in the last minutes')
      case 'well':
        return Result.ok('The database confirms what is written')
    }
  }
}

/** Tries a commit. Its failure is recorded like that of every other commit. */
export async function tryToWrite() {
  try {
    await inTransaction(async (trx) => {
      const now = { succeeded_at: asColumn(DateTime.utc()) }
      const updated = await trx.from('turns').where({ task: TRIAL }).update(now)
      if (Number(updated) > 0) return
      await trx
        .insertQuery()
        .table('turns')
        .insert({ task: TRIAL, until: now.succeeded_at, ...now })
    })
  } catch {}
}
