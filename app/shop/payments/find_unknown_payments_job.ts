import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import Search from '#app/shop/payments/find_unknown_payments'

/** Looks every hour for money at the provider that we do not know. */
@inject()
export default class FindUnknownPayments extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'FindUnknownPayments', maxRetries: 0 }

  constructor(protected search: Search) {
    super()
  }

  async execute() {
    await this.search.execute()
  }
}
