import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Bestelling from '#models/bestelling'

/** As long as orders are kept. */
const JAREN = 7

/** The orders of an e-mail address, however it is capitalised, that were paid or still may be; latest first. */
export function bestellingenVan(email: string, nu: DateTime): Promise<Bestelling[]> {
  return Bestelling.query()
    .whereRaw('lower(email) = lower(?)', [email])
    .where('created_at', '>=', asColumn(nu.minus({ years: JAREN })))
    .where((query) => query.whereNotNull('betaald_op').orWhereIn('status', ['open', 'mislukt']))
    .orderBy('id', 'desc')
}
