import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { ruimBestandenOp } from '#app/winkel/pdf/boekje'
import { asColumn } from '#app/core/database/dialect'
import Bestelling from '#models/bestelling'
import Contactbericht from '#models/contactbericht'

/** Order data is kept 7 years (specification 1, section 9); the rest as the privacy page promises. */
const BEWAAR = {
  bestelling: { years: 7 },
  onbetaald: { days: 30 },
  contactbericht: { years: 1 },
} as const

/** Each night: what we promised to forget is forgotten. */
export default class Bewaartermijn extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'Bewaartermijn' }

  async execute() {
    const nu = DateTime.utc()
    await Bestelling.query()
      .where('created_at', '<', asColumn(nu.minus(BEWAAR.bestelling)))
      .delete()
    await Bestelling.query()
      .where('created_at', '<', asColumn(nu.minus(BEWAAR.onbetaald)))
      .whereIn('status', ['open', 'mislukt'])
      .whereDoesntHave('betalingen', (betaling) =>
        betaling.whereIn('status', ['betaald', 'afwijkend'])
      )
      .delete()
    await ruimBestandenOp()
    await Contactbericht.query()
      .where('created_at', '<', asColumn(nu.minus(BEWAAR.contactbericht)))
      .delete()
  }
}
