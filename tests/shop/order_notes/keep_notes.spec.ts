import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import AuditEntry from '#models/admin/audit_entry'
import type Order from '#models/shop/order'
import OrderNote from '#models/shop/orders/order_note'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { onlyOf } from '#tests/helpers/present'
import { orderOf } from '#tests/helpers/shop/stored_records'
import type { Data } from '@generated/data'

const SECRET = 'Belde op; de buurman neemt het pakket aan.'
const NOTE = { tekst: SECRET, sleutel: 'notitie-0001' }

const path = ({ id }: Order) => `/api/dashboard/bestelling/${id}/notitie`

const notes = async (admin: Browser, { id }: Order) =>
  pageProps<{ order: Data.Shop.Orders.OrderDetail }>(
    await admin.open(`/dashboard/bestellingen/${id}`)
  ).order.notes

test.group('A note with an order', (group) => {
  group.each.setup(() => emptyShop())

  test('a note says who wrote it and when, and the customer sees nothing of it', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(DateTime.utc())
    const admin = await loggedIn(client)
    ;(await admin.post(path(order), NOTE)).assertStatus(200)
    const note = onlyOf(await notes(admin, order))
    assert.include(note, { text: SECRET, who: 'Eigenaar' })
    assert.notInclude((await client.get(`/bestelling/${order.token}`)).text(), 'buurman')
  })

  test('a note is written once, however often one press arrives', async ({ client, assert }) => {
    const order = await orderOf(DateTime.utc())
    const admin = await loggedIn(client)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.post(path(order), NOTE))
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.lengthOf(await OrderNote.all(), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'order_note_added'), 1)
    ;(await admin.post(path(order), { ...NOTE, sleutel: 'notitie-0002' })).assertStatus(200)
    assert.lengthOf(await OrderNote.all(), 2)
  })

  test('an empty note and one without end are refused, in words', async ({ client, assert }) => {
    const order = await orderOf(DateTime.utc())
    const admin = await loggedIn(client)
    const empty = await admin.post(path(order), { ...NOTE, tekst: '  ' })
    empty.assertStatus(422)
    assert.deepEqual(empty.body().errors, { tekst: ['Schrijf een notitie.'] })
    ;(await admin.post(path(order), { ...NOTE, tekst: 'x'.repeat(2001) })).assertStatus(422)
    assert.lengthOf(await OrderNote.all(), 0)
  })

  test('a note can be removed, of its own order only; its words are in no log', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(DateTime.utc())
    const other = await orderOf(DateTime.utc())
    const admin = await loggedIn(client)
    await admin.post(path(order), NOTE)
    const { id } = await OrderNote.firstOrFail()
    await admin.send('delete', `${path(other)}/${id}`)
    assert.lengthOf(await OrderNote.all(), 1)
    for (let press = 0; press < 2; press++)
      (await admin.send('delete', `${path(order)}/${id}`)).assertStatus(200)
    assert.lengthOf(await OrderNote.all(), 0)
    const log = await AuditEntry.query().orderBy('id')
    assert.deepEqual(
      log.map(({ what }) => what),
      ['order_note_added', 'order_note_removed']
    )
    assert.notInclude(JSON.stringify(log), 'buurman')
  })

  test('a person who asks reads the notes about them, and they are forgotten when that person wants so', async ({
    client,
    assert,
  }) => {
    const order = await orderOf(DateTime.utc().minus({ days: 3 }))
    await (await loggedIn(client)).post(path(order), NOTE)
    const told = await exportPersonalData(order.email, DateTime.utc())
    assert.include(JSON.stringify(told), SECRET)
    await erasePersonalData(order.email, DateTime.utc())
    assert.lengthOf(await OrderNote.all(), 0)
  })

  test('nobody but an owner writes or removes a note', async ({ client, assert }) => {
    const order = await orderOf(DateTime.utc())
    const stranger = new Browser(client)
    await stranger.open('/login')
    ;(await stranger.post(path(order), NOTE)).assertStatus(401)
    ;(await stranger.send('delete', `${path(order)}/1`)).assertStatus(401)
    assert.lengthOf(await OrderNote.all(), 0)
  })
})
