import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { recordAudit } from '#app/core/record_audit'
import { inTransaction } from '#app/core/database/transaction'
import Alarm from '#models/shop/alarm'

export default class AlarmController {
  /** Somebody looked at it and solved it. */
  async update({ auth, params, response }: HttpContext) {
    await inTransaction(async (trx) => {
      const alarm = await Alarm.findOrFail(params.id, { client: trx })
      if (alarm.opgelostOp !== null) return
      await alarm.merge({ opgelostOp: DateTime.utc() }).save()
      await recordAudit(trx, auth.use('web').user!, 'alarm_opgelost', `alarm ${alarm.id}`, {
        soort: alarm.soort,
      })
    })
    return response.json({ opgelost: true })
  }
}
