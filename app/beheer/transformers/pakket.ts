import type { DateTime } from 'luxon'
import { termijn } from '#app/beheer/termijn'
import { verzendbelofte } from '#domain/winkel/beloften'
import type Bestelling from '#models/bestelling'

/** A parcel that waits to be sent, with both promises. */
export function pakket(bestelling: Bestelling, nu: DateTime) {
  const { id, nummer, naam, adres, postcode, plaats, spel } = bestelling
  const betaaldOp = bestelling.betaaldOp ?? bestelling.createdAt
  const { streven, uiterlijk } = verzendbelofte(betaaldOp)
  return {
    ...{ id, nummer, naam, adres, postcode, plaats, spel: spel.titel },
    betaaldOp: betaaldOp.toISO()!,
    streven: termijn(streven, nu),
    uiterlijk: termijn(uiterlijk, nu),
  }
}
