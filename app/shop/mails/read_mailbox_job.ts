import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import Read from '#app/shop/mails/read_mailbox'

/** Reads the reports of returned mails every ten minutes. */
@inject()
export default class ReadMailbox extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'ReadMailbox', maxRetries: 0 }

  constructor(protected readMailbox: Read) {
    super()
  }

  async execute() {
    await this.readMailbox.execute()
  }
}
