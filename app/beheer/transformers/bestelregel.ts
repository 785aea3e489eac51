import { BESTELSTATUS } from '#app/beheer/bestelwoorden'
import { alsEuro } from '#domain/winkel/prijs'
import type Bestelling from '#models/bestelling'

/** An order as a list shows it. */
export function bestelregel(bestelling: Bestelling) {
  const { id, nummer, naam, spel, status, totaalCenten, createdAt } = bestelling
  return {
    ...{ id, nummer, naam, spel: spel.titel, status, statustekst: BESTELSTATUS[status] },
    totaal: alsEuro(totaalCenten),
    op: createdAt.toISO()!,
  }
}
