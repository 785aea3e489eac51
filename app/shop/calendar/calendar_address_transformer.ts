import { BaseTransformer } from '@adonisjs/core/transformers'
import { asIso } from '#domain/dutch_time'
import type CalendarAddress from '#models/bookings/calendar_address'

/** Since when there is a secret address, and when a program last fetched it. */
export default class CalendarAddressTransformer extends BaseTransformer<CalendarAddress> {
  toObject() {
    const { createdAt, fetchedAt } = this.resource
    return { since: asIso(createdAt), fetchedAt: fetchedAt && asIso(fetchedAt) }
  }
}
