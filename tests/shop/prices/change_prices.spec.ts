import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import Price from '#models/shop/money/price'
import PriceChange from '#models/shop/money/price_change'
import { seedShop } from '#database/seeders/shop'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import ace from '@adonisjs/core/services/ace'
import { findIn } from '#tests/helpers/present'
import type { Data } from '@generated/data'

type Row = Data.Shop.Prices.PriceRow

const binkyNow = async () => (await Price.findByOrFail('name', 'binky')).cents
const save = (browser: Browser, price: string, seen: number | null = 1500, more: object = {}) =>
  browser.send('put', '/api/dashboard/prijs/binky', { prijs: price, gezien: seen, ...more })

/** Acts as if the shop opened this many days ago. */
const age = (days: number) =>
  PriceChange.query().update({ createdAt: asColumn(DateTime.utc().minus({ days })) })

test.group('Changing prices', (group) => {
  group.each.setup(() => emptyShop())

  test('a new price is on every page at once, and written down with who set it', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    assert.match((await client.get('/escaperooms/binky')).text(), /€\s15,00/)
    ;(await save(admin, '16,25')).assertStatus(200)

    for (const path of ['/escaperooms', '/escaperooms/binky', '/bestellen/binky'])
      assert.match((await client.get(path)).text(), /€\s16,25/, path)
    const owner = await Admin.findByOrFail('email', ADMIN.email)
    const last = await PriceChange.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual([last.name, last.cents, last.adminId], ['binky', 1625, owner.id])
    const line = await AuditEntry.findByOrFail('what', 'price_changed')
    assert.deepEqual(JSON.parse(line.data), { van: 1500, naar: 1625 })
    assert.equal(line.who, ADMIN.email)

    const { games } = pageProps<{ games: Row[] }>(await admin.open('/dashboard/prijzen'))
    assert.lengthOf(games, 8)
    const binky = findIn(games, ({ key }) => key === 'binky')
    assert.deepEqual([binky.cents, binky.lowest, binky.from], [1625, 1500, null])
    assert.deepEqual(
      binky.history.map(({ cents, who }) => [cents, who]),
      [
        [1625, 'Eigenaar'],
        [1500, null],
      ]
    )
  })

  test('the price "{price}" is refused under its field')
    .with([
      { price: '' },
      { price: '16.2.5' },
      { price: 'gratis' },
      { price: '0,50' },
      { price: '500,01' },
      { price: '-1,00' },
      { price: '0,00' },
    ])
    .run(async ({ client, assert }, { price }) => {
      const response = await save(await loggedIn(client), price)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), ['prijs'])
      assert.equal(await binkyNow(), 1500)
      assert.lengthOf(await AuditEntry.all(), 0)
    })

  test('a game becomes free after the owner said so twice', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    ;(await save(admin, '0,00', 1500, { gratis: true })).assertStatus(200)
    assert.include((await client.get('/escaperooms/binky')).text(), 'GRATIS')
  })

  test('the second of two admins at once reads the current price, and changes nothing', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    ;(await save(admin, '16,00')).assertStatus(200)
    const second = await save(admin, '17,00')
    second.assertStatus(409)
    assert.match(second.body().message, /hij is nu €\s16,00/)
    assert.equal(second.body().centen, 1600)
    assert.equal(await binkyNow(), 1600)
    ;(await save(admin, '17,00', 1600)).assertStatus(200)
  })

  test('one of ten different prices sent at the same moment counts, with one line in the log', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(admin, `${20 + index},00`))
    )
    const statuses = replies.map((answer) => answer.status())
    assert.lengthOf(
      statuses.filter((state) => state === 200),
      1
    )
    assert.lengthOf(
      statuses.filter((state) => state === 409),
      9
    )
    const winner = findIn(replies, (answer) => answer.status() === 200)
    assert.equal(await binkyNow(), winner.body().centen)
    assert.lengthOf(await AuditEntry.query().where('what', 'price_changed'), 1)
    assert.lengthOf(await PriceChange.query().where('name', 'binky'), 2)
  })

  test('a price that is sent twice changes once', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const replies = await Promise.all([save(admin, '16,00'), save(admin, '16,00')])
    for (const answer of replies) answer.assertStatus(200)
    assert.lengthOf(await PriceChange.query().where('name', 'binky'), 2)
  })

  test('a visitor with the old price on the screen does not pay the new one unasked', async ({
    client,
  }) => {
    ;(await save(await loggedIn(client), '16,00')).assertStatus(200)
    const response = await post(client, '/api/binky/bestellen', {
      ...CUSTOMER,
      getoondePrijs: '15.00',
    })
    response.assertStatus(409)
    response.assertTextIncludes('De prijs is zojuist gewijzigd')
  })

  test('a reduced price shows the lowest of the thirty days before it, on card, page and order form', async ({
    client,
    assert,
  }) => {
    await age(60)
    const admin = await loggedIn(client)
    const sentence = /Laagste prijs van de afgelopen 30 dagen: (<!-- -->)?€\s15,00/
    assert.notMatch((await client.get('/escaperooms')).text(), sentence)
    ;(await save(admin, '12,50')).assertStatus(200)
    for (const path of ['/escaperooms', '/escaperooms/binky', '/bestellen/binky'])
      assert.match((await client.get(path)).text(), sentence, path)
    assert.notInclude((await client.get('/escaperooms/kunstroof')).text(), 'Laagste prijs')
  })

  test('a game that opened last week announces no reduction', async ({ client, assert }) => {
    await age(7)
    ;(await save(await loggedIn(client), '12,50')).assertStatus(200)
    assert.notInclude((await client.get('/escaperooms/binky')).text(), 'Laagste prijs')
  })

  test('an operator changes a price by a command in the same way', async ({ assert }) => {
    const { default: PriceCommand } = await import('../../../commands/price.js')
    const assignment = await ace.create(PriceCommand, ['binky', '16.25'])
    await assignment.exec()
    assignment.assertSucceeded()
    assert.equal(await binkyNow(), 1625)
    assert.equal((await AuditEntry.findByOrFail('what', 'price_changed')).who, 'opdrachtregel')
    assert.lengthOf(await PriceChange.query().where('name', 'binky'), 2)
  })

  test('the history of prices is not written twice when the shop opens again', async ({
    assert,
  }) => {
    await seedShop()
    assert.lengthOf(await PriceChange.all(), 8)
  })

  test('a game that is not for sale has no price: {$self}')
    .with(['onbekend', 'spellenfabriek', 'constructor'])
    .run(async ({ client }, key) => {
      const admin = await loggedIn(client)
      const response = await admin.send('put', `/api/dashboard/prijs/${key}`, {
        prijs: '15,00',
        gezien: null,
      })
      response.assertStatus(404)
    })

  test('a visitor sees no price screen and changes nothing', async ({ client, assert }) => {
    const visitor = new Browser(client)
    await visitor.open('/login')
    assert.equal((await visitor.open('/dashboard/prijzen')).header('location'), '/login')
    ;(await save(visitor, '1,00')).assertStatus(401)
    const admin = await loggedIn(client)
    admin.token = 'iets anders'
    ;(await save(admin, '1,00')).assertStatus(419)
    assert.equal(await binkyNow(), 1500)
  })
})
