import { test } from '@japa/runner'
import { asEuro } from '#domain/money'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { COMMAND_LINE } from '#app/core/record_audit'
import { followBookings } from '#app/shop/bookings/follow_bookings'
import { billBooking } from '#app/shop/bookings/money/bill_booking'
import { acceptQuote } from '#app/shop/bookings/quotes/accept_quote'
import { checkShop } from '#app/shop/payments/check_shop'
import Alarm from '#models/shop/alarm'
import type Booking from '#models/shop/booking'
import Invoice from '#models/shop/money/invoice'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import type { Simulator } from '#simulator/server'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, lastOf } from '#tests/helpers/present'
import { agreed, offer, press } from '#tests/helpers/shop/bookings'
import { cleanUpSimulator, withSimulator } from '#tests/helpers/shop/shop_calls'

const WHOLE = 39_040
const FOR_THIRTY = 48_040

test.group('A new quote for an evening that was agreed', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  async function pay(client: ApiClient, booking: Booking, part: string) {
    ;(await press(client, booking, 'betalen', { deel: part })).assertStatus(200)
    return firstOf(simulator.control.payments()).id
  }

  const paid = (id: string) => simulator.control.decide(id, 'paid', { webhook: 'direct' })
  const reminders = () => Mail.query().where('kind', 'boeking_herinnering')

  test('a new quote ends the payment of the old amount; money that comes all the same is seen, and printed as what it was for', async ({
    client,
    assert,
  }) => {
    const booking = await agreed()
    const old = await pay(client, booking, 'alles')
    await booking.merge({ people: 30 }).save()
    const { version, totalCents } = await offer(booking)
    assert.equal(totalCents, FOR_THIRTY)
    assert.equal((await Order.firstOrFail()).status, 'geannuleerd')

    await paid(old)
    assert.deepEqual(
      (await Alarm.all()).map(({ kind, details }) => [kind, details]),
      [['evening_paid_for_nothing', `boeking ${booking.number}, ${asEuro(WHOLE)}`]]
    )
    const { content } = await Invoice.firstOrFail()
    assert.deepEqual(
      content.lines.map(({ count, cents }) => [count, cents]),
      [
        [24, 36_000],
        [76, 3040],
      ]
    )

    await acceptQuote(booking.id, version, DateTime.utc())
    await paid(await pay(client, booking, 'rest'))
    const rest = lastOf(await Invoice.query().orderBy('id')).content
    assert.equal(rest.totalCents, FOR_THIRTY - WHOLE)
    assert.include(lastOf(rest.lines), { description: 'Eerder gefactureerd', cents: -WHOLE })
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a new quote takes no money after it expired; money for the old amount is booked, and a person hears', async ({
    client,
    assert,
  }) => {
    const booking = await agreed()
    const old = await pay(client, booking, 'alles')
    await booking.merge({ people: 30 }).save()
    await offer(booking, { at: DateTime.utc().minus({ days: 20 }) })
    await followBookings(DateTime.utc())
    ;(await press(client, booking, 'betalen', { deel: 'alles' })).assertStatus(409)

    await paid(old)
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    assert.equal((await booking.refresh()).status, 'expired')
    assert.deepEqual(
      (await Alarm.all()).map(({ kind }) => kind),
      ['evening_paid_for_nothing']
    )
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a new quote credits the unpaid invoice of the old amount, and nobody is reminded of it', async ({
    assert,
  }) => {
    const booking = await agreed({ onAccount: true })
    await billBooking(COMMAND_LINE, booking.id, DateTime.utc())
    await booking.merge({ people: 30 }).save()
    const { version } = await offer(booking, { onAccount: true })
    assert.deepEqual(
      (await Invoice.query().orderBy('id')).map(({ kind, amountCents }) => [kind, amountCents]),
      [
        ['factuur', WHOLE],
        ['creditnota', -WHOLE],
      ]
    )
    await Order.query().update({ dueAt: asColumn(DateTime.utc().minus({ days: 1 })) })
    await followBookings(DateTime.utc())
    assert.lengthOf(await reminders(), 0)

    await acceptQuote(booking.id, version, DateTime.utc())
    await billBooking(COMMAND_LINE, booking.id, DateTime.utc())
    assert.equal(lastOf(await Invoice.query().orderBy('id')).amountCents, FOR_THIRTY)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('an evening that is {status} is reminded of nothing, because its page takes no money')
    .with([{ status: 'quoted' as const }, { status: 'expired' as const }])
    .run(async ({ assert }, { status }) => {
      const booking = await agreed({ onAccount: true })
      await billBooking(COMMAND_LINE, booking.id, DateTime.utc())
      await Order.query().update({ dueAt: asColumn(DateTime.utc().minus({ days: 1 })) })
      await booking.merge({ status }).save()
      await followBookings(DateTime.utc())
      assert.lengthOf(await reminders(), 0)
      await booking.merge({ status: 'accepted' }).save()
      await followBookings(DateTime.utc())
      assert.lengthOf(await reminders(), 1)
    })
})
