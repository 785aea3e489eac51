import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { sendDigest } from '#app/admin/digest/send_digest'

/** Tells the owner each morning about yesterday; its next runs make up for one that failed. */
export default class DailyDigest extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'DailyDigest', maxRetries: 0 }

  async execute() {
    await sendDigest(DateTime.utc())
  }
}
