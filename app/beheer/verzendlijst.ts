import { BESTELBARE_SPELLEN, perPost } from '#content/catalogus'
import { isBetaald, magVanuit, BESTELLINGSTATUSSEN } from '#domain/winkel/bestelling'
import Bestelling from '#models/bestelling'

const POSTSPELLEN = BESTELBARE_SPELLEN.filter(perPost).map(({ itemName }) => itemName)

/** Paid and not yet sent, the oldest promise first; what was withdrawn or called off is not offered. */
export async function teVerzenden() {
  const betaald = await pakketten(magVanuit('verzonden'))
  return betaald.filter(({ verzendstand }) => verzendstand === 'te_verzenden')
}

/**
 * Those of these orders that are parcels, also when they were sent: paper gets lost. Not one that has to
 * stay here.
 */
export async function printbaar(ids: readonly number[]) {
  const gekozen = await pakketten(BESTELLINGSTATUSSEN.filter(isBetaald)).whereIn('id', [...ids])
  return gekozen.filter(({ verzendstand }) => verzendstand !== 'herroepen')
}

function pakketten(statussen: readonly string[]) {
  return Bestelling.query()
    .whereIn('status', [...statussen])
    .whereIn('item_name', POSTSPELLEN)
    .preload('herroepingen')
    .orderBy('betaald_op')
    .orderBy('id')
}
