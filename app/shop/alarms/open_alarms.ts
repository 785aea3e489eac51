import { createHash } from 'node:crypto'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { AlarmBook, type Failure } from '#app/core/guard/alarm_book'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'

/** Adds unexpected errors to the owner's open alarms. */
export class OpenAlarms extends AlarmBook {
  override async write({ where, error }: Failure) {
    const cause = `${where} · ${error}`
    try {
      await inTransaction((trx) =>
        raiseAlarm(trx, {
          key: `unexpected_error:${createHash('sha256').update(cause).digest('hex').slice(0, 32)}`,
          kind: 'unexpected_error',
          orderId: null,
          details: cause,
        })
      )
    } catch (failure) {
      /** Another process of the shop had the same error and was first. */
      if (!isUniqueViolation(failure)) throw failure
    }
  }
}
