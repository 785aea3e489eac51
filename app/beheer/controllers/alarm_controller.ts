import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import Alarm from '#models/alarm'

export default class AlarmController {
  /** Somebody looked at it and solved it. */
  async update({ params, response }: HttpContext) {
    const alarm = await Alarm.findOrFail(params.id)
    await alarm.merge({ opgelostOp: alarm.opgelostOp ?? DateTime.utc() }).save()
    return response.json({ opgelost: true })
  }
}
