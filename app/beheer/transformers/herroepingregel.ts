import type { DateTime } from 'luxon'
import { termijn } from '#app/beheer/termijn'
import { dossierVan, uitlegStap } from '#app/winkel/herroepingsdossier'
import { volgendeStap } from '#domain/winkel/herroeping'
import type Bestelling from '#models/bestelling'
import type Herroeping from '#models/herroeping'

/** A withdrawal that asks for something, in the list. */
export function openRegel(herroeping: Herroeping, nu: DateTime) {
  const dossier = dossierVan(herroeping)
  const { stap, tot } = volgendeStap(dossier)
  return {
    ...wie(herroeping),
    teDoen: uitlegStap(dossier),
    wachtOpKlant: stap === 'wachten_op_retour',
    termijn: tot && termijn(tot, nu),
  }
}

/** One that is done. */
export function afgeslotenRegel(herroeping: Herroeping) {
  return {
    ...wie(herroeping),
    afgewezen: herroeping.status === 'afgewezen',
    afgehandeldOp: herroeping.afgehandeldOp?.toISO() ?? null,
  }
}

function wie(herroeping: Herroeping) {
  const { id, naam, ontvangenOp, bestellingTekst } = herroeping
  const bestelling = herroeping.bestelling as Bestelling | null
  return {
    id,
    naam,
    ontvangenOp: ontvangenOp.toISO()!,
    bestelling: bestelling && { nummer: bestelling.nummer, spel: bestelling.spel.titel },
    bestellingTekst,
  }
}
