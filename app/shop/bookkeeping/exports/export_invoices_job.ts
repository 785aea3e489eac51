import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { makeExport } from '#app/shop/bookkeeping/exports/make_export'

/** Makes the zip that an owner asked for. A zip that fails is told on the page. */
export default class ExportInvoices extends Job<{ readonly id: number }> {
  static override options: JobOptions = { name: 'ExportInvoices' }

  async execute() {
    await makeExport(this.payload.id)
  }
}
