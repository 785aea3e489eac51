import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { remindOfEnd } from '#app/shop/play_links/remind_of_end'

/** Reminds customers every hour whose play link ends within a week. */
export default class LinkExpiring extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'LinkExpiring' }

  async execute() {
    await remindOfEnd(DateTime.utc())
  }
}
