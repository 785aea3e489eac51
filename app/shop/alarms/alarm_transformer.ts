import { BaseTransformer } from '@adonisjs/core/transformers'
import { alarmDetails, alarmExplanation } from '#app/shop/alarms/alarm_words'
import type Alarm from '#models/shop/alarm'
import { asIso } from '#domain/dutch_time'

export default class AlarmTransformer extends BaseTransformer<Alarm> {
  toObject() {
    const { id, createdAt, order } = this.resource
    return {
      id,
      explanation: alarmExplanation(this.resource),
      details: alarmDetails(this.resource),
      orderId: order?.id ?? null,
      orderNumber: order?.number ?? null,
      at: asIso(createdAt),
    }
  }
}
