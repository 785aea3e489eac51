import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { DateTime } from 'luxon'
import { assetsVersion } from '#app/core/http/assets_version'
import { Tally, tally } from '#app/core/tally'
import { ruimOp } from '#app/winkel/actions/ruim_op'
import { binky } from '#content/spelen/hintpaginas/binky'
import { cunera } from '#content/spelen/cunera/spel'
import { dagInAmsterdam } from '#domain/winkel/cijfers'
import Telling from '#models/telling'
import { legeWinkel } from '#tests/helpers/database'
import { LosseWinkel } from '#tests/helpers/losse_winkel'
import { speellink, speler } from '#tests/helpers/speellink'
import { KLANT, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const bekijk = (client: ApiClient, pad: string, headers: Record<string, string> = {}) =>
  client
    .get(pad)
    .redirects(0)
    .headers({ 'user-agent': FIREFOX, ...headers })

/** What was counted, as 'soort spel onderdeel': aantal. */
async function geteld(): Promise<Record<string, number>> {
  await tally.write()
  const rijen = await Telling.query().orderBy('id')
  return Object.fromEntries(
    rijen.map(({ soort, spel, onderdeel, aantal }) => [
      [soort, spel, onderdeel].filter(Boolean).join(' '),
      aantal,
    ])
  )
}

test.group('Counting visits', (group) => {
  group.each.setup(() => legeWinkel())

  test('each visit to a game and its order page counts, from the cache as well, and sets no cookie', async ({
    client,
    assert,
  }) => {
    const inertia = { 'x-inertia': 'true', 'x-inertia-version': assetsVersion()! }
    for (let nr = 0; nr < 3; nr++) {
      const pagina = await bekijk(client, '/escaperooms/binky')
      pagina.assertStatus(200)
      assert.isUndefined(pagina.header('set-cookie'))
    }
    const { etag } = (await bekijk(client, '/escaperooms/binky')).headers() as { etag: string }
    ;(await bekijk(client, '/escaperooms/binky', { 'if-none-match': etag })).assertStatus(304)
    ;(await bekijk(client, '/escaperooms/binky', inertia)).assertStatus(200)
    ;(await bekijk(client, '/escaperooms/binky?utm_source=krant')).assertStatus(200)
    ;(await bekijk(client, '/bestellen/binky')).assertStatus(200)
    ;(await bekijk(client, '/bestellen/binky')).assertStatus(200)
    ;(await bekijk(client, '/escaperooms/spellenfabriek')).assertStatus(200)
    assert.deepEqual(await geteld(), {
      'detail binky': 7,
      'bestelpagina binky': 2,
      'detail spellenfabriek': 1,
    })
    const dagen = await Telling.query().select('dag')
    assert.isTrue(dagen.every(({ dag }) => dag === dagInAmsterdam(new Date())))
  })

  test('robots, what is fetched ahead and other pages do not count', async ({ client, assert }) => {
    const pad = '/escaperooms/binky'
    await bekijk(client, pad, { 'user-agent': GOOGLE })
    await bekijk(client, pad, { 'sec-purpose': 'prefetch' })
    await bekijk(client, pad, { 'x-inertia': 'true', 'x-inertia-version': 'older' })
    await bekijk(client, pad, {
      'x-inertia': 'true',
      'x-inertia-version': assetsVersion()!,
      'x-inertia-partial-component': 'winkel/spel',
      'x-inertia-partial-data': 'spel',
    })
    await client.get(pad)
    await client.head(pad).header('user-agent', FIREFOX)
    for (const ander of [
      ...['/', '/escaperooms', '/contact', '/escaperooms/bestaat-niet'],
      ...['/bestellen/bestaat-niet', '/bestellen/bedankt', '/login', '/robots.txt'],
    ])
      await bekijk(client, ander)
    assert.deepEqual(await geteld(), {})
  })

  test('an order counts once, however often it is sent', async ({ client, assert, cleanup }) => {
    const simulator = await metSimulator()
    cleanup(() => ruimSimulatorOp(simulator))
    const invoer = { ...KLANT, aanvraagsleutel: 'dezelfde-sleutel-1234' }
    await Promise.all([
      post(client, '/api/binky/bestellen', invoer),
      post(client, '/api/binky/bestellen', invoer),
    ])
    await post(client, '/api/binky/bestellen', invoer)
    await post(client, '/api/binky/bestellen', { ...KLANT, email: '' })
    assert.deepEqual(await geteld(), { 'bestelling binky': 1 })
  })

  test('an opened hint and a puzzle that is done count once per link', async ({
    client,
    assert,
  }) => {
    const { uniqueid } = await speellink('cuneravanrhenen')
    const { dienIn } = speler(client, 'cuneravanrhenen', uniqueid)
    const [eerste, tweede] = cunera.raadsels
    const hint = `${eerste!.naam}_hint1`
    await Promise.all([dienIn(hint), dienIn(hint)])
    await dienIn(hint)
    await dienIn(eerste!.vlag, { antwoord: 'helemaal fout' })
    await dienIn(eerste!.vlag, { antwoord: eerste!.antwoord })
    await dienIn(eerste!.vlag, { antwoord: eerste!.antwoord })
    for (const nr of [1, 2]) await dienIn(`${tweede!.naam}_hint${nr}`)
    await dienIn(tweede!.vlag, { automatisch: true })
    await dienIn('speeltgeluid')

    const ander = await speellink('cuneravanrhenen')
    await speler(client, 'cuneravanrhenen', ander.uniqueid).dienIn(hint)
    assert.deepEqual(await geteld(), {
      [`hint cunera-van-rhenen ${hint}`]: 2,
      [`opgelost cunera-van-rhenen ${eerste!.vlag}`]: 1,
      [`hint cunera-van-rhenen ${tweede!.naam}_hint1`]: 1,
      [`hint cunera-van-rhenen ${tweede!.naam}_hint2`]: 1,
      [`antwoord cunera-van-rhenen ${tweede!.vlag}`]: 1,
    })
  })

  test('help with a booklet counts each time that somebody asks', async ({ client, assert }) => {
    const item = binky.items.find(({ checkAnswer }) => checkAnswer) ?? binky.items[0]!
    const { naam: name, answer } = item
    await post(client, '/api/binky/hint', { name, nummer: 1 })
    await post(client, '/api/binky/hint', { name, nummer: 1 })
    await post(client, '/api/binky/hint', { name, nummer: 99 })
    await post(client, '/api/binky/hint', { name: 'bestaat niet', nummer: 1 })
    await post(client, '/api/binky/controleer', { name, antwoord: 'helemaal fout' })
    await post(client, '/api/binky/controleer', { name, antwoord: answer })
    await post(client, '/api/binky/antwoord', { name })
    assert.deepEqual(await geteld(), {
      [`hint binky ${name}_hint1`]: 2,
      [`opgelost binky ${name}`]: 1,
      [`antwoord binky ${name}`]: 1,
    })
  })

  test('who looked, ordered or played stands nowhere: a day, a kind, a game and a number is all', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await metSimulator()
    cleanup(() => ruimSimulatorOp(simulator))
    const adres = { 'x-forwarded-for': '198.51.100.7', 'cookie': 'wie=noor' }
    await bekijk(client, '/escaperooms/binky', adres)
    await post(client, '/api/binky/bestellen', KLANT)
    const { uniqueid } = await speellink('cuneravanrhenen')
    const [raadsel] = cunera.raadsels
    await speler(client, 'cuneravanrhenen', uniqueid).dienIn(`${raadsel!.naam}_hint1`)
    await tally.write()

    const rijen = (await db.from('tellingen').orderBy('id')) as Record<string, unknown>[]
    const namen = ['id', 'dag', 'soort', 'spel', 'onderdeel', 'aantal']
    for (const rij of rijen) assert.sameMembers(Object.keys(rij), namen)
    assert.sameMembers(
      rijen.map(({ soort, spel, aantal }) => [soort, spel, aantal].join(' ')),
      ['detail binky 1', 'bestelling binky 1', 'hint cunera-van-rhenen 1']
    )
    const alles = JSON.stringify(rijen)
    for (const van of [KLANT.naam, KLANT.email, uniqueid, '198.51.100.7', 'Firefox', 'noor'])
      assert.notInclude(alles, van)
  })

  test('midnight is midnight in Amsterdam', async ({ client, assert, cleanup }) => {
    const echt = Date.now
    cleanup(() => void (Date.now = echt))
    for (const moment of ['2026-07-01T21:59:59Z', '2026-07-01T22:00:00Z', '2026-12-31T23:00:00Z']) {
      Date.now = () => Date.parse(moment)
      await bekijk(client, '/escaperooms/binky')
    }
    await tally.write()
    const dagen = await Telling.query().orderBy('dag')
    assert.deepEqual(
      dagen.map(({ dag }) => dag),
      ['2026-07-01', '2026-07-02', '2027-01-01']
    )
  })

  test('processes that write at the same moment lose nothing of each other', async ({ assert }) => {
    const processen = Array.from({ length: 4 }, () => new Tally())
    await Promise.all(
      processen.map(async (een, nr) => {
        for (let keer = 0; keer < 25; keer++) {
          een.count('detail', 'binky')
          een.count('detail', nr % 2 ? 'kunstroof' : 'ontgoocheld')
          await een.write()
        }
      })
    )
    assert.deepEqual(await geteld(), {
      'detail binky': 100,
      'detail kunstroof': 50,
      'detail ontgoocheld': 50,
    })
  })

  test('a database that is away for a moment costs no counts', async ({ assert, cleanup }) => {
    const { transaction } = db
    cleanup(() => void (db.transaction = transaction))
    tally.count('detail', 'binky')
    db.transaction = () => Promise.reject(new Error('away'))
    await tally.write()
    tally.count('detail', 'binky')
    tally.count('detail', 'kunstroof')
    await tally.write()
    db.transaction = transaction
    assert.deepEqual(await geteld(), { 'detail binky': 2, 'detail kunstroof': 1 })
    await tally.write()
    assert.deepEqual(await geteld(), { 'detail binky': 2, 'detail kunstroof': 1 })
  })

  test('a thousand different things at once are all counted', async ({ assert }) => {
    for (let nr = 0; nr < 1200; nr++) tally.count('hint', 'binky', `raadsel${nr % 1000}`)
    const getallen = Object.values(await geteld())
    assert.lengthOf(getallen, 1000)
    assert.equal(
      getallen.reduce((som, een) => som + een, 0),
      1200
    )
  })

  test('counts are kept for fourteen months', async ({ assert }) => {
    const rij = { soort: 'detail', spel: 'binky', onderdeel: '', aantal: 1 }
    await Telling.createMany([
      { ...rij, dag: '2025-09-20' },
      { ...rij, dag: '2025-09-21' },
      { ...rij, dag: '2026-11-21' },
    ])
    await ruimOp(DateTime.fromISO('2026-11-21T03:30:00', { zone: 'Europe/Amsterdam' }))
    assert.deepEqual(
      (await Telling.query().orderBy('dag')).map(({ dag }) => dag),
      ['2025-09-21', '2026-11-21']
    )
  })

  test('a process that is stopped writes down what it had counted', async ({ assert, cleanup }) => {
    const winkel = await LosseWinkel.maak({ SMTP_HOST: '127.0.0.1' })
    cleanup(() => winkel.ruimOp())
    await winkel.zetOp()
    const eerst = await bekeken(winkel)
    await winkel.start()
    for (let nr = 0; nr < 3; nr++) {
      const pagina = await fetch(`${winkel.url}/escaperooms/binky`, {
        headers: { 'user-agent': FIREFOX },
      })
      await pagina.text()
    }
    await winkel.stop()
    assert.equal((await bekeken(winkel)) - eerst, 3)
  })
})

/** What a separate shop knows of visits to one game; on PostgreSQL its database is ours. */
async function bekeken(winkel: LosseWinkel): Promise<number> {
  const vraag =
    "select sum(aantal) as aantal from tellingen where soort = 'detail' and spel = 'binky'"
  if (process.env.DATABASE_URL) {
    const { rows } = (await db.rawQuery(vraag)) as { rows: { aantal: string }[] }
    return Number(rows[0]!.aantal)
  }
  const bestand = new Database(winkel.database, { readonly: true })
  try {
    return Number(bestand.prepare(vraag).get().aantal)
  } finally {
    bestand.close()
  }
}
