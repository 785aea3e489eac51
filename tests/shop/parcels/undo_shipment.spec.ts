import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import AuditEntry from '#models/admin/audit_entry'
import Mail from '#models/shop/mail'
import type Order from '#models/shop/order'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf } from '#tests/helpers/present'
import { orderOf, withdrawalOf } from '#tests/helpers/shop/stored_records'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import type { Data } from '@generated/data'

const BINKY = { itemName: 'binky', totalCents: 1500 } as const
const POSTNL = { vervoerder: 'PostNL', trackTrace: '3SABCD123456' }

const path = ({ id }: Order) => `/api/dashboard/bestelling/${id}/verzonden`
const undo = (admin: Browser, order: Order) => admin.send('delete', path(order))
const detail = async (admin: Browser, { id }: Order) =>
  pageProps<{ order: Data.Shop.Orders.OrderDetail }>(
    await admin.open(`/dashboard/bestellingen/${id}`)
  ).order

test.group('A parcel that was not sent after all', (group) => {
  group.each.setup(() => emptyShop())

  test('a parcel waits to be sent again, as if it never left', async ({ client, assert }) => {
    const order = await orderOf(DateTime.utc(), BINKY)
    const admin = await loggedIn(client)
    ;(await admin.post(path(order), POSTNL)).assertStatus(200)
    for (let press = 0; press < 2; press++) (await undo(admin, order)).assertStatus(200)

    await order.refresh()
    assert.include(order.$attributes, { status: 'betaald', carrier: null, trackTrace: null })
    assert.isNull(order.shippedAt)
    assert.lengthOf(await AuditEntry.query().where('what', 'shipping_undone'), 1)
    const seen = await detail(admin, order)
    assert.include(seen.allowed, { ship: true, undoShipment: false })
    assert.include(
      seen.timeline.map(({ sentence }) => sentence),
      'Toch niet verzonden: het pakket staat weer bij Verzenden.'
    )
    const parcels = pageProps<{ parcels: { number: string }[] }>(
      await admin.open('/dashboard/verzenden')
    ).parcels
    assert.equal(onlyOf(parcels).number, order.number)
  })

  test('a customer hears nothing when the mail had not left, and is told again when it had', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(DateTime.utc(), BINKY)
    const admin = await loggedIn(client)
    await admin.post(path(order), POSTNL)
    await undo(admin, order)
    const mailbox = await new Mailbox().open()
    await drainQueue()
    assert.lengthOf(mailbox.mails, 0)

    await admin.post(path(order), POSTNL)
    await drainQueue()
    assert.equal((await detail(admin, order)).shipped?.mailed, true)
    await undo(admin, order)
    await admin.post(path(order), POSTNL)
    await drainQueue()
    await mailbox.close()
    assert.lengthOf(mailbox.mails, 2)
    assert.lengthOf(await Mail.query().where({ order_id: order.id, kind: 'verzonden' }), 2)
  })

  test('a parcel stays sent when {what}')
    .with([
      { what: 'it came back', status: 'retour_ontvangen' as const },
      { what: 'its withdrawal is settled', status: 'afgehandeld' as const },
    ])
    .run(async ({ client, assert }, { status }) => {
      const order = await orderOf(DateTime.utc(), { ...BINKY, status: 'verzonden' })
      await withdrawalOf(DateTime.utc(), { orderId: order.id, status })
      const refused = await undo(await loggedIn(client), order)
      refused.assertStatus(409)
      assert.equal(refused.body().reden, 'pakket_terug')
      assert.equal((await order.refresh()).status, 'verzonden')
    })

  test('a parcel with a withdrawal that waits stays here, until somebody has decided', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(DateTime.utc(), { ...BINKY, status: 'verzonden' })
    await withdrawalOf(DateTime.utc(), { orderId: order.id, status: 'ontvangen' })
    const admin = await loggedIn(client)
    ;(await undo(admin, order)).assertStatus(200)
    const refused = await admin.post(path(order), POSTNL)
    assert.equal(refused.body().reden, 'herroepen')
  })

  test('an order that was never sent, or whose money went back, has nothing to take back', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const refunded = await orderOf(DateTime.utc(), { ...BINKY, status: 'terugbetaald' })
    const refused = await undo(admin, refunded)
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'niet_verzonden')
  })

  test('sending and taking back at the same moment leaves one of the two', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(DateTime.utc(), { ...BINKY, status: 'verzonden' })
    const admin = await loggedIn(client)
    await Promise.all([
      undo(admin, order),
      undo(admin, order),
      admin.post(path(order), POSTNL),
      undo(admin, order),
    ])
    await order.refresh()
    assert.equal(order.status === 'verzonden', order.shippedAt !== null)
    assert.equal(order.status === 'verzonden', order.carrier === 'PostNL')
  })
})
