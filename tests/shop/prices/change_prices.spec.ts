import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import Price from '#models/shop/price'
import PriceChange from '#models/shop/price_change'
import { vulWinkel } from '#database/seeders/shop'
import { ADMIN, Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import ace from '@adonisjs/core/services/ace'

type Row = {
  sleutel: string
  centen: number | null
  laagste: number | null
  van: number | null
  historie: { centen: number; wie: string | null }[]
}

const binkyNow = async () => (await Price.findByOrFail('naam', 'binky')).centen
const save = (browser: Browser, price: string, seen: number | null = 1500, more: object = {}) =>
  browser.stuur('put', '/api/dashboard/prijs/binky', { prijs: price, gezien: seen, ...more })

/** As if the shop opened this many days ago. */
const age = (days: number) =>
  PriceChange.query().update({ createdAt: asColumn(DateTime.utc().minus({ days: days })) })

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
    assert.deepEqual([last.naam, last.centen, last.beheerderId], ['binky', 1625, owner.id])
    const line = await AuditEntry.findByOrFail('wat', 'prijs_gewijzigd')
    assert.deepEqual(JSON.parse(line.gegevens), { van: 1500, naar: 1625 })
    assert.equal(line.wie, ADMIN.email)

    const { spellen: games } = pageProps<{ spellen: Row[] }>(await admin.open('/dashboard/prijzen'))
    assert.lengthOf(games, 8)
    const binky = games.find(({ sleutel: key }) => key === 'binky')!
    assert.deepEqual([binky.centen, binky.laagste, binky.van], [1625, 1500, null])
    assert.deepEqual(
      binky.historie.map(({ centen: cents, wie: who }) => [cents, who]),
      [
        [1625, 'Eigenaar'],
        [1500, null],
      ]
    )
  })

  test('"{prijs}" is refused under its field')
    .with([
      { prijs: '' },
      { prijs: '16.25' },
      { prijs: 'gratis' },
      { prijs: '0,50' },
      { prijs: '500,01' },
      { prijs: '-1,00' },
      { prijs: '0,00' },
    ])
    .run(async ({ client, assert }, { prijs: price }) => {
      const response = await save(await loggedIn(client), price)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), ['prijs'])
      assert.equal(await binkyNow(), 1500)
      assert.lengthOf(await AuditEntry.all(), 0)
    })

  test('a game becomes free for who said so twice', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    ;(await save(admin, '0,00', 1500, { gratis: true })).assertStatus(200)
    assert.include((await client.get('/escaperooms/binky')).text(), 'GRATIS')
  })

  test('two admins at once: the second is told the price of now, and changes nothing', async ({
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

  test('of ten different prices at the same moment one counts, with one line in the log', async ({
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
    const winner = replies.find((answer) => answer.status() === 200)!
    assert.equal(await binkyNow(), winner.body().centen)
    assert.lengthOf(await AuditEntry.query().where('wat', 'prijs_gewijzigd'), 1)
    assert.lengthOf(await PriceChange.query().where('naam', 'binky'), 2)
  })

  test('the same press sent twice is one change', async ({ client, assert }) => {
    const admin = await loggedIn(client)
    const replies = await Promise.all([save(admin, '16,00'), save(admin, '16,00')])
    for (const answer of replies) answer.assertStatus(200)
    assert.lengthOf(await PriceChange.query().where('naam', 'binky'), 2)
  })

  test('who had the old price on the screen does not pay the new one unasked', async ({
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

  test('the command changes a price in the same way', async ({ assert }) => {
    const { default: PriceCommand } = await import('../../../commands/price.js')
    const assignment = await ace.create(PriceCommand, ['binky', '16.25'])
    await assignment.exec()
    assignment.assertSucceeded()
    assert.equal(await binkyNow(), 1625)
    assert.equal((await AuditEntry.findByOrFail('wat', 'prijs_gewijzigd')).wie, 'opdrachtregel')
    assert.lengthOf(await PriceChange.query().where('naam', 'binky'), 2)
  })

  test('opening the shop again writes no history twice', async ({ assert }) => {
    await vulWinkel()
    assert.lengthOf(await PriceChange.all(), 8)
  })

  test('a game that is not sold has no price: {$self}')
    .with(['onbekend', 'spellenfabriek', 'constructor'])
    .run(async ({ client }, key) => {
      const admin = await loggedIn(client)
      const response = await admin.stuur('put', `/api/dashboard/prijs/${key}`, {
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
