import type { CancelRefused } from '#app/shop/parcels/labels/cancel_carrier_label'
import type { LabelOutcome } from '#app/shop/parcels/labels/make_carrier_labels'
import type { ParcelProblem } from '#app/shop/parcels/service/parcel_service'

export const KEY_REFUSED =
  'De verzenddienst weigert de sleutel van de winkel. Laat wie de winkel onderhoudt een nieuwe instellen.'

const LOOK = 'Kijk het adres na bij de bestelling, of schrijf dit pakket met de hand.'

const PROBLEMS: Record<ParcelProblem, string> = {
  key: KEY_REFUSED,
  settings:
    'De verzenddienst weigert de instellingen van de winkel. Laat wie de winkel onderhoudt verzendmethode, afzender en gewicht nakijken.',
  name: `De verzenddienst weigert deze naam. ${LOOK}`,
  street: `De verzenddienst kent deze straat niet. ${LOOK}`,
  house_number: `De verzenddienst kent dit huisnummer niet. ${LOOK}`,
  postcode: `De verzenddienst kent deze postcode niet. ${LOOK}`,
  city: `De verzenddienst kent deze plaats niet. ${LOOK}`,
  carrier: 'De vervoerder maakte dit etiket niet. Probeer het nog eens, of print een adreslabel.',
  other: 'De verzenddienst weigert dit pakket. Probeer het nog eens, of print een adreslabel.',
}

/** Problems of which our own sentence does not say what to change. */
const UNEXPLAINED: readonly ParcelProblem[] = ['settings', 'carrier', 'other']

/** What the owner reads at a parcel. */
export function labelSentence(outcome: LabelOutcome): string {
  switch (outcome.type) {
    case 'made':
      return 'Het etiket is gemaakt.'
    case 'there':
      return 'Er was al een etiket.'
    case 'busy':
      return 'Dit etiket wordt nu gemaakt. Kijk zo nog eens.'
    case 'unknown':
      return 'Of dit etiket er is, weten we niet: de verzenddienst antwoordde niet. Druk straks nog eens; we kijken dan eerst, dus je krijgt er nooit twee.'
    case 'not_shippable':
      return 'Dit pakket hoeft niet meer weg, dus er komt geen etiket.'
    case 'refused':
      return UNEXPLAINED.includes(outcome.problem)
        ? withDetails(PROBLEMS[outcome.problem], outcome.details)
        : PROBLEMS[outcome.problem]
  }
}

export function cancelSentence(refused: CancelRefused): string {
  switch (refused.type) {
    case 'no_label':
      return 'Dit etiket is er niet meer.'
    case 'in_use':
      return 'Dit pakket is al verzonden; het etiket hoort erbij.'
    case 'unknown':
      return 'De verzenddienst antwoordde niet, dus of het etiket is geannuleerd weten we niet. Druk nog eens.'
    case 'key_refused':
      return KEY_REFUSED
    case 'refused':
      return withDetails(
        'De verzenddienst annuleert dit etiket niet meer. Ongebruikt hoef je het meestal niet te betalen; kijk bij de dienst zelf.',
        refused.details
      )
  }
}

/** The service explains itself in English; that helps people who look into it. */
const withDetails = (sentence: string, details: string) =>
  details === '' ? sentence : `${sentence} (De dienst zegt: “${details}”)`
