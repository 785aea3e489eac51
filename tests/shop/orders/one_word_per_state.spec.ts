import { test } from '@japa/runner'
import { orderStanding } from '#app/shop/orders/order_words'
import { bookingState } from '#app/shop/bookings/booking_words'
import { cancelBooking } from '#app/shop/bookings/end_booking'
import { COMMAND_LINE } from '#app/core/record_audit'
import { DateTime } from 'luxon'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import { orderOf, refundOf } from '#tests/helpers/shop/stored_records'
import Refund from '#models/shop/money/refund'
import { toDecimal } from '#domain/money'
import { loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, present } from '#tests/helpers/present'
import { agreed, press } from '#tests/helpers/shop/bookings'
import { cleanUpSimulator, withSimulator } from '#tests/helpers/shop/shop_calls'
import type { Data } from '@generated/data'
import type { Simulator } from '#simulator/server'

type Listed = { orders: { number: string; statusText: string }[] }
type Own = { order: Data.Shop.Orders.MyOrder }
type Shown = {
  order: {
    statusText: string
    refunds: Pick<Data.Shop.Orders.OrderDetail['refunds'][number], 'status' | 'providerId'>[]
  }
  sameAddress: Data.Shop.SameAddress.SameAddress
}
type Evening = { booking: Data.Shop.Bookings.Booking; sameAddress: Shown['sameAddress'] }

const stateOf = ({ kinds }: Shown['sameAddress'], title: string) =>
  firstOf(present(kinds.find((one) => one.title === title)?.lines, title)).state

/** What the owner reads of an order on every page that names its state. */
async function wordsOf(admin: Browser, order: Order) {
  const list = pageProps<Listed>(await admin.open('/dashboard/bestellingen'))
  const page = pageProps<Shown>(await admin.open(`/dashboard/bestellingen/${order.id}`))
  const evening = pageProps<Evening>(await admin.open(`/dashboard/boekingen/${order.bookingId}`))
  const csv = await admin.open('/dashboard/bestellingen/csv')
  const [heads = '', line = ''] = csv.text().replace('﻿', '').split('\r\n')
  const cells = (row: string) => row.split(';').map((cell) => cell.replace(/^"|"$/g, ''))
  return {
    list: firstOf(list.orders).statusText,
    page: page.order.statusText,
    evening: firstOf(evening.booking.money.orders).statusText,
    address: stateOf(evening.sameAddress, 'Bestellingen'),
    csv: cells(line)[cells(heads).indexOf('Status')],
  }
}

test.group('One word for one state', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  test(
    'an order that is {$self} is called the same in the list, on its page, at its evening and in the csv'
  )
    .with([
      'betaling afgebroken',
      'betaling verlopen',
      'betaald',
      'betaald, terugbetaling onderweg',
      'terugbetaling onderweg',
      'betaald, deels terugbetaald',
      'terugbetaald',
    ])
    .run(async ({ client, assert }, word) => {
      const admin = await loggedIn(client)
      const booking = await agreed()
      ;(await press(client, booking, 'betalen', { deel: 'alles' })).assertStatus(200)
      const { id } = firstOf(simulator.control.payments())
      const outcome = { 'betaling afgebroken': 'canceled', 'betaling verlopen': 'expired' } as const
      await simulator.control.decide(id, outcome[word as keyof typeof outcome] ?? 'paid', {
        webhook: 'direct',
      })
      const order = await Order.query()
        .preload('payments', (payment) => payment.preload('refunds'))
        .firstOrFail()
      if (word.includes('terugbeta')) {
        const amount = word.startsWith('betaald') ? '10.00' : toDecimal(order.totalCents)
        const back = { bedrag: amount, reden: 'Te laat', sleutel: 'een-sleutel-van-16' }
        ;(
          await admin.post(`/api/dashboard/bestelling/${order.id}/terugbetalen`, back)
        ).assertStatus(200)
        if (!word.includes('onderweg')) await Refund.query().update({ status: 'betaald' })
        await order.refresh()
        await order.load('payments', (payment) => payment.preload('refunds'))
      }
      assert.equal(orderStanding(order), word)
      const words = await wordsOf(admin, order)
      for (const [place, shown] of Object.entries(words)) assert.equal(shown, word, place)
    })

  test('a refund is on its way at its own row and on the page of its customer, until the money is there', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const order = await orderOf(DateTime.utc())
    const refund = await refundOf(order, DateTime.utc(), 1000)
    await Payment.query().update({ refundedCents: 1000 })
    const shown = async () => {
      const page = pageProps<Shown>(await admin.open(`/dashboard/bestellingen/${order.id}`))
      const own = pageProps<Own>(await admin.open(`/bestelling/${order.token}`))
      return [firstOf(page.order.refunds).status, own.order.underwayCents]
    }
    await refund.merge({ status: 'aangevraagd' }).save()
    assert.deepEqual(await shown(), ['terugbetaling onderweg', 1000])
    await refund.merge({ status: 'betaald' }).save()
    assert.deepEqual(await shown(), ['terugbetaald', 0])
  })

  test('a refund that the provider did not give reads {words}, never its name of ours')
    .with([
      { stored: 'cadeaubon_4', words: 'op de cadeaubon' },
      { stored: 'met_de_hand_4', words: 'met de hand' },
      { stored: 're_4', words: 're_4' },
    ])
    .run(async ({ client, assert }, { stored, words }) => {
      const order = await orderOf(DateTime.utc())
      const refund = await refundOf(order, DateTime.utc(), 1000)
      await refund.merge({ providerId: stored }).save()
      const admin = await loggedIn(client)
      const page = pageProps<Shown>(await admin.open(`/dashboard/bestellingen/${order.id}`))
      assert.equal(firstOf(page.order.refunds).providerId, words)
    })

  test('an evening that is off is called the same in the list, on its page and beside its order', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'alles' })
    await cancelBooking(COMMAND_LINE, booking.id, false)
    const { bookings } = pageProps<{ bookings: { state: string }[] }>(
      await admin.open('/dashboard/boekingen?stand=alle')
    )
    const { booking: shown } = pageProps<Evening>(
      await admin.open(`/dashboard/boekingen/${booking.id}`)
    )
    const { id } = await Order.firstOrFail()
    const { sameAddress } = pageProps<Shown>(await admin.open(`/dashboard/bestellingen/${id}`))
    const word = bookingState('canceled')
    assert.equal(firstOf(bookings).state, word)
    assert.equal(shown.state, word)
    assert.equal(stateOf(sameAddress, 'Boekingen'), word.toLowerCase())
  })
})
