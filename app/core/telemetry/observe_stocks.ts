import db from '@adonisjs/lucid/services/db'
import type { Meter, ObservableGauge } from '@opentelemetry/api'

type Sockets = () => { readonly open: number; readonly limit: number }

const counted = async (table: string) =>
  (await db.from(table).select('status').count('* as n').groupBy('status')) as {
    status: string
    n: number | string
  }[]

/** Measures, each time that metrics are sent, what waits: mails, jobs and open sockets. */
export function observeStocks(meter: Meter, sockets: Sockets): void {
  const mails = meter.createObservableGauge('shop.outbox.mails')
  const jobs = meter.createObservableGauge('shop.queue.jobs')
  const open = meter.createObservableGauge('shop.sockets.open')
  const limit = meter.createObservableGauge('shop.sockets.limit')

  const tables: [ObservableGauge, string][] = [
    [mails, 'mails'],
    [jobs, 'queue_jobs'],
  ]
  meter.addBatchObservableCallback(
    async (result) => {
      for (const [gauge, table] of tables)
        for (const { status, n } of await counted(table))
          result.observe(gauge, Number(n), { 'shop.status': status })
    },
    tables.map(([gauge]) => gauge)
  )
  meter.addBatchObservableCallback(
    (result) => {
      const now = sockets()
      result.observe(open, now.open)
      result.observe(limit, now.limit)
    },
    [open, limit]
  )
}
