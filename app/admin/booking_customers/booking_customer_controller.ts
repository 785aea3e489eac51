import type { HttpContext } from '@adonisjs/core/http'
import { inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { createCustomer } from '#app/live/customers/create_customer'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { lockBooking } from '#app/shop/bookings/with_booking'

/** The klant of a booked evening, with whom the live game is played. */
export default class BookingCustomerController {
  /** Makes the klant, once: a second press finds the klant of the first. */
  async store({ auth, params, response }: HttpContext) {
    const who = auth.use('web').getUserOrFail()
    const id = await inTransaction(async (trx) => {
      const booking = await orNotFound(lockBooking(trx, Number(params.id)))
      if (booking.customerId !== null) return booking.customerId
      const { organisation, name, email } = booking
      const customer = await createCustomer(trx, who, {
        name: (organisation ?? name).slice(0, LONGEST_NAME),
        email,
      })
      await booking.merge({ customerId: customer.id }).save()
      await recordBookingEvent(trx, booking.id, 'customer_made')
      return customer.id
    })
    return response.status(201).json({ id })
  }
}

/** The length that the form of a klant takes. */
const LONGEST_NAME = 100
