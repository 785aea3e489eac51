import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { forgetMailBrakes } from '#app/shop/mails/mail_brake'
import { cleanUp } from '#app/shop/retention/clean_up'

/** Deletes every night what we promised to delete. */
export default class EnforceRetention extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'EnforceRetention' }

  async execute() {
    await inTransaction((trx) => forgetMailBrakes(trx, DateTime.utc()))
    for (const { rule: line, count } of await cleanUp(DateTime.utc()))
      if (count > 0) logger.info({ line: line.name, count }, 'forgotten')
  }
}
