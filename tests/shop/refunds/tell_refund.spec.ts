import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { refundOrder } from '#app/shop/refunds/refund_order'
import { asEuro } from '#domain/money'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Invoice from '#models/shop/money/invoice'
import { loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { firstOf, lastOf, onlyOf } from '#tests/helpers/present'
import { agreed, press } from '#tests/helpers/shop/bookings'
import { CUSTOMER, cleanUpSimulator, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { codeOfVoucher, createVoucher } from '#tests/helpers/shop/vouchers'
import type Booking from '#models/shop/booking'
import type { Simulator } from '#simulator/server'

const BY_PROVIDER = 'op dezelfde manier als waarop je hebt betaald'
const BY_HAND = 'dus wij geven het ook zelf terug'
const TO_VOUCHER = 'Het staat daar weer op'

test.group('The mail about money that goes back', (group) => {
  let simulator: Simulator
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    mailbox = await new Mailbox().open()
    return async () => {
      await mailbox.close()
      await cleanUpSimulator(simulator)
    }
  })

  async function giveBack(order: Order, cents: number) {
    const admin = await Admin.firstOrCreate(
      { email: 'bea@example.nl' },
      { name: 'Bea', password: 'een lang wachtwoord' }
    )
    const key = `druk-${order.id}`
    const done = await refundOrder({ orderId: order.id, cents, reason: 'Afgezegd', key, admin })
    if (!done.ok) throw new Error(done.error.type)
  }

  /** The mails about refunds, in the order in which they were asked for. */
  async function told() {
    await drainQueue()
    return mailbox.mails.filter(({ subject }) => /^Je krijgt .* terug/.test(String(subject)))
  }

  async function startPaying(client: ApiClient, booking: Booking, part: string) {
    ;(await press(client, booking, 'betalen', { deel: part })).assertStatus(200)
    return firstOf(simulator.control.payments()).id
  }

  const paid = (id: string) => simulator.control.decide(id, 'paid', { webhook: 'direct' })

  /** What stands after the amount of each way, in the order of the mail. */
  function waysIn(text: string): [string, string][] {
    const said = text.replace(/\s+/g, ' ')
    const parts = said.split(/Daarvan (€ [\d.,]+): /).slice(1)
    const ways = [BY_PROVIDER, BY_HAND, TO_VOUCHER]
    return parts.flatMap((amount, index): [string, string][] =>
      index % 2 === 0
        ? [[amount, ways.filter((way) => parts[index + 1]?.includes(way)).join(' + ')]]
        : []
    )
  }

  const plain = (cents: number) => asEuro(cents).replace(/\s/g, ' ')

  test('a customer who paid with money and a voucher gets one mail, with each way and its amount', async ({
    client,
    assert,
  }) => {
    const voucher = await createVoucher(500)
    const bought = { ...CUSTOMER, cadeaubon: codeOfVoucher(voucher) }
    await post(client, '/api/binky/bestellen', bought)
    await paid(firstOf(simulator.control.payments()).id)
    await giveBack(await Order.firstOrFail(), 1500)

    const mail = onlyOf(await told())
    assert.equal(String(mail.subject).replace(/\s/g, ' ').slice(0, 25), 'Je krijgt € 15,00 terug v')
    const ways: [string, string][] = [
      [plain(1000), BY_PROVIDER],
      [plain(500), TO_VOUCHER],
    ]
    assert.deepEqual(waysIn(textOf(mail)), ways)
    assert.include(textOf(mail), `cadeaubon …${voucher.lastCharacters}`)
    assert.notInclude(textOf(mail), 'We hebben')
    const html = String(mail.html).replace(/<[^>]+>/g, ' ')
    assert.deepEqual(waysIn(html), ways)
    const notes = await Invoice.query().where('kind', 'creditnota').orderBy('id')
    assert.lengthOf(notes, 2)
    for (const { content } of notes) assert.include(textOf(mail), `creditnota ${content.number}`)
  })

  test('a customer who paid an evening at the bank and at the provider reads in one mail who sends which', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ onAccount: true })
    const id = await startPaying(client, booking, 'alles')
    const bank = `/api/dashboard/boeking/${booking.id}/bank`
    ;(await admin.post(bank, { deel: 'alles' })).assertStatus(200)
    await paid(id)
    await giveBack(await Order.firstOrFail(), 78_080)

    const text = textOf(onlyOf(await told()))
    assert.include(text.replace(/\s/g, ' '), `Je krijgt ${plain(78_080)} terug`)
    assert.sameDeepMembers(waysIn(text), [
      [plain(39_040), BY_PROVIDER],
      [plain(39_040), BY_HAND],
    ])
  })

  test('a deposit and the rest are two orders: each press gives one back, with a mail and a credit note of its own', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const booking = await agreed({ depositCents: 10_000 })
    await paid(await startPaying(client, booking, 'aanbetaling'))
    const bank = `/api/dashboard/boeking/${booking.id}/bank`
    ;(await admin.post(bank, { deel: 'rest' })).assertStatus(200)
    ;(
      await admin.post(`/api/dashboard/boeking/${booking.id}/afzeggen`, { mailen: true })
    ).assertStatus(200)
    const orders = await Order.query().orderBy('id')
    await giveBack(firstOf(orders), 10_000)
    assert.lengthOf(await told(), 1, 'the rest waits for a press of its own')
    await giveBack(lastOf(orders), 29_040)

    const mails = await told()
    assert.deepEqual(
      mails.map(({ subject }) => String(subject).replace(/\s/g, ' ')),
      [
        `Je krijgt ${plain(10_000)} terug van bestelling ${firstOf(orders).number}`,
        `Je krijgt ${plain(29_040)} terug van bestelling ${lastOf(orders).number}`,
      ]
    )
    assert.include(textOf(firstOf(mails)), 'op dezelfde manier')
    assert.include(textOf(lastOf(mails)), 'wij maken het aan je over')
    const notes = await Invoice.query().where('kind', 'creditnota').orderBy('id')
    assert.deepEqual(
      notes.map(({ orderId, amountCents }) => [orderId, amountCents]),
      [
        [firstOf(orders).id, -10_000],
        [lastOf(orders).id, -29_040],
      ]
    )
  })
})
