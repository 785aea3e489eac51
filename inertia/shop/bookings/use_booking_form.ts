import type { Data } from '@generated/data'
import { dayInWords } from '#domain/dutch_time'
import { EVENING_RATES, type Evening } from '#domain/shop/bookings/evening_price'
import { useKeptFields } from '~/admin/drafts/use_kept_fields'
import type { FieldErrors } from '~/wire/refusal'

export type BookingFields = Omit<
  Data.Shop.Bookings.Booking['fields'],
  'minutes' | 'people' | 'km'
> & { minutes: string; people: string; km: string }

/** The names of the fields in the call and in its messages. */
const WIRE = {
  evening: 'soort',
  day: 'dag',
  time: 'tijd',
  minutes: 'minuten',
  people: 'personen',
  km: 'km',
  address: 'adres',
  postcode: 'postcode',
  city: 'plaats',
  buyer: 'klant',
  organisation: 'organisatie',
  billingAddress: 'factuuradres',
  name: 'naam',
  email: 'email',
  phone: 'telefoon',
  notes: 'notities',
} as const satisfies Record<keyof BookingFields, string>

export const EVENING_NAMES: Record<Evening, string> = {
  spellenfabriek: 'Spellenfabriek',
  ontgoocheld2: 'Ontgoocheld 2.0',
}

/** The names of the fields in the note for somebody who was overtaken by another tab. */
export const BOOKING_NAMES: Record<keyof BookingFields, string> = {
  evening: 'Welke avond',
  day: 'Dag',
  time: 'Begint om',
  minutes: 'Duur in minuten',
  people: 'Aantal personen',
  address: 'Straat en huisnummer',
  postcode: 'Postcode',
  city: 'Plaats',
  km: 'Kilometers heen',
  buyer: 'De klant',
  organisation: 'Bedrijf of organisatie',
  name: 'Naam',
  email: 'E-mail',
  phone: 'Telefoon',
  billingAddress: 'Adres voor de factuur',
  notes: 'Notities',
}

export const EMPTY_BOOKING: BookingFields = {
  ...{ evening: 'spellenfabriek', day: '', time: '', minutes: '120', people: '', km: '' },
  ...{ address: '', postcode: '', city: '', buyer: 'consumer', organisation: '' },
  ...{ billingAddress: '', name: '', email: '', phone: '', notes: '' },
}

/**
 * The form of a booking: what was typed is kept in the tab until it is saved.
 *
 * @param form see `useKeptFields`
 */
export function useBookingForm(form: string, begin: BookingFields, errors: FieldErrors) {
  const kept = useKeptFields(form, begin)
  const { fields } = kept
  const type = (typed: Partial<BookingFields>) =>
    kept.change((earlier) => ({ ...earlier, ...usualLength(earlier, typed), ...typed }))

  const field = (name: keyof BookingFields) => ({
    name: WIRE[name],
    value: fields[name],
    errors: errors[WIRE[name]],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })

  return { kept, fields, field, type }
}

export type BookingForm = ReturnType<typeof useBookingForm>

/**
 * A change to another evening also changes the duration to the usual one, unless somebody chose a
 * duration.
 */
function usualLength(earlier: BookingFields, { evening }: Partial<BookingFields>) {
  const chosen = earlier.minutes !== String(EVENING_RATES[earlier.evening].minutes)
  return evening && !chosen ? { minutes: String(EVENING_RATES[evening].minutes) } : {}
}

/** Asks whether a day that is over is meant. */
export const askOver = (day: string | null) => ({
  title: 'Deze dag is al voorbij',
  paragraphs: [
    `Je zet de avond op ${day ? dayInWords(day) : 'een andere dag'}. Die dag is al geweest.`,
    'Klopt dat?',
  ],
})

/** What the call takes. An empty field is sent as nothing, and a number as a number. */
export function asPayload(fields: BookingFields) {
  const text = (typed: string) => typed.trim() || null
  const number = (typed: string) => Number(typed.trim() === '' ? Number.NaN : typed)
  const business = fields.buyer === 'business'
  return {
    ...{ soort: fields.evening, dag: text(fields.day), tijd: text(fields.time) },
    ...{ minuten: number(fields.minutes), personen: number(fields.people) },
    km: fields.km.trim() === '' ? 0 : number(fields.km),
    ...{ adres: text(fields.address), postcode: text(fields.postcode), plaats: text(fields.city) },
    klant: business ? ('zakelijk' as const) : ('particulier' as const),
    organisatie: business ? text(fields.organisation) : null,
    factuuradres: text(fields.billingAddress),
    ...{ naam: fields.name, email: fields.email, telefoon: text(fields.phone) },
    notities: text(fields.notes),
  }
}
