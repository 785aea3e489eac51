import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Auditregel from '#models/auditregel'
import Beheerder from '#models/beheerder'
import Prijs from '#models/prijs'
import Prijswijziging from '#models/prijswijziging'
import { vulWinkel } from '#database/seeders/winkel'
import { BEHEERDER, Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { KLANT, post } from '#tests/helpers/winkel'
import ace from '@adonisjs/core/services/ace'

type Regel = {
  sleutel: string
  centen: number | null
  laagste: number | null
  van: number | null
  historie: { centen: number; wie: string | null }[]
}

const binkyNu = async () => (await Prijs.findByOrFail('naam', 'binky')).centen
const zet = (browser: Browser, prijs: string, gezien: number | null = 1500, meer: object = {}) =>
  browser.stuur('put', '/api/dashboard/prijs/binky', { prijs, gezien, ...meer })

/** As if the shop opened this many days ago. */
const verouder = (dagen: number) =>
  Prijswijziging.query().update({ createdAt: asColumn(DateTime.utc().minus({ days: dagen })) })

test.group('Changing prices', (group) => {
  group.each.setup(() => legeWinkel())

  test('a new price is on every page at once, and written down with who set it', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    assert.match((await client.get('/escaperooms/binky')).text(), /€\s15,00/)
    ;(await zet(admin, '16,25')).assertStatus(200)

    for (const pad of ['/escaperooms', '/escaperooms/binky', '/bestellen/binky'])
      assert.match((await client.get(pad)).text(), /€\s16,25/, pad)
    const eigenaar = await Beheerder.findByOrFail('email', BEHEERDER.email)
    const laatste = await Prijswijziging.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      [laatste.naam, laatste.centen, laatste.beheerderId],
      ['binky', 1625, eigenaar.id]
    )
    const regel = await Auditregel.findByOrFail('wat', 'prijs_gewijzigd')
    assert.deepEqual(JSON.parse(regel.gegevens), { van: 1500, naar: 1625 })
    assert.equal(regel.wie, BEHEERDER.email)

    const { spellen } = gegeven<{ spellen: Regel[] }>(await admin.open('/dashboard/prijzen'))
    assert.lengthOf(spellen, 8)
    const binky = spellen.find(({ sleutel }) => sleutel === 'binky')!
    assert.deepEqual([binky.centen, binky.laagste, binky.van], [1625, 1500, null])
    assert.deepEqual(
      binky.historie.map(({ centen, wie }) => [centen, wie]),
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
    .run(async ({ client, assert }, { prijs }) => {
      const response = await zet(await ingelogd(client), prijs)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), ['prijs'])
      assert.equal(await binkyNu(), 1500)
      assert.lengthOf(await Auditregel.all(), 0)
    })

  test('a game becomes free for who said so twice', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    ;(await zet(admin, '0,00', 1500, { gratis: true })).assertStatus(200)
    assert.include((await client.get('/escaperooms/binky')).text(), 'GRATIS')
  })

  test('two admins at once: the second is told the price of now, and changes nothing', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    ;(await zet(admin, '16,00')).assertStatus(200)
    const tweede = await zet(admin, '17,00')
    tweede.assertStatus(409)
    assert.match(tweede.body().message, /hij is nu €\s16,00/)
    assert.equal(tweede.body().centen, 1600)
    assert.equal(await binkyNu(), 1600)
    ;(await zet(admin, '17,00', 1600)).assertStatus(200)
  })

  test('of ten different prices at the same moment one counts, with one line in the log', async ({
    client,
    assert,
  }) => {
    const admin = await ingelogd(client)
    const antwoorden = await Promise.all(
      Array.from({ length: 10 }, (_, nr) => zet(admin, `${20 + nr},00`))
    )
    const standen = antwoorden.map((antwoord) => antwoord.status())
    assert.lengthOf(
      standen.filter((stand) => stand === 200),
      1
    )
    assert.lengthOf(
      standen.filter((stand) => stand === 409),
      9
    )
    const gewonnen = antwoorden.find((antwoord) => antwoord.status() === 200)!
    assert.equal(await binkyNu(), gewonnen.body().centen)
    assert.lengthOf(await Auditregel.query().where('wat', 'prijs_gewijzigd'), 1)
    assert.lengthOf(await Prijswijziging.query().where('naam', 'binky'), 2)
  })

  test('the same press sent twice is one change', async ({ client, assert }) => {
    const admin = await ingelogd(client)
    const antwoorden = await Promise.all([zet(admin, '16,00'), zet(admin, '16,00')])
    for (const antwoord of antwoorden) antwoord.assertStatus(200)
    assert.lengthOf(await Prijswijziging.query().where('naam', 'binky'), 2)
  })

  test('who had the old price on the screen does not pay the new one unasked', async ({
    client,
  }) => {
    ;(await zet(await ingelogd(client), '16,00')).assertStatus(200)
    const response = await post(client, '/api/binky/bestellen', {
      ...KLANT,
      getoondePrijs: '15.00',
    })
    response.assertStatus(409)
    response.assertTextIncludes('De prijs is zojuist gewijzigd')
  })

  test('a reduced price shows the lowest of the thirty days before it, on card, page and order form', async ({
    client,
    assert,
  }) => {
    await verouder(60)
    const admin = await ingelogd(client)
    const zin = /Laagste prijs van de afgelopen 30 dagen: (<!-- -->)?€\s15,00/
    assert.notMatch((await client.get('/escaperooms')).text(), zin)
    ;(await zet(admin, '12,50')).assertStatus(200)
    for (const pad of ['/escaperooms', '/escaperooms/binky', '/bestellen/binky'])
      assert.match((await client.get(pad)).text(), zin, pad)
    assert.notInclude((await client.get('/escaperooms/kunstroof')).text(), 'Laagste prijs')
  })

  test('a game that opened last week announces no reduction', async ({ client, assert }) => {
    await verouder(7)
    ;(await zet(await ingelogd(client), '12,50')).assertStatus(200)
    assert.notInclude((await client.get('/escaperooms/binky')).text(), 'Laagste prijs')
  })

  test('the command changes a price in the same way', async ({ assert }) => {
    const { default: PrijsCommand } = await import('../../../commands/prijs.js')
    const opdracht = await ace.create(PrijsCommand, ['binky', '16.25'])
    await opdracht.exec()
    opdracht.assertSucceeded()
    assert.equal(await binkyNu(), 1625)
    assert.equal((await Auditregel.findByOrFail('wat', 'prijs_gewijzigd')).wie, 'opdrachtregel')
    assert.lengthOf(await Prijswijziging.query().where('naam', 'binky'), 2)
  })

  test('opening the shop again writes no history twice', async ({ assert }) => {
    await vulWinkel()
    assert.lengthOf(await Prijswijziging.all(), 8)
  })

  test('a game that is not sold has no price: {$self}')
    .with(['onbekend', 'spellenfabriek', 'constructor'])
    .run(async ({ client }, sleutel) => {
      const admin = await ingelogd(client)
      const response = await admin.stuur('put', `/api/dashboard/prijs/${sleutel}`, {
        prijs: '15,00',
        gezien: null,
      })
      response.assertStatus(404)
    })

  test('a visitor sees no price screen and changes nothing', async ({ client, assert }) => {
    const bezoeker = new Browser(client)
    await bezoeker.open('/login')
    assert.equal((await bezoeker.open('/dashboard/prijzen')).header('location'), '/login')
    ;(await zet(bezoeker, '1,00')).assertStatus(401)
    const admin = await ingelogd(client)
    admin.token = 'iets anders'
    ;(await zet(admin, '1,00')).assertStatus(419)
    assert.equal(await binkyNu(), 1500)
  })
})
