import vine from '@vinejs/vine'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { email, id, line } from '#app/core/input/fields'
import { inDutchTime } from '#domain/dutch_time'
import { normalizePostcode } from '#domain/shop/checkout/postcode'
import type { Buyer } from '#domain/shop/bookings/booking_life'
import { EVENINGS } from '#domain/shop/bookings/evening_price'

const BUYERS_ON_WIRE = ['particulier', 'zakelijk'] as const
const BUYER: Record<(typeof BUYERS_ON_WIRE)[number], Buyer> = {
  particulier: 'consumer',
  zakelijk: 'business',
}

/** The largest numbers of people, kilometres and minutes; a larger one is a typing error. */
const MOST = { people: 500, km: 500, minutes: 720 } as const
const LONGEST_NOTES = 5000

const existingDay = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !inDutchTime(value).isValid)
    field.report('Deze dag bestaat niet.', 'existingDay', field)
})

const whole = (min: number, max: number) =>
  vine.number({ strict: true }).withoutDecimals().range([min, max])

const text = (longest: number) => line(longest).nullable()

/** An evening as the owner writes it down. What is not agreed yet stays empty. */
export const bookingValidator = vine.create({
  soort: vine.enum(EVENINGS),
  dag: vine
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .use(existingDay())
    .nullable(),
  tijd: vine
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  minuten: whole(15, MOST.minutes),
  personen: whole(1, MOST.people),
  km: whole(0, MOST.km),
  adres: text(150),
  postcode: text(10),
  plaats: text(100),
  klant: vine.enum(BUYERS_ON_WIRE),
  organisatie: text(150).optional().requiredWhen('klant', '=', 'zakelijk'),
  factuuradres: text(250),
  naam: line(100),
  email: email(),
  telefoon: text(30),
  notities: vine.string().trim().maxLength(LONGEST_NOTES).nullable(),
  bericht: id().nullable().optional(),
  /** The mark of the booking on the screen, see `bookingMark`; a program may leave it out. */
  gezien: vine.string().maxLength(64).optional(),
  /** Whether the owner confirmed that a day in the past is meant. */
  voorbij: vine.boolean().optional(),
})

bookingValidator.messagesProvider = new DutchSentences(
  {
    'soort.enum': 'Kies welke avond het is.',
    'dag.regex': 'Kies een dag.',
    'tijd.regex': 'Vul een tijd in, zoals 19:30.',
    'km.required': 'Vul hele kilometers in, of laat dit leeg.',
    'organisatie.required': 'Vul de naam van het bedrijf of de organisatie in.',
    'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
    'number': 'Vul een heel getal in.',
    'email.email': 'Dit lijkt geen geldig e-mailadres.',
  },
  {
    minuten: 'hoelang het duurt',
    personen: 'het aantal personen',
    km: 'het aantal kilometers',
    naam: 'een naam',
    email: 'een e-mailadres',
  }
)

type Input = Awaited<ReturnType<typeof bookingValidator.validate>>

export type BookingData = ReturnType<typeof asBooking>

/** What was filled in, as it is stored. A day without a time has no moment yet. */
export const asBooking = (input: Input) => ({
  itemName: input.soort,
  startsAt: input.dag && input.tijd ? inDutchTime(`${input.dag}T${input.tijd}`).toUTC() : null,
  ...{ minutes: input.minuten, people: input.personen, km: input.km },
  address: input.adres,
  postcode: input.postcode && (normalizePostcode(input.postcode) ?? input.postcode),
  city: input.plaats,
  buyer: BUYER[input.klant],
  organisation: input.organisatie ?? null,
  billingAddress: input.factuuradres,
  ...{ name: input.naam, email: input.email, phone: input.telefoon, notes: input.notities },
})
