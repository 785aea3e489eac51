import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { ruimOp } from '#app/shop/retention/clean_up'

/** Each night: what we promised to forget is forgotten. */
export default class EnforceRetention extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'EnforceRetention' }

  async execute() {
    for (const { regel: line, aantal: count } of await ruimOp(DateTime.utc()))
      if (count > 0) logger.info({ regel: line.naam, aantal: count }, 'forgotten')
  }
}
