import { BaseTransformer } from '@adonisjs/core/transformers'
import { alarmDetails, alarmExplanation } from '#app/shop/alarms/alarm_words'
import type Alarm from '#models/shop/alarm'

export default class AlarmTransformer extends BaseTransformer<Alarm> {
  toObject() {
    const { id, createdAt, order } = this.resource
    return {
      id,
      explanation: alarmExplanation(this.resource),
      details: alarmDetails(this.resource),
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      at: createdAt.toISO()!,
    }
  }
}
