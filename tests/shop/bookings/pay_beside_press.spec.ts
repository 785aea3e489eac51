import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { callOffWaiting } from '#app/shop/bookings/money/booking_order'
import { withBooking } from '#app/shop/bookings/with_booking'
import { checkShop } from '#app/shop/payments/check_shop'
import { ok } from '#domain/result'
import Alarm from '#models/shop/alarm'
import type Booking from '#models/shop/booking'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import type { Simulator } from '#simulator/server'
import { loggedIn } from '#tests/helpers/browser'
import { untilOneWaits, watchDeadlocks } from '#tests/helpers/core/deadlocks'
import { emptyShop } from '#tests/helpers/database'
import { firstOf } from '#tests/helpers/present'
import { agreed, BOOKING, press } from '#tests/helpers/shop/bookings'
import { cleanUpSimulator, withSimulator } from '#tests/helpers/shop/shop_calls'

/** How many evenings are paid at the same moment. */
const AT_ONCE = 4

test.group('Money for an evening beside a press on its booking', (group) => {
  let simulator: Simulator
  let deadlocks: ReturnType<typeof watchDeadlocks>

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    deadlocks = watchDeadlocks()
    return async () => {
      deadlocks.end()
      await cleanUpSimulator(simulator)
    }
  })

  /** An evening whose customer stands at the page of the provider. */
  async function beingPaid(client: ApiClient) {
    const booking = await agreed()
    ;(await press(client, booking, 'betalen', { deel: 'alles' })).assertStatus(200)
    return { booking, id: firstOf(simulator.control.payments()).id }
  }

  async function severalBeingPaid(client: ApiClient) {
    const all = []
    for (let count = 0; count < AT_ONCE; count++) all.push(await beingPaid(client))
    return all
  }

  const paid = (id: string) => simulator.control.decide(id, 'paid', { webhook: 'direct' })
  const orderOf = ({ id }: Booking) => Order.findByOrFail('bookingId', id)

  test('a webhook waits for the press that holds the evening, and for nothing that waits for the webhook', async ({
    client,
    assert,
  }) => {
    const { booking, id } = await beingPaid(client)
    const order = await orderOf(booking)
    let webhook: ReturnType<typeof paid> | null = null
    await withBooking(booking.id, async (trx) => {
      webhook ??= paid(id)
      await untilOneWaits()
      await callOffWaiting(trx, [order])
      return ok(null)
    })
    await webhook
    assert.deepEqual(deadlocks.found, [])
    assert.equal((await order.refresh()).status, 'betaald')
  })

  test('evenings that are paid while they are called off keep their money, and a person hears when it came after', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const all = await severalBeingPaid(client)
    await Promise.all(
      all.flatMap(({ booking, id }) => [
        paid(id),
        admin.post(`/api/dashboard/boeking/${booking.id}/afzeggen`, { mailen: false }),
      ])
    )
    assert.deepEqual(deadlocks.found, [])
    for (const { booking } of all) {
      assert.equal((await booking.refresh()).status, 'canceled')
      const order = await orderOf(booking)
      assert.equal(order.status, 'betaald')
      const alarms = await Alarm.query().where({ orderId: order.id })
      const after = alarms.some(({ kind }) => kind === 'evening_paid_for_nothing')
      assert.equal(after, order.canceledAt !== null, 'an alarm when it was called off before')
      assert.lengthOf(await Invoice.query().where('orderId', order.id), 1)
    }
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('evenings that are paid while their customer is corrected are both paid and corrected', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const all = await severalBeingPaid(client)
    const answers = await Promise.all(
      all.map(async ({ booking, id }) => {
        const [answer] = await Promise.all([
          admin.send('put', `/api/dashboard/boeking/${booking.id}`, {
            ...BOOKING,
            naam: 'N. Smit',
          }),
          paid(id),
        ])
        return answer
      })
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.deepEqual(deadlocks.found, [])
    for (const { booking } of all)
      assert.include((await orderOf(booking)).$attributes, { status: 'betaald', name: 'N. Smit' })
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('money that comes at the bank and at the provider at once is paid once, or twice with an alarm', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const all = await severalBeingPaid(client)
    const answers = await Promise.all(
      all.map(async ({ booking, id }) => {
        const [answer] = await Promise.all([
          admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'alles' }),
          paid(id),
        ])
        return answer
      })
    )
    assert.deepEqual(deadlocks.found, [])
    for (const [index, { booking }] of all.entries()) {
      const order = await orderOf(booking)
      const booked = answers[index]?.status() === 200
      const received = await Payment.query().where({ orderId: order.id, status: 'betaald' })
      assert.lengthOf(received, booked ? 2 : 1)
      const alarms = await Alarm.query().where({ orderId: order.id, kind: 'paid_twice' })
      assert.lengthOf(alarms, booked ? 1 : 0)
      assert.lengthOf(await Invoice.query().where('orderId', order.id), 1)
    }
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('an evening that is paid while it is put on account has one order and one invoice', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const all: { booking: Booking; id: string }[] = []
    for (let count = 0; count < AT_ONCE; count++) {
      const booking = await agreed({ onAccount: true })
      ;(await press(client, booking, 'betalen', { deel: 'alles' })).assertStatus(200)
      all.push({ booking, id: firstOf(simulator.control.payments()).id })
    }
    const bill = ({ id }: Booking) => admin.post(`/api/dashboard/boeking/${id}/factuur`)
    await Promise.all(
      all.flatMap(({ booking, id }, index) =>
        index % 2 === 0 ? [paid(id), bill(booking)] : [bill(booking), paid(id), bill(booking)]
      )
    )
    assert.deepEqual(deadlocks.found, [])
    for (const { booking } of all) {
      const orders = await Order.query().where('bookingId', booking.id)
      assert.deepEqual(
        orders.map(({ status }) => status),
        ['betaald']
      )
      assert.lengthOf(await Invoice.query().where('orderId', firstOf(orders).id), 1)
    }
    assert.deepEqual(await Alarm.all(), [])
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a customer who stands at the payment when the invoice goes out pays that invoice', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true })
    ;(await press(client, booking, 'betalen', { deel: 'alles' })).assertStatus(200)
    const { id } = firstOf(simulator.control.payments())
    ;(await admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)).assertStatus(200)
    const billed = await orderOf(booking)
    assert.isNotNull(billed.dueAt)
    const { number } = await Invoice.findByOrFail('orderId', billed.id)
    await paid(id)
    assert.equal((await billed.refresh()).status, 'betaald')
    assert.deepEqual(
      (await Invoice.all()).map((invoice) => invoice.number),
      [number]
    )
    assert.deepEqual(await Alarm.all(), [])
  })
})
