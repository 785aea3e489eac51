import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { sendGifts } from '#app/shop/gifts/send_gifts'

/** Looks every five minutes for gifts whose day has come. */
export default class SendGifts extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'SendGifts', maxRetries: 0 }

  async execute() {
    await sendGifts(DateTime.utc())
  }
}
