import type { DateTime } from 'luxon'
import { COMMAND_LINE } from '#app/core/record_audit'
import { asColumn } from '#app/core/database/dialect'
import { cancelBooking, closeBooking, playBooking } from '#app/shop/bookings/end_booking'
import { followBookings } from '#app/shop/bookings/follow_bookings'
import { billBooking } from '#app/shop/bookings/money/bill_booking'
import { bookEveningMoney } from '#app/shop/bookings/money/book_evening_money'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { orderPart } from '#app/shop/bookings/money/booking_order'
import { withBooking } from '#app/shop/bookings/with_booking'
import type { BookingData } from '#app/shop/bookings/booking_validator'
import { bookByHand } from '#app/shop/hand_orders/take_by_hand'
import { invoiceOnce } from '#app/shop/invoices/create_invoice'
import { ok } from '#domain/result'
import { periodName, quarterOf } from '#domain/shop/bookkeeping/periods'
import type { ExportStatus } from '#domain/shop/bookkeeping/invoice_export'
import type { BookingPart } from '#domain/shop/bookings/booking_money'
import { dayOf } from '#domain/dutch_time'
import Alarm from '#models/shop/alarm'
import type Booking from '#models/shop/booking'
import Invoice from '#models/shop/money/invoice'
import InvoiceExport from '#models/shop/money/invoice_export'
import Order from '#models/shop/order'
import Settlement from '#models/shop/money/settlement'
import { agreed, createBooking, offer } from '#tests/helpers/shop/bookings'
import { dayAt } from '#tests/helpers/shop/planned_evenings'

const DEPOSIT = 10_000
/** Beyond the fourteen days for which a quote stands. */
const LONG_AGO = { days: 20 }

const BUSINESS: Partial<BookingData> = {
  ...{ buyer: 'business', name: 'Łukasz van der Schuivestraat-Wołoszyńska' },
  organisation: 'Vereniging van Hottentottententententoonstellingsbezoekers Gasselterboerveen',
  billingAddress: 'Burgemeester van Reenensingel-Noordzijde 1234, 3911 AB Gasselterboerveen',
}

/** One booking in each state of its evening and of its money, also those that went wrong. */
export async function fillBookings(now: DateTime) {
  const on = (days: number) => ({ startsAt: dayAt(days, 19) })
  const asked = await createBooking(on(30))
  const quoted = await createBooking(on(31))
  await offer(quoted, { depositCents: DEPOSIT })
  const unanswered = await createBooking(on(5))
  await offer(unanswered, { at: now.minus(LONG_AGO) })
  await followBookings(now)

  const deposited = await agreed({ depositCents: DEPOSIT }, on(10))
  await receive(deposited, 'deposit', DEPOSIT, now)
  const paidTwice = await agreed({}, on(11))
  for (const part of ['whole', 'rest'] as const) await receive(paidTwice, part, 39_040, now)
  const billed = await agreed({ onAccount: true }, { ...BUSINESS, ...on(12) })
  await billBooking(COMMAND_LINE, billed.id, now)
  const late = await played({ onAccount: true }, BUSINESS, now)
  await billBooking(COMMAND_LINE, late.id, now)
  await Order.query()
    .where('booking_id', late.id)
    .update({ dueAt: asColumn(now.minus({ days: 3 })) })
  const owing = await played({ depositCents: DEPOSIT }, {}, now)
  const closed = await played({}, {}, now)
  await receive(closed, 'whole', 39_040, now)
  await closeBooking(COMMAND_LINE, closed.id)

  const calledOff = await agreed({}, on(14))
  await cancelBooking(COMMAND_LINE, calledOff.id, true)
  const paidForNothing = await agreed({}, on(15))
  await cancelBooking(COMMAND_LINE, paidForNothing.id, true)
  await receive(paidForNothing, 'whole', 39_040, now)
  const paidTooLate = await createBooking(on(6))
  await offer(paidTooLate, { at: now.minus(LONG_AGO) })
  await followBookings(now)
  await receive(paidTooLate, 'whole', 39_040, now)
  const all = { asked, quoted, unanswered, deposited, paidTwice, billed, late, owing }
  const bookings = { ...all, closed, calledOff, paidForNothing, paidTooLate }
  for (const booking of Object.values(bookings)) await booking.refresh()
  return bookings
}

/** An evening of last week. */
async function played(
  terms: Parameters<typeof agreed>[0],
  fields: Partial<BookingData>,
  now: DateTime
): Promise<Booking> {
  const booking = await agreed(terms, { ...fields, startsAt: dayAt(-7, 19) })
  await playBooking(COMMAND_LINE, booking.id, now)
  return booking
}

/** Money arrives for an evening, whether that asks for money or not. */
const receive = (booking: Booking, part: BookingPart, cents: number, now: DateTime) =>
  withBooking<null, never>(booking.id, async (trx, locked) => {
    const order = await orderPart(trx, locked, await loadMoney(locked, trx), {
      ...{ part, cents, dueAt: null },
    })
    await order.merge({ status: 'betaald', paidAt: now }).save()
    await bookByHand(trx, order, 'overgemaakt')
    await bookEveningMoney(trx, order, 'paid_by_bank')
    await invoiceOnce(trx, order, now)
    return ok(null)
  })

/** A zip of the present quarter in a state; the page shows the newest. */
export async function putExport(status: ExportStatus, now: DateTime) {
  const period = periodName(quarterOf(dayOf(now)))
  const open = status === 'wacht' || status === 'bezig'
  await InvoiceExport.query().delete()
  await InvoiceExport.create({
    ...{ period, status, total: 7, done: status === 'wacht' ? 0 : 3 },
    openForPeriod: open ? period : null,
  })
}

/** What the provider paid out: one that it told, and one from a file, with more back than in. */
export async function bookPayouts(now: DateTime) {
  const settledOn = dayOf(now)
  await Settlement.createMany([
    {
      ...{ reference: '1234567.2611.07', source: 'mollie', settledOn, otherCents: -150 },
      ...{ receivedCents: 1_234_567, returnedCents: 39_040, costsCents: 4_321 },
      ...{ costsVatCents: 907, paidCents: 1_190_449 },
    },
    {
      ...{ reference: '1234567.2611.08', source: 'bestand', settledOn, otherCents: 0 },
      ...{ receivedCents: 1_500, returnedCents: 39_040, costsCents: 25 },
      ...{ costsVatCents: null, paidCents: -37_565 },
    },
  ])
}

/** Makes a paper that differs from what its order asks. */
export async function spoilPaper() {
  const paper = await Invoice.query().orderBy('id', 'desc').firstOrFail()
  await paper.merge({ amountCents: paper.amountCents + 1 }).save()
}

/** Things that ask for a person, told at length; the shop itself ends none of these. */
export async function raiseAlarms() {
  await Alarm.createMany(
    (
      ['unexpected_error', 'page_rule_broken', 'provider_key_refused', 'payments_failing'] as const
    ).map((kind) => ({ key: kind, kind, details: 'Hottentottententententoonstelling'.repeat(4) }))
  )
}
