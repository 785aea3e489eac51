import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { followBookings } from '#app/shop/bookings/follow_bookings'
import { checkShop } from '#app/shop/payments/check_shop'
import { controlGame } from '#app/live/control/control_game'
import { asColumn } from '#app/core/database/dialect'
import { endOfDay } from '#domain/dutch_time'
import { asEuro, toDecimal } from '#domain/money'
import Customer from '#models/live/customer'
import Alarm from '#models/shop/alarm'
import type Booking from '#models/shop/booking'
import Delivery from '#models/shop/delivery'
import Invoice from '#models/shop/money/invoice'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, lastOf, present } from '#tests/helpers/present'
import { createPlayingEvening, phone, tablesOfEvenings } from '#tests/helpers/live/playing_evening'
import { agreed, BOOKING, offer, pageOf, press } from '#tests/helpers/shop/bookings'
import { cleanUpSimulator, withSimulator } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import type { Data } from '@generated/data'
import type { Simulator } from '#simulator/server'

const WHOLE = 39_040
const DEPOSIT = 10_000

test.group('Paying for an evening', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  /** Late money is one thing to look at, so it is one alarm. */
  async function onlyAlarm(): Promise<Alarm> {
    const [alarm, ...more] = await Alarm.all()
    if (more.length > 0) throw new Error(`also ${more.map(({ kind }) => kind).join(', ')}`)
    return present(alarm, 'the alarm')
  }

  const booksAddUp = async () => checkShop(DateTime.utc())

  async function pay(client: ApiClient, booking: Booking, part: string) {
    const answer = await press(client, booking, 'betalen', { deel: part })
    answer.assertStatus(200)
    return firstOf(simulator.control.payments())
  }

  const paid = (id: string) => simulator.control.decide(id, 'paid', { webhook: 'direct' })

  test('the whole price is paid once, with an invoice and without a delivery', async ({
    client,
    assert,
  }) => {
    const booking = await agreed()
    const { id, cents } = await pay(client, booking, 'alles')
    assert.equal(cents, WHOLE)
    await paid(id)
    const order = await Order.firstOrFail()
    assert.deepEqual(
      [order.status, order.bookingId, order.totalCents],
      ['betaald', booking.id, WHOLE]
    )
    const { content } = await Invoice.firstOrFail()
    assert.equal(content.totalCents, WHOLE)
    assert.equal(content.vat?.vatCents, 6776)
    assert.equal(content.performedOn, '2027-03-06')
    assert.deepEqual(
      content.lines.map(({ count, cents: amount }) => [count, amount]),
      [
        [24, 36_000],
        [76, 3040],
      ]
    )
    assert.lengthOf(await Delivery.all(), 0)
    assert.lengthOf(await Mail.query().where('kind', 'boeking_betaald'), 1)
    assert.lengthOf(await Mail.query().where('kind', 'levering'), 0)
    assert.deepEqual(await booksAddUp(), [])

    const again = await press(client, booking, 'betalen', { deel: 'alles' })
    again.assertStatus(409)
    const page = await client.get(pageOf(booking))
    page.assertTextIncludes('Alles is betaald')
    const back = await client.get(`/bestellen/bedankt?bestelling=${order.token}`).redirects(0)
    back.assertHeader('location', pageOf(booking))
    ;(await client.get(`/bestelling/${order.token}/factuur`)).assertStatus(200)
  })

  test('a deposit first and the rest later have an invoice each, which add up', async ({
    client,
    assert,
  }) => {
    const booking = await agreed({ depositCents: DEPOSIT })
    await paid((await pay(client, booking, 'aanbetaling')).id)
    const rest = await pay(client, booking, 'rest')
    assert.equal(rest.cents, WHOLE - DEPOSIT)
    await paid(rest.id)
    const invoices = await Invoice.query().orderBy('id')
    assert.deepEqual(
      invoices.map(({ amountCents }) => amountCents),
      [DEPOSIT, WHOLE - DEPOSIT]
    )
    assert.equal(lastOf(lastOf(invoices).content.lines).cents, -DEPOSIT)
    for (const { content } of invoices)
      assert.equal(
        content.lines.reduce((sum, { cents }) => sum + cents, 0),
        content.totalCents
      )
    assert.deepEqual(await booksAddUp(), [])
  })

  test('the VAT of a deposit, the rest and a credit note of each adds up to the cent', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const depositCents = 10_003
    const booking = await agreed({ depositCents })
    for (const part of ['aanbetaling', 'rest'])
      await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: part })
    const vatOf = async (kind: Invoice['kind']) =>
      (await Invoice.query().where({ kind })).reduce((sum, { vatCents }) => sum + vatCents, 0)
    assert.equal(await vatOf('factuur'), 6776, 'the VAT of the whole')
    for (const { id, totalCents } of await Order.query().orderBy('id'))
      await admin.post(`/api/dashboard/bestelling/${id}/terugbetalen`, {
        ...{ bedrag: toDecimal(totalCents), reden: 'Afgezegd', sleutel: `een-sleutel-van-${id}` },
      })
    assert.equal(await vatOf('creditnota'), -6776)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('presses at the same moment make one order and one payment', async ({ client, assert }) => {
    const booking = await agreed({ depositCents: DEPOSIT })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => press(client, booking, 'betalen', { deel: 'alles' }))
    )
    const pages = answers.map((answer) => (answer.body() as { payurl: string }).payurl)
    assert.lengthOf(new Set(pages), 1)
    assert.lengthOf(await Order.all(), 1)
    assert.lengthOf(await Payment.all(), 1)
  })

  test('a customer who changes their mind pays one of the two, and paying both is seen', async ({
    client,
    assert,
  }) => {
    const booking = await agreed({ depositCents: DEPOSIT })
    const deposit = await pay(client, booking, 'aanbetaling')
    const whole = await pay(client, booking, 'alles')
    assert.notEqual(deposit.id, whole.id)
    await paid(whole.id)
    assert.deepEqual(await booksAddUp(), [])
    await paid(deposit.id)
    const alarm = await onlyAlarm()
    assert.equal(alarm.kind, 'evening_overpaid')
    assert.equal(alarm.details, `boeking ${booking.number}, ${asEuro(DEPOSIT)}`)
    const page = await client.get(pageOf(booking))
    page.assertTextIncludes(`Er is ${asEuro(DEPOSIT)} meer betaald dan de avond kost.`)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('one order that is paid twice raises its alarm and one invoice', async ({
    client,
    assert,
  }) => {
    const booking = await agreed({ onAccount: true })
    const admin = await loggedIn(client)
    const { id } = await pay(client, booking, 'alles')
    ;(
      await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'alles' })
    ).assertStatus(200)
    await paid(id)
    assert.lengthOf(await Invoice.all(), 1)
    assert.lengthOf(await Alarm.query().where('kind', 'paid_twice'), 1)
  })

  test('nobody pays for what is not agreed', async ({ client }) => {
    const booking = await agreed()
    await booking.merge({ people: 30 }).save()
    await offer(booking)
    const refused = await press(client, booking, 'betalen', { deel: 'alles' })
    refused.assertStatus(409)
  })

  test('money that comes after the evening was called off is booked, and a person hears', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    const { id } = await pay(client, booking, 'alles')
    const canceled = await admin.post(`/api/dashboard/boeking/${booking.id}/afzeggen`, {
      mailen: true,
    })
    canceled.assertStatus(200)
    assert.equal((await Order.firstOrFail()).status, 'geannuleerd')
    await paid(id)
    assert.equal((await Order.firstOrFail()).status, 'betaald')
    const alarm = await onlyAlarm()
    assert.equal(alarm.kind, 'evening_paid_for_nothing')
    assert.equal(alarm.details, `boeking ${booking.number}, ${asEuro(WHOLE)}`)
    assert.equal((await booking.refresh()).status, 'canceled')
    const page = await client.get(pageOf(booking))
    page.assertTextIncludes(`Je betaalde ${asEuro(WHOLE)}. We laten je weten wat je daarvan`)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('late money for an order that the owner called off counts for its evening, with one alarm', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    const { id } = await pay(client, booking, 'alles')
    const order = await Order.firstOrFail()
    simulator.control.setFault('down')
    await admin.post(`/api/dashboard/bestelling/${order.id}/annuleren`)
    simulator.control.setFault(null)
    await simulator.control.decide(id, 'paid', { webhook: 'double' })
    assert.equal((await order.refresh()).status, 'betaald')
    const alarm = await onlyAlarm()
    assert.equal(alarm.kind, 'paid_after_cancellation')
    assert.equal(alarm.orderId, order.id)
    assert.equal(alarm.details, `boeking ${booking.number}, ${asEuro(WHOLE)}`)
    const page = await client.get(pageOf(booking))
    page.assertTextIncludes('Alles is betaald')
    const detail = await admin.open(`/dashboard/bestellingen/${order.id}`)
    detail.assertTextIncludes('Er is betaald nadat de bestelling was geannuleerd')
    assert.deepEqual(await booksAddUp(), [])
  })

  test('an evening that is moved after it was paid stays paid, and its invoice stays as it was printed', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    await paid((await pay(client, booking, 'alles')).id)
    const printed = JSON.stringify((await Invoice.firstOrFail()).content)
    const moved = await admin.send('put', `/api/dashboard/boeking/${booking.id}`, {
      ...BOOKING,
      dag: '2027-03-13',
    })
    assert.deepEqual(moved.body(), { gevolg: 'verplaatst' })
    assert.equal((await booking.refresh()).status, 'accepted')
    const page = await client.get(pageOf(booking))
    page.assertTextIncludes('zaterdag 13 maart 2027')
    page.assertTextIncludes('Alles is betaald')
    assert.equal(JSON.stringify((await Invoice.firstOrFail()).content), printed)
    assert.lengthOf(await Order.all(), 1)
    assert.deepEqual(await Alarm.all(), [])
    assert.deepEqual(await booksAddUp(), [])
  })

  test('a paid evening that is called off goes back by the way it came, with a credit note', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    await paid((await pay(client, booking, 'alles')).id)
    await admin.post(`/api/dashboard/boeking/${booking.id}/afzeggen`, { mailen: false })
    const order = await Order.firstOrFail()
    const refunded = await admin.post(`/api/dashboard/bestelling/${order.id}/terugbetalen`, {
      ...{ bedrag: '390.40', reden: 'Afgezegd', sleutel: 'een-sleutel-van-16' },
    })
    refunded.assertStatus(200)
    const creditNote = await Invoice.query().where('kind', 'creditnota').firstOrFail()
    assert.equal(creditNote.amountCents, -WHOLE)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('a customer on account gets the invoice first, plays, is reminded once, and pays at the bank', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed(
      { onAccount: true },
      {
        ...{ buyer: 'business', organisation: 'Bakkerij De Vries' },
        billingAddress: 'Postbus 1, 3900 AA Veenendaal',
      }
    )
    const bill = () => admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    const bills = await Promise.all([bill(), bill(), bill()])
    assert.sameMembers(
      bills.map((answer) => answer.status()),
      [200, 409, 409]
    )
    const { content } = await Invoice.firstOrFail()
    assert.isNull(content.paidAt)
    assert.isString(content.dueOn)
    assert.deepInclude(content.buyer, { name: 'Bakkerij De Vries', attention: 'Noor de Vries' })
    assert.equal(content.buyer.address, 'Postbus 1, 3900 AA Veenendaal')
    assert.deepEqual(await booksAddUp(), [])
    const order = await Order.firstOrFail()
    ;(await client.get(`/bestelling/${order.token}/factuur`)).assertStatus(200)
    const lastDay = endOfDay(order.createdAt, 14).set({ millisecond: 0 })
    assert.equal(order.dueAt?.toMillis(), lastDay.toMillis(), 'fourteen days to pay')

    const reminders = () => Mail.query().where('kind', 'boeking_herinnering')
    await followBookings(DateTime.utc())
    assert.lengthOf(await reminders(), 0)
    await Order.query().update({ dueAt: asColumn(DateTime.utc().minus({ days: 1 })) })
    await Promise.all([followBookings(DateTime.utc()), followBookings(DateTime.utc())])
    assert.lengthOf(await reminders(), 1)
    const page = await client.get(pageOf(booking))
    page.assertTextIncludes('was te betalen')

    await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'alles' })
    assert.equal((await order.refresh()).status, 'betaald')
    assert.lengthOf(await Invoice.all(), 1)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('a customer who has not paid a week before the evening is asked once, and never after paying', async ({
    client,
    assert,
  }) => {
    const now = DateTime.utc(2027, 3, 1)
    const at = DateTime.utc(2027, 2, 1)
    const asked = () => Mail.query().where('kind', 'boeking_nog_betalen')
    const unpaid = await agreed({ at })
    const settled = await agreed({ at })
    await paid((await pay(client, settled, 'alles')).id)
    await followBookings(now.minus({ days: 2 }))
    assert.lengthOf(await asked(), 0)
    await Promise.all([followBookings(now), followBookings(now)])
    await followBookings(now.plus({ days: 1 }))
    assert.deepEqual(
      (await asked()).map(({ bookingId }) => bookingId),
      [unpaid.id]
    )

    const mailbox = await new Mailbox().open()
    await drainQueue()
    await mailbox.close()
    const mail = present(
      mailbox.mails.find(({ subject }) => subject?.startsWith('Nog te betalen: Spellenfabriek')),
      'the mail that asks for money'
    )
    assert.include(textOf(mail), `Er is nog ${asEuro(WHOLE)} te betalen.`)
  })

  test('a played evening that owes money is billed, also without an account', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ depositCents: DEPOSIT })
    const bill = () => admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    const mayBill = async () =>
      pageProps<{ booking: Data.Shop.Bookings.Booking }>(
        await admin.open(`/dashboard/boekingen/${booking.id}`)
      ).booking.money.mayBill
    await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'aanbetaling' })
    ;(await bill()).assertStatus(409)
    assert.isFalse(await mayBill())

    await booking.merge({ status: 'played' }).save()
    assert.isTrue(await mayBill())
    const statuses = (await Promise.all([bill(), bill()])).map((answer) => answer.status())
    assert.sameMembers(statuses, [200, 409])
    assert.isFalse(await mayBill())
    const billed = await Order.query().whereNotNull('due_at')
    assert.deepEqual(
      billed.map(({ bookingPart, totalCents }) => [bookingPart, totalCents]),
      [['rest', WHOLE - DEPOSIT]]
    )
    assert.lengthOf(await Invoice.all(), 2)
    assert.lengthOf(await Mail.query().where('kind', 'boeking_factuur'), 1)
    assert.deepEqual(await booksAddUp(), [])
    const page = await client.get(pageOf(booking))
    page.assertTextIncludes('De factuur is te betalen tot en met')
  })

  test('an invoice on account is paid at the provider as well', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true })
    await admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    const first = await pay(client, booking, 'alles')
    await simulator.control.decide(first.id, 'expired', { webhook: 'direct' })
    const second = await pay(client, booking, 'alles')
    assert.notEqual(first.id, second.id)
    await paid(second.id)
    assert.lengthOf(await Order.all(), 1)
    assert.lengthOf(await Invoice.all(), 1)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('calling off an evening credits the invoice that nobody paid', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true })
    await admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    await admin.post(`/api/dashboard/boeking/${booking.id}/afzeggen`, { mailen: true })
    const papers = await Invoice.query().orderBy('id')
    assert.deepEqual(
      papers.map(({ kind, amountCents }) => [kind, amountCents]),
      [
        ['factuur', WHOLE],
        ['creditnota', -WHOLE],
      ]
    )
    assert.deepEqual(await booksAddUp(), [])
  })

  test('money that came at the bank goes back by hand, with a credit note', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'alles' })
    const order = await Order.firstOrFail()
    const refunded = await admin.post(`/api/dashboard/bestelling/${order.id}/terugbetalen`, {
      ...{ bedrag: '100.00', reden: 'Tegemoetkoming', sleutel: 'een-sleutel-van-16' },
    })
    refunded.assertStatus(200)
    const creditNote = await Invoice.query().where('kind', 'creditnota').firstOrFail()
    assert.equal(creditNote.amountCents, -10_000)
    assert.deepEqual(await booksAddUp(), [])
  })

  test('an owner who gives back money that came at the bank is told to transfer it, and the customer that we do', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ depositCents: DEPOSIT })
    await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'aanbetaling' })
    const order = await Order.firstOrFail()
    const refundWay = async () =>
      pageProps<{ order: { refundWay: string } }>(
        await admin.open(`/dashboard/bestellingen/${order.id}`)
      ).order.refundWay
    assert.equal(await refundWay(), 'owner')
    const { events, state } = pageProps<{ booking: Data.Shop.Bookings.Booking }>(
      await admin.open(`/dashboard/boekingen/${booking.id}`)
    ).booking
    assert.equal(state, 'Afgesproken')
    assert.deepEqual(
      events.map(({ sentence }) => sentence).filter((sentence) => sentence.includes('100,00')),
      [`Op de bank binnengekomen: ${asEuro(DEPOSIT)}.`]
    )
    const { ways } = pageProps<{ ways: { name: string; receivedCents: number }[] }>(
      await admin.open('/dashboard/cijfers')
    )
    assert.deepEqual(
      ways.map(({ name, receivedCents }) => [name, receivedCents]),
      [['Zelf overgemaakt', DEPOSIT]]
    )

    await admin.post(`/api/dashboard/bestelling/${order.id}/terugbetalen`, {
      ...{ bedrag: '100.00', reden: 'Afgezegd', sleutel: 'een-sleutel-van-16' },
    })
    const mailbox = await new Mailbox().open()
    await drainQueue()
    await mailbox.close()
    const mail = present(
      mailbox.mails.find(({ subject }) => subject?.includes('100,00 terug')),
      'the mail about the refund'
    )
    assert.include(textOf(mail), 'wij maken het aan je over')
    assert.notInclude(textOf(mail), 'We hebben')
    assert.notInclude(textOf(mail), 'dezelfde manier')
  })

  test('deleting the klant leaves the booking and its invoice, without the klant', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed()
    await admin.post(`/api/dashboard/boeking/${booking.id}/bank`, { deel: 'alles' })
    const made = await admin.post(`/api/dashboard/boeking/${booking.id}/klant`)
    const { id } = made.body() as { id: number }
    const of = await Customer.findOrFail(id)
    const { game, rooms, teams } = await createPlayingEvening({ of })
    await phone(client, firstOf(teams)).enter(firstOf(rooms))
    for (const button of ['finishspel', 'stoplobby'] as const) await controlGame(game.id, button)
    assert.includeMembers(await tablesOfEvenings(), ['rounds', 'round_teams', 'room_progress'])
    const deleted = await admin.send('delete', `/api/dashboard/klant/${id}`)
    deleted.assertStatus(200)
    assert.deepEqual(await tablesOfEvenings(), [])
    assert.isNull((await booking.refresh()).customerId)
    assert.lengthOf(await Invoice.all(), 1)
    const order = await Order.firstOrFail()
    const page = await admin.open(`/dashboard/bestellingen/${order.id}`)
    assert.equal(
      pageProps<{ order: { bookingId: number } }>(page).order.bookingId,
      booking.id,
      'the order leads to its booking'
    )
    assert.deepEqual(await booksAddUp(), [])
  })

  test('calling off an order on account credits its invoice as well', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true })
    await admin.post(`/api/dashboard/boeking/${booking.id}/factuur`)
    const { id } = await Order.firstOrFail()
    ;(await admin.post(`/api/dashboard/bestelling/${id}/annuleren`)).assertStatus(200)
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 1)
    assert.deepEqual(await booksAddUp(), [])
  })
})
