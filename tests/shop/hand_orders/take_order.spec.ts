import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkShop } from '#app/shop/payments/check_shop'
import AuditEntry from '#models/admin/audit_entry'
import Delivery from '#models/shop/delivery'
import Invoice from '#models/shop/money/invoice'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Refund from '#models/shop/money/refund'
import type { Simulator } from '#simulator/server'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf, present } from '#tests/helpers/present'
import { cleanUpSimulator, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import type { Data } from '@generated/data'

const API = '/api/dashboard/bestelling/new'
const BINKY = {
  ...{ spel: 'binky', betaling: 'contant', getoondePrijs: '15.00', sleutel: 'druk-0001' },
  ...{ naam: 'Bram Bakker', email: 'bram@example.nl' },
  ...{ adres: 'Oudegracht 1', postcode: '3511ab', plaats: 'Utrecht' },
}
const WITHOUT_ADDRESS = { adres: undefined, postcode: undefined, plaats: undefined }

test.group('An order that the owner takes for somebody', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const checked = () => checkShop(DateTime.utc())

  test('an order paid {payment} has its invoice and its parcel like any other, and the books agree')
    .with([{ payment: 'contant' }, { payment: 'pin' }, { payment: 'overgemaakt' }])
    .run(async ({ client, assert }, { payment }) => {
      const admin = await loggedIn(client)
      ;(await admin.open('/dashboard/bestellingen/nieuw')).assertStatus(200)
      const answer = await admin.post(API, { ...BINKY, betaling: payment })
      answer.assertStatus(201)
      const order = await Order.firstOrFail()
      assert.equal(answer.body().id, order.id)
      assert.include(order.$attributes, {
        status: 'betaald',
        totalCents: 1500,
        postcode: '3511 AB',
      })
      assert.include((await Payment.firstOrFail()).$attributes, {
        ...{ byHand: payment, status: 'betaald', amountCents: 1500, providerId: null },
      })
      assert.equal((await Invoice.firstOrFail()).amountCents, 1500)
      assert.equal((await Delivery.firstOrFail()).kind, 'post')
      assert.deepEqual(
        (await Mail.query().orderBy('id')).map(({ kind }) => kind),
        ['levering', 'verzendopdracht']
      )
      assert.lengthOf(await AuditEntry.query().where('what', 'order_taken'), 1)
      assert.lengthOf(simulator.control.payments(), 0)
      assert.deepEqual(await checked(), [])
    })

  test('five presses at once make one order, and a changed form makes another', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const answers = await Promise.all(Array.from({ length: 5 }, () => admin.post(API, BINKY)))
    assert.lengthOf(new Set(answers.map((answer) => (answer.body() as { id: number }).id)), 1)
    assert.lengthOf(await Order.all(), 1)
    assert.lengthOf(await Payment.all(), 1)
    assert.lengthOf(await Invoice.all(), 1)
    ;(await admin.post(API, { ...BINKY, betaling: 'pin' })).assertStatus(201)
    assert.lengthOf(await Order.all(), 2)
    assert.deepEqual(await checked(), [])
  })

  test('an order to be paid by a link waits, its link is mailed, and its payment delivers it', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const admin = await loggedIn(client)
    ;(await admin.post(API, { ...BINKY, betaling: 'betaallink' })).assertStatus(201)
    const order = await Order.firstOrFail()
    assert.equal(order.status, 'open')
    await drainQueue()
    assert.include(textOf(onlyOf(mailbox.mails)), `/bestelling/${order.token}`)

    ;(await post(client, `/api/bestelling/${order.token}/betalen`, {})).assertStatus(200)
    const { id } = onlyOf(simulator.control.payments())
    await simulator.control.decide(id, 'paid', { webhook: 'direct' })
    await mailbox.close()
    assert.equal((await order.refresh()).status, 'betaald')
    assert.isNull((await Payment.firstOrFail()).byHand)
    assert.deepEqual(await checked(), [])
  })

  test('an order that is handed over at the stall has no address, nothing to send, and a mail that says so', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const admin = await loggedIn(client)
    const stall = { ...BINKY, ...WITHOUT_ADDRESS, meegegeven: true }
    ;(await admin.post(API, stall)).assertStatus(201)
    await drainQueue()
    await mailbox.close()
    const order = await Order.firstOrFail()
    assert.include(order.$attributes, { status: 'verzonden', carrier: 'Meegegeven', address: null })
    const text = textOf(onlyOf(mailbox.mails))
    assert.include(text, 'Je hebt je spel meegekregen.')
    assert.notInclude(text, 'We versturen je spel')
    ;(await client.get(`/bestelling/${order.token}`)).assertStatus(200)
    const refused = await admin.send('delete', `/api/dashboard/bestelling/${order.id}/verzonden`)
    assert.equal(refused.body().reden, 'meegegeven')
    assert.deepEqual(await checked(), [])
  })

  test('an order by hand is paid back by hand, with a credit note and without the provider', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    await admin.post(API, BINKY)
    const order = await Order.firstOrFail()
    const refund = { bedrag: '15,00', reden: 'Doos beschadigd', sleutel: 'terug-0001' }
    const path = `/api/dashboard/bestelling/${order.id}/terugbetalen`
    const answers = await Promise.all([admin.post(path, refund), admin.post(path, refund)])
    for (const answer of answers) answer.assertStatus(200)
    assert.equal(onlyOf(await Refund.all()).status, 'betaald')
    assert.equal((await order.refresh()).status, 'terugbetaald')
    assert.lengthOf(await Invoice.query().where('kind', 'creditnota'), 1)
    const page = await admin.open(`/dashboard/bestellingen/${order.id}`)
    const detail = pageProps<{ order: Data.Shop.Orders.OrderDetail }>(page).order
    assert.include(onlyOf(detail.refunds), { providerId: 'met de hand', status: 'terugbetaald' })
    assert.equal(onlyOf(detail.payments).byHand, 'contant ontvangen')
    const own = await client.get(`/bestelling/${order.token}`)
    assert.isTrue(pageProps<{ order: Data.Shop.Orders.MyOrder }>(own).order.refundedByHand)
    assert.deepEqual(await checked(), [])
  })

  test('the figures keep apart what came in by hand', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    await admin.post(API, BINKY)
    await admin.post(API, { ...BINKY, betaling: 'pin' })
    const { ways } = pageProps<{ ways: Data.Shop.Figures.Figures['ways'] }>(
      await admin.open('/dashboard/cijfers')
    )
    assert.deepEqual(
      ways.map(({ name, receivedCents }) => [name, receivedCents]),
      [
        ['Contant', 1500],
        ['Gepind', 1500],
      ]
    )
  })

  test('an order with {what} is refused beside its field')
    .with([
      { what: 'no name', fields: { naam: '' }, field: 'naam' },
      { what: 'no address for a parcel', fields: WITHOUT_ADDRESS, field: 'adres' },
      { what: 'an odd postcode', fields: { postcode: '12' }, field: 'postcode' },
      { what: 'a code nobody knows', fields: { actiecode: 'NEP' }, field: 'actiecode' },
      { what: 'an unknown way to pay', fields: { betaling: 'goud' }, field: 'betaling' },
      {
        what: 'a link for a game that is handed over without address',
        fields: { ...WITHOUT_ADDRESS, betaling: 'betaallink', meegegeven: true },
        field: 'adres',
      },
    ])
    .run(async ({ client, assert }, { fields, field }) => {
      const game = field === 'actiecode' ? { spel: 'kunstroof', getoondePrijs: '12.50' } : {}
      const answer = await (await loggedIn(client)).post(API, { ...BINKY, ...game, ...fields })
      answer.assertStatus(422)
      assert.property(answer.body().errors, field)
      assert.lengthOf(await Order.all(), 0)
    })

  test('an order for another price than the form showed is refused', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    ;(await admin.post(API, { ...BINKY, getoondePrijs: '1.00' })).assertStatus(409)
    assert.lengthOf(await Order.all(), 0)
  })

  test('nobody but an owner takes an order by hand', async ({ client, assert }) => {
    const stranger = new Browser(client)
    await stranger.open('/login')
    ;(await stranger.post(API, BINKY)).assertStatus(401)
    const away = await stranger.open('/dashboard/bestellingen/nieuw')
    assert.equal(present(away.header('location'), 'where to'), '/login')
    assert.lengthOf(await Order.all(), 0)
  })
})
