import vine from '@vinejs/vine'
import type { BookingPart } from '#domain/shop/bookings/booking_money'

/** The parts of a booking as calls spell them. */
export const PART = {
  alles: 'whole',
  aanbetaling: 'deposit',
  rest: 'rest',
} as const satisfies Record<string, BookingPart>

/** The version of a quote that somebody says yes to. */
export const acceptValidator = vine.create({
  versie: vine.number({ strict: true }).withoutDecimals().positive(),
})

/** The part of a booking that is paid. */
export const partValidator = vine.create({
  deel: vine.enum(Object.keys(PART) as (keyof typeof PART)[]),
})

/** Calling off an evening: whether the customer gets a mail. */
export const cancelValidator = vine.create({ mailen: vine.boolean({ strict: true }) })
