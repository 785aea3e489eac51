import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { followBookings } from '#app/shop/bookings/follow_bookings'

/** Looks every hour for quotes whose time is over, and invoices of evenings that are overdue. */
export default class FollowBookings extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'FollowBookings', maxRetries: 0 }

  async execute() {
    await followBookings(DateTime.utc())
  }
}
