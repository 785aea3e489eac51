import type { Indication } from '#app/shop/indications/read_indication'
import { EVENING_RATES, eveningPrice, peopleFit } from '#domain/shop/bookings/evening_price'
import { formatFullDay } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { present } from '#domain/present'
import { findGame } from '#games/catalogue'

const titleOf = ({ evening }: Indication) => present(findGame(evening), evening).title

/** '24 personen'. */
const peopleIn = (people: number) => (people === 1 ? '1 persoon' : `${people} personen`)

/** What is paid for, line by line; amounts in whole cents with VAT. */
export function linesOf(indication: Indication) {
  return eveningPrice(indication).lines.map(({ what, unitCents, cents }) => ({
    what: what === 'travel' ? travelIn(indication, unitCents) : priceIn(indication, unitCents),
    cents,
  }))
}

const travelIn = ({ kmThere }: Indication, unitCents: number) =>
  `Reiskosten: 2 × ${kmThere} km × ${asEuro(unitCents)}`

const priceIn = ({ evening, people }: Indication, unitCents: number) =>
  EVENING_RATES[evening].perPerson
    ? `${peopleIn(people)} × ${asEuro(unitCents)}`
    : 'Vaste prijs van het spel'

/** What to say of a group that is smaller or larger than the game is made for. */
export function explainGroup(indication: Indication): string | null {
  const { evening, people } = indication
  if (peopleFit(evening, people)) return null
  const { min, max } = EVENING_RATES[evening].people
  return people < min
    ? `${titleOf(indication)} is gemaakt voor minstens ${min} personen. Soms kan het met minder: vraag het ons.`
    : `${titleOf(indication)} is gemaakt voor hoogstens ${max} personen. Soms kan het met meer: vraag het ons.`
}

/** The message with which the contact form begins; its writer may change every word. */
export function messageOf(indication: Indication): string {
  const { people, kmThere, day } = indication
  return [
    'Hallo,',
    '',
    `Ik heb belangstelling voor ${titleOf(indication)}.`,
    '',
    `Dag: ${day ? formatFullDay(day) : 'in overleg'}`,
    'Tijd: ',
    `Aantal: ${peopleIn(people)}`,
    'Plaats en postcode: ',
    `Rijden: ${kmThere} km, enkele reis`,
    '',
    `Jullie rekenhulp gaf als indicatie ${asEuro(eveningPrice(indication).totalCents)}:`,
    ...linesOf(indication).map(({ what, cents }) => `- ${what} = ${asEuro(cents)}`),
    '',
    'Kan dat?',
  ].join('\n')
}
