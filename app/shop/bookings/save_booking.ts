import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { freshReadableCode } from '#app/core/tokens'
import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import { bookingMark } from '#app/shop/bookings/booking_marks'
import type { BookingData } from '#app/shop/bookings/booking_validator'
import { freshBookingSecret } from '#app/shop/bookings/booking_secret'
import { correctBilling } from '#app/shop/bookings/money/booking_order'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { tellMoved } from '#app/shop/calendar/tell_moved'
import { moveOn, withBooking } from '#app/shop/bookings/with_booking'
import { dayAndTime, dayOf } from '#domain/dutch_time'
import { err, ok, type Result } from '#domain/result'
import { judgeChange, movesBack, type ChangeOutcome } from '#domain/shop/bookings/booking_changes'
import Booking from '#models/shop/booking'
import ContactMessage from '#models/shop/contact_message'

/** Writes down an evening that somebody asks for. */
export function makeBooking(who: Actor, data: BookingData, contactMessageId: number | null) {
  return inTransaction(async (trx) => {
    const booking = await Booking.create(
      {
        ...data,
        ...freshBookingSecret(),
        ...{ number: `AV-${freshReadableCode(6)}`, status: 'inquiry', contactMessageId },
        customerId: null,
      },
      { client: trx }
    )
    await recordBookingEvent(trx, booking.id, 'asked')
    await recordAudit(trx, who, 'booking_made', booking.number)
    if (contactMessageId !== null) await handleMessage(trx, who, contactMessageId)
    return booking
  })
}

/** The booking is the answer to its message, so nobody has to look at the message again. */
async function handleMessage(trx: Trx, who: Actor, id: number) {
  const [handled] = await ContactMessage.query({ client: trx })
    .where('id', id)
    .whereNull('answered_at')
    .whereNull('handled_at')
    .update({ handledAt: asColumn(DateTime.utc()) })
  if (Number(handled) > 0) await recordAudit(trx, who, 'message_handled', `bericht ${id}`)
}

type Trx = TransactionClientContract
type Changed = Exclude<ChangeOutcome, 'too_late'>

export type ChangeRefused =
  { readonly type: 'too_late' } | { readonly type: 'day_is_over' } | ChangedMeanwhile

type ChangeWish = {
  /** The mark of the booking on the screen, see `bookingMark`; undefined from a program. */
  readonly seen?: string | undefined
  /** Whether a day in the past is meant. */
  readonly overToo?: boolean
}

/** Changes an evening. What was agreed and paid stays, see `judgeChange`. */
export function changeBooking(
  who: Actor,
  id: number,
  data: BookingData,
  { seen, overToo = false }: ChangeWish = {}
): Promise<Result<Changed, ChangeRefused>> {
  return withBooking<Changed, ChangeRefused>(id, async (trx, booking) => {
    const mark = bookingMark(booking)
    if (bookingMark(data) === mark) return ok('free')
    if (seen !== undefined && seen !== mark) return err({ type: 'changed_meanwhile' })
    const outcome = judgeChange(booking.status, agreedOf(booking), agreedOf(data))
    if (outcome === 'too_late') return err({ type: 'too_late' })
    if (!overToo && movesBack(dayFrom(booking), dayFrom(data), dayOf(DateTime.utc())))
      return err({ type: 'day_is_over' })
    await booking.merge(data).save()
    await correctBilling(trx, booking)
    await recordChange(trx, booking, outcome)
    await recordAudit(trx, who, 'booking_changed', booking.number)
    return ok(outcome)
  })
}

/**
 * What a change brings: a line in the timeline, and a mail when the evening is on another day or at
 * another address.
 */
async function recordChange(trx: Trx, booking: Booking, outcome: Changed) {
  const { id, startsAt } = booking
  if ((outcome === 'moved' || outcome === 'relocated') && startsAt) {
    await recordBookingEvent(trx, id, outcome, outcome === 'moved' ? dayAndTime(startsAt) : '')
    return tellMoved(trx, id)
  }
  if (outcome !== 'offer_again') return recordBookingEvent(trx, id, 'changed')
  await moveOn(trx, booking, 'revise')
  return recordBookingEvent(trx, id, 'revised')
}

const dayFrom = ({ startsAt }: BookingData | Booking) => startsAt && dayOf(startsAt)

const agreedOf = (booking: BookingData | Booking) => ({
  evening: booking.itemName,
  people: booking.people,
  kmThere: booking.km,
  startsAt: booking.startsAt?.toJSDate() ?? null,
  place: [booking.address, booking.postcode, booking.city].join(', '),
})
