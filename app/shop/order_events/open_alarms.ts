import { createHash } from 'node:crypto'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { AlarmBook, type Failure } from '#app/core/guard/alarm_book'
import { raiseAlarm } from '#app/shop/order_events/record_event'

/** Puts what nothing was prepared for among the open alarms of the owner. */
export class OpenAlarms extends AlarmBook {
  override async write({ where, error }: Failure) {
    const cause = `${where} · ${error}`
    try {
      await inTransaction((trx) =>
        raiseAlarm(trx, {
          sleutel: `onverwachte_fout:${createHash('sha256').update(cause).digest('hex').slice(0, 32)}`,
          soort: 'onverwachte_fout',
          bestellingId: null,
          bijzonderheden: cause,
        })
      )
    } catch (failure) {
      /** Another process of the shop met the same and was first. */
      if (!isUniqueViolation(failure)) throw failure
    }
  }
}
