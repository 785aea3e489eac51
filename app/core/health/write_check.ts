import { BaseCheck, Result } from '@adonisjs/core/health'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { writes } from '#app/core/database/writes'

const TRIAL = 'write-check'

/** Whether commits are confirmed. After one that was not, it tries one itself until it succeeds. */
export class WriteCheck extends BaseCheck {
  name = 'writes'

  async run() {
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

/** Its failure is noted where every failed commit is. */
async function tryToWrite() {
  try {
    await inTransaction(async (trx) => {
      const now = { gelukt_op: asColumn(DateTime.utc()) }
      const updated = await trx.from('beurten').where({ taak: TRIAL }).update(now)
      if (Number(updated) > 0) return
      await trx
        .insertQuery()
        .table('beurten')
        .insert({ taak: TRIAL, tot: now.gelukt_op, ...now })
    })
  } catch {}
}
