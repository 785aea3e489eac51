import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import BookSettlements from '#app/shop/bookkeeping/settlements/book_settlements'

/** Asks each morning what the payment provider paid out. The next morning asks again, so a failure waits. */
@inject()
export default class FollowSettlements extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'FollowSettlements', maxRetries: 0 }

  constructor(protected settlements: BookSettlements) {
    super()
  }

  async execute() {
    await this.settlements.execute()
  }
}
