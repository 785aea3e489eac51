import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { recordAudit } from '#app/core/record_audit'
import { inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import Alarm from '#models/shop/alarm'

export default class AlarmController {
  /** Marks an alarm as resolved. */
  async update({ auth, params, response }: HttpContext) {
    await inTransaction(async (trx) => {
      const alarm = await orNotFound(Alarm.find(params.id, { client: trx }))
      if (alarm.resolvedAt !== null) return
      await alarm.merge({ resolvedAt: DateTime.utc(), notice: 'none' }).save()
      await recordAudit(
        trx,
        auth.use('web').getUserOrFail(),
        'alarm_resolved',
        `alarm ${alarm.id}`,
        {
          soort: alarm.kind,
        }
      )
    })
    return response.json({ opgelost: true })
  }
}
