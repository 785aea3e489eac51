import { BESTELBARE_SPELLEN, perPost } from '#content/catalogus'
import { isBetaald, magVanuit, BESTELLINGSTATUSSEN } from '#domain/winkel/bestelling'
import Bestelling from '#models/bestelling'

const POSTSPELLEN = BESTELBARE_SPELLEN.filter(perPost).map(({ itemName }) => itemName)

/** Paid and not yet sent, the oldest promise first. */
export function teVerzenden() {
  return Bestelling.query()
    .whereIn('status', magVanuit('verzonden'))
    .whereIn('item_name', POSTSPELLEN)
    .orderBy('betaald_op')
    .orderBy('id')
}

/** Those of these orders that are parcels, also when they were sent: paper gets lost. */
export function printbaar(ids: readonly number[]) {
  return Bestelling.query()
    .whereIn('id', [...ids])
    .whereIn('status', BESTELLINGSTATUSSEN.filter(isBetaald))
    .whereIn('item_name', POSTSPELLEN)
    .orderBy('betaald_op')
    .orderBy('id')
}
