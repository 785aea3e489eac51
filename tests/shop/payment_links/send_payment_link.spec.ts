import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import AuditEntry from '#models/admin/audit_entry'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import type { Simulator } from '#simulator/server'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf } from '#tests/helpers/present'
import { cleanUpSimulator, placeOrder, withSimulator } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import type { Data } from '@generated/data'

const links = () => Mail.query().where('kind', 'betaallink').orderBy('id')
const path = ({ id }: Order) => `/api/dashboard/bestelling/${id}/betaallink`
const press = (admin: Browser, order: Order, na = 0) => admin.post(path(order), { na })

const offered = async (admin: Browser, { id }: Order) =>
  pageProps<{ order: Data.Shop.Orders.OrderDetail }>(
    await admin.open(`/dashboard/bestellingen/${id}`)
  ).order.paymentLink

test.group('A link to pay', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const left = async (client: ApiClient, outcome: 'failed' | 'expired' | 'canceled' = 'failed') => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, outcome, { webhook: 'direct' })
    return { payment, order: await Order.firstOrFail() }
  }

  test('the customer pays with a link of an order whose payment {outcome}')
    .with([
      { outcome: 'failed' as const },
      { outcome: 'expired' as const },
      { outcome: 'canceled' as const },
    ])
    .run(async ({ client, assert }, { outcome }) => {
      const mailbox = await new Mailbox().open()
      const { order } = await left(client, outcome)
      const admin = await loggedIn(client)
      assert.deepEqual(await offered(admin, order), { last: 0 })
      ;(await press(admin, order)).assertStatus(200)
      await drainQueue()
      await mailbox.close()

      const text = textOf(onlyOf(mailbox.mails))
      const address = new RegExp(`(/bestelling/${order.token})`).exec(text)?.[1]
      assert.equal(address, `/bestelling/${order.token}`)
      assert.equal(onlyOf(mailbox.mails).subject, `Betalen: Binky, bestelling ${order.number}`)
      assert.equal((await AuditEntry.query().where('what', 'payment_link_sent')).length, 1)
      const page = pageProps<{ order: { status: string } }>(await client.get(`${address}`))
      assert.equal(page.order.status, 'mislukt')
    })

  test('one press sends a link once, however often it arrives', async ({ client, assert }) => {
    const { order } = await left(client)
    const admin = await loggedIn(client)
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(admin, order)))
    for (const answer of answers) answer.assertStatus(200)
    assert.lengthOf(await links(), 1)
  })

  test('one address gets a link three times a day, and then the owner hears why not', async ({
    client,
    assert,
  }) => {
    const { order } = await left(client)
    const admin = await loggedIn(client)
    for (const na of [0, 1, 2]) {
      ;(await press(admin, order, na)).assertStatus(200)
      await Mail.query().where('kind', 'betaallink').update({ status: 'verzonden' })
    }
    const refused = await press(admin, order, 3)
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'te_veel_betaallinks')
    assert.lengthOf(await links(), 3)
  })

  test('no link goes of an order that is {status}')
    .with([
      { status: 'betaald' as const },
      { status: 'geannuleerd' as const },
      { status: 'terugbetaald' as const },
    ])
    .run(async ({ client, assert }, { status }) => {
      const { order } = await left(client)
      await order.merge({ status }).save()
      const admin = await loggedIn(client)
      assert.isNull(await offered(admin, order))
      const refused = await press(admin, order)
      refused.assertStatus(409)
      assert.equal(refused.body().reden, 'niets_te_betalen')
      assert.lengthOf(await links(), 0)
    })

  test('no link goes of an order that was paid while its webhook got lost', async ({
    client,
    assert,
  }) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const order = await Order.firstOrFail()
    const refused = await press(await loggedIn(client), order)
    refused.assertStatus(409)
    assert.equal((await order.refresh()).status, 'betaald')
    assert.lengthOf(await links(), 0)
  })

  test('no link goes while nobody can say whether the money came', async ({ client, assert }) => {
    await placeOrder(client, simulator)
    await simulator.close()
    const refused = await press(await loggedIn(client), await Order.firstOrFail())
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'betaling_onbekend')
    assert.lengthOf(await links(), 0)
  }).timeout(30_000)

  test('the order is paid once beside a webhook that pays, and no link reaches its customer', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { payment } = await placeOrder(client, simulator)
    const order = await Order.firstOrFail()
    const admin = await loggedIn(client)
    const [pressed] = await Promise.all([
      press(admin, order),
      simulator.control.decide(payment, 'paid', { webhook: 'direct' }),
      press(admin, order),
    ])
    assert.include([200, 409], pressed.status())
    assert.equal((await order.refresh()).status, 'betaald')
    await drainQueue()
    await mailbox.close()
    assert.deepEqual(
      mailbox.mails.filter(({ subject }) => subject?.startsWith('Betalen:')),
      []
    )
    assert.lengthOf(await Mail.query().where({ kind: 'levering' }), 1)
  })
})
