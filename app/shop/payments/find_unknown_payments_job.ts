import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import Search from '#app/shop/payments/find_unknown_payments'

type Payload = {
  /** Whether it looks for payments too that were made long before they were paid. */
  readonly late?: boolean
}

/** Looks every hour for money at the provider that we do not know, and each night further back. */
@inject()
export default class FindUnknownPayments extends Job<Payload> {
  static override options: JobOptions = { name: 'FindUnknownPayments', maxRetries: 0 }

  constructor(protected search: Search) {
    super()
  }

  async execute() {
    await (this.payload.late ? this.search.findLate() : this.search.execute())
  }
}
