import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { ruimOp } from '#app/winkel/actions/ruim_op'

/** Each night: what we promised to forget is forgotten. */
export default class Bewaartermijn extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'Bewaartermijn' }

  async execute() {
    for (const { regel, aantal } of await ruimOp(DateTime.utc()))
      if (aantal > 0) logger.info({ regel: regel.naam, aantal }, 'forgotten')
  }
}
