import { DateTime } from 'luxon'
import { dayInItsZone } from '#domain/dutch_time'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { DutchSentences } from '#app/core/input/dutch_sentences'
import { euros } from '#app/core/input/amount'
import { id } from '#app/core/input/fields'
import { REPEATABLE } from '#app/shop/orders/resend_mail'
import { addressFields, customerFields } from '#app/shop/checkout/order_validator'
import { SOLD } from '#games/catalogue'
import { ORDER_STATUSES } from '#domain/shop/orders'
import { LABELS_PER_SHEET } from '#domain/shop/parcels/address_label'
import { readTrackTrace, MAX_TRACK_TRACE, CARRIERS } from '#domain/shop/parcels/shipping'

/** How many parcels can be printed or sent together. */
export const MAX_AT_ONCE = 100

const whole = () => vine.number().withoutDecimals()
const page = whole().range([1, 10_000]).optional()

/** The filter of the list of orders and its CSV. */
export const orderFilterValidator = vine.create({
  zoek: vine.string().trim().maxLength(100).nullable().optional(),
  status: vine
    .enum([...ORDER_STATUSES, 'deels_terugbetaald'] as const)
    .nullable()
    .optional(),
  spel: vine
    .enum(SOLD.map(({ itemName }) => itemName))
    .nullable()
    .optional(),
  /** Days; what is no day is told beside its field, see `readDays`. */
  van: vine.string().trim().maxLength(40).nullable().optional(),
  tot: vine.string().trim().maxLength(40).nullable().optional(),
  bladzijde: page,
})

export const resendMailValidator = vine.create({
  soort: vine.enum(REPEATABLE),
  na: whole().range([1, 1000]),
})

const linkKind = vine.enum(['download', 'speellink'] as const)

export const renewValidator = vine.create({
  soort: linkKind,
  kenmerk: vine.string().regex(/^[0-9a-f]{16}$/),
})

export const extendValidator = vine.create({
  soort: linkKind,
  tot: vine
    .date({ formats: ['YYYY-MM-DD'] })
    .transform((day) => dayInItsZone(DateTime.fromJSDate(day))),
})
extendValidator.messagesProvider = new DutchSentences({
  date: 'Kies een dag.',
  required: 'Kies een dag.',
})

const trackTraceRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const read = readTrackTrace(value)
  if (read.ok) field.mutate(read.value, field)
  else
    field.report(
      'Vul de code van het pakket in (letters en cijfers), of een volledig adres dat met https:// begint.',
      'track_trace',
      field
    )
})

const shipment = {
  vervoerder: vine.enum(CARRIERS),
  trackTrace: vine.string().trim().maxLength(MAX_TRACK_TRACE).use(trackTraceRule()).nullable(),
}

export const shipmentValidator = vine.create(shipment)
export const shipmentChangeValidator = vine.create({
  ...shipment,
  mail: vine.boolean(),
  /** The mark of the shipment on the screen, see `shipmentMark`; a program may leave it out. */
  gezien: vine.string().maxLength(64).optional(),
})
export const shipmentsValidator = vine.create({
  zendingen: vine
    .array(vine.object({ id: id(), ...shipment }))
    .minLength(1)
    .maxLength(MAX_AT_ONCE),
})

/** What may be typed; whether so much is left is another question. */
const AMOUNTS = { min: 0, max: 9_999_999 } as const

export const refundValidator = vine.create({
  bedrag: euros(AMOUNTS),
  reden: vine.string().trim().minLength(1).maxLength(200),
  sleutel: vine.string().regex(/^[\w-]{8,64}$/),
})
refundValidator.messagesProvider = new DutchSentences({
  'bedrag.required': 'Vul een bedrag in.',
  'bedrag.minLength': 'Vul een bedrag in.',
  'reden.required': 'Schrijf erbij waarom.',
  'reden.minLength': 'Schrijf erbij waarom.',
  'maxLength': 'Dit is te lang: hoogstens {{ max }} tekens.',
})

/** The orders to print, in the form of an address: `12-15-16`. */
export const printValidator = vine.create({
  ids: vine.string().regex(/^\d{1,9}(-\d{1,9}){0,99}$/),
  vanaf: whole().range([1, LABELS_PER_SHEET]).optional(),
})

const DETAILS_MESSAGES = new DutchSentences(
  {
    required: 'Vul {{ field }} in.',
    minLength: 'Vul {{ field }} in.',
    string: 'Vul {{ field }} in.',
    maxLength: 'Te lang: voor {{ field }} zijn er hoogstens {{ max }} tekens.',
    email: 'Dit lijkt geen geldig e-mailadres.',
  },
  {
    naam: 'de naam',
    email: 'het e-mailadres',
    adres: 'het adres',
    postcode: 'de postcode',
    plaats: 'de plaats',
  }
)

/** The mark of the customer on the screen, see `customerMark`; a program may leave it out. */
const seen = { gezien: vine.string().maxLength(64).optional() }
const withoutAddress = vine.create({ ...customerFields, ...seen })
const withAddress = vine.create({ ...customerFields, ...addressFields, ...seen })
withoutAddress.messagesProvider = DETAILS_MESSAGES
withAddress.messagesProvider = DETAILS_MESSAGES

/** The customer, and for a parcel the address. */
export const detailsValidator = (byPost: boolean) => (byPost ? withAddress : withoutAddress)

export type OrderDetailsInput = Infer<typeof withoutAddress> & Partial<Infer<typeof withAddress>>
