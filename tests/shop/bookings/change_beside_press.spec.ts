import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { COMMAND_LINE } from '#app/core/record_audit'
import type { BookingData } from '#app/shop/bookings/booking_validator'
import { billBooking } from '#app/shop/bookings/money/bill_booking'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { changeBooking } from '#app/shop/bookings/save_booking'
import { reissueInvoice } from '#app/shop/invoices/reissue_invoice'
import { withOrder } from '#app/shop/orders/with_order'
import { ok } from '#domain/result'
import Admin from '#models/admin/admin'
import type Booking from '#models/shop/booking'
import BookingEvent from '#models/shop/booking_event'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import { ADMIN } from '#tests/helpers/browser'
import { untilOneWaits, watchDeadlocks } from '#tests/helpers/core/deadlocks'
import { emptyShop } from '#tests/helpers/database'
import { agreed } from '#tests/helpers/shop/bookings'

const dataOf = (booking: Booking, organisation: string): BookingData => {
  const { itemName, startsAt, minutes, people, km, address, postcode, city } = booking
  const { buyer, billingAddress, name, email, phone, notes } = booking
  return {
    ...{ itemName, startsAt, minutes, people, km, address, postcode, city, buyer },
    ...{ billingAddress, name: `${name} en ${organisation}`, email, phone, notes, organisation },
  }
}

test.group('A booking that changes beside a press on its order', (group) => {
  let deadlocks: ReturnType<typeof watchDeadlocks>

  group.each.setup(async () => {
    await emptyShop()
    deadlocks = watchDeadlocks()
    return () => void deadlocks.end()
  })

  async function billed() {
    const booking = await agreed({ onAccount: true }, { buyer: 'business', organisation: 'Smit' })
    await billBooking(COMMAND_LINE, booking.id, DateTime.utc())
    return { booking, order: await Order.findByOrFail('bookingId', booking.id) }
  }

  test('a change and a press never wait for each other at the same time', async ({ assert }) => {
    const { booking, order } = await billed()
    let change: ReturnType<typeof changeBooking> | null = null
    await withOrder(order.id, async (trx) => {
      change ??= changeBooking(COMMAND_LINE, booking.id, dataOf(booking, 'Smit en zonen'))
      await untilOneWaits()
      await recordBookingEvent(trx, booking.id, 'invoice_replaced', '2026-00001')
      return ok(undefined)
    })
    assert.deepEqual(await change, { ok: true, value: 'free' })
    assert.deepEqual(deadlocks.found, [])
    const events = await BookingEvent.query().where({ bookingId: booking.id }).orderBy('id')
    assert.includeMembers(
      events.map(({ kind }) => kind),
      ['invoice_replaced', 'changed']
    )
    assert.include((await order.refresh()).name, 'Smit en zonen')
  })

  test('invoices that are made anew while their bookings change have one right successor each', async ({
    assert,
  }) => {
    const admin = await Admin.create({ name: 'Eigenaar', ...ADMIN })
    const all = []
    for (let count = 0; count < 6; count++) all.push(await billed())
    for (const { booking } of all)
      await changeBooking(COMMAND_LINE, booking.id, dataOf(booking, 'Smit bv'))
    const numbers = await Promise.all(
      all.map(async ({ order }) => (await Invoice.findByOrFail('invoiceForOrder', order.id)).number)
    )
    const work = all.flatMap(({ booking, order }, index) => [
      reissueInvoice(admin, order.id, { number: numbers[index] ?? '', now: DateTime.utc() }),
      changeBooking(COMMAND_LINE, booking.id, dataOf(booking, `Smit ${index}`)),
    ])
    for (const outcome of await Promise.all(work)) assert.isTrue(outcome.ok)
    assert.deepEqual(deadlocks.found, [])
    for (const { order } of all) {
      const papers = await Invoice.query().where('orderId', order.id).orderBy('id')
      assert.lengthOf(papers, 3)
      assert.equal(
        papers.reduce((sum, { amountCents }) => sum + amountCents, 0),
        order.totalCents
      )
    }
  })
})
