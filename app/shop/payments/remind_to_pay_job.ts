import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import RemindToPay from '#app/shop/payments/remind_to_pay'

/** Looks every five minutes for orders that wait an hour for their money. */
@inject()
export default class RemindOfPayment extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'RemindOfPayment', maxRetries: 0 }

  constructor(protected remindToPay: RemindToPay) {
    super()
  }

  async execute() {
    await this.remindToPay.execute(DateTime.utc())
  }
}
