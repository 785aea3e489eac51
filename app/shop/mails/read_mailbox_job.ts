import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import Read from '#app/shop/mails/read_mailbox'

/** Each ten minutes: which mails did their mail servers give up after all. */
@inject()
export default class ReadMailbox extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'ReadMailbox', maxRetries: 0 }

  constructor(protected lees: Read) {
    super()
  }

  async execute() {
    await this.lees.execute()
  }
}
