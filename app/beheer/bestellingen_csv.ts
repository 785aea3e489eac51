import { BESTELSTATUS } from '#app/beheer/bestelwoorden'
import { toCsv, type CsvValue } from '#app/core/http/csv'
import { naarDecimaal } from '#domain/winkel/prijs'
import type Bestelling from '#models/bestelling'

const KOLOMMEN = [
  ...['Nummer', 'Besteld', 'Betaald', 'Status', 'Spel'],
  ...['Naam', 'E-mail', 'Adres', 'Postcode', 'Plaats'],
  ...['Prijs', 'Korting', 'Totaal', 'Teruggegeven'],
  ...['Verzonden', 'Vervoerder', 'Track & trace'],
]

/** Orders for a spreadsheet, with their payments loaded: times are Dutch, amounts have a comma. */
export function bestellingenCsv(bestellingen: readonly Bestelling[]): string {
  return toCsv([KOLOMMEN, ...bestellingen.map(rij)])
}

function rij(bestelling: Bestelling): CsvValue[] {
  const { nummer, status, spel, naam, email, adres, postcode, plaats } = bestelling
  const terug = bestelling.betalingen.reduce((som, een) => som + een.terugbetaaldCenten, 0)
  return [
    ...[nummer, tijd(bestelling.createdAt), tijd(bestelling.betaaldOp)],
    ...[BESTELSTATUS[status], spel.titel, naam, email],
    ...[adres, postcode, plaats].map((deel) => deel ?? ''),
    ...[bestelling.prijsCenten, bestelling.kortingCenten, bestelling.totaalCenten, terug].map(
      bedrag
    ),
    ...[tijd(bestelling.verzondenOp), bestelling.vervoerder ?? '', bestelling.trackTrace ?? ''],
  ]
}

const bedrag = (centen: number) => naarDecimaal(centen).replace('.', ',')

function tijd(moment: Bestelling['betaaldOp']): string {
  return moment === null ? '' : moment.setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd HH:mm')
}
