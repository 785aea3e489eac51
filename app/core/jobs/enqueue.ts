import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'

/**
 * The queue adapter of a transaction: `Job.dispatch(payload).with(inside(trx))` writes the job
 * together with the change that causes it.
 */
export function inside(trx: TransactionClientContract) {
  return () => new KnexAdapter({ connection: trx.knexClient as never })
}
