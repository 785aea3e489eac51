import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { remindOfEnd } from '#app/shop/play_links/remind_of_end'

/** Each hour: who has a week left to play, hears so. */
export default class LinkExpiring extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'LinkExpiring' }

  async execute() {
    await remindOfEnd(DateTime.utc())
  }
}
