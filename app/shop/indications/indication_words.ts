import type { Indication } from '#app/shop/indications/read_indication'
import {
  EVENING_RATES,
  eveningPrice,
  EVENINGS,
  peopleFit,
  type Evening,
} from '#domain/shop/bookings/evening_price'
import { formatFullDay, readFullDay } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import { present } from '#domain/present'
import { findGame } from '#games/catalogue'

const titleOf = ({ evening }: Pick<Indication, 'evening'>) =>
  present(findGame(evening), evening).title

const interestIn = (evening: Evening) => `Ik heb belangstelling voor ${titleOf({ evening })}.`

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
    interestIn(indication.evening),
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

/** What an evening in a message is known by; the writer may have left out or changed any of it. */
export type ReadIndication = { readonly evening: Evening } & {
  readonly [Part in 'people' | 'km' | 'day' | 'time']: string
}

/**
 * What a message says of the evening that `messageOf` wrote down, with the changes of its writer;
 * null when the message did not begin with one. A part that is not legible is empty.
 */
export function readMessage(message: string): ReadIndication | null {
  const evening = EVENINGS.find((one) => message.includes(interestIn(one)))
  if (!evening) return null
  const find = (part: RegExp) => part.exec(message)?.[1]?.trim() ?? ''
  const [, hour = '', minute = ''] = TIME.exec(message) ?? []
  return {
    evening,
    people: find(/^Aantal: *(\d{1,3})\b/m),
    km: find(/^Rijden: *(\d{1,3}) km\b/m),
    day: readFullDay(find(/^Dag: *(.*)$/m)) ?? '',
    time: hour && `${hour.padStart(2, '0')}:${minute || '00'}`,
  }
}

/** 'Tijd: 19.30 uur', '19:30', 'om 20 uur'. */
const TIME = /^Tijd: *(?:om )?([01]?\d|2[0-3])(?:[.:u]([0-5]\d)\b| *uur)/m
