import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { DateTime } from 'luxon'
import { assetsVersion } from '#app/core/http/assets_version'
import { Tally, tally } from '#app/core/tally'
import { cleanUp } from '#app/shop/retention/clean_up'
import { binky } from '#games/binky/binky_hint_page'
import { cunera } from '#games/cunera/cunera_game'
import { dayOf } from '#domain/dutch_time'
import DailyTally from '#models/shop/tally'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { playLink, player } from '#tests/helpers/play/paid_play_link'
import { CUSTOMER, withSimulator, post, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import { firstOf, leading, present } from '#tests/helpers/present'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const view = (client: ApiClient, path: string, headers: Record<string, string> = {}) =>
  client
    .get(path)
    .redirects(0)
    .headers({ 'user-agent': FIREFOX, ...headers })

/** What was counted, as 'kind game part': count. */
async function counted(): Promise<Record<string, number>> {
  await tally.write()
  const rows = await DailyTally.query().orderBy('id')
  return Object.fromEntries(
    rows.map(({ kind, game, part, count }) => [[kind, game, part].filter(Boolean).join(' '), count])
  )
}

test.group('Counting visits', (group) => {
  group.each.setup(() => emptyShop())

  test('a visit to a game or its order page counts, from the cache as well, and sets no cookie', async ({
    client,
    assert,
  }) => {
    const inertia = {
      'x-inertia': 'true',
      'x-inertia-version': present(assetsVersion(), 'the version of the assets'),
    }
    for (let index = 0; index < 3; index++) {
      const page = await view(client, '/escaperooms/binky')
      page.assertStatus(200)
      assert.isUndefined(page.header('set-cookie'))
    }
    const { etag } = (await view(client, '/escaperooms/binky')).headers() as { etag: string }
    ;(await view(client, '/escaperooms/binky', { 'if-none-match': etag })).assertStatus(304)
    ;(await view(client, '/escaperooms/binky', inertia)).assertStatus(200)
    ;(await view(client, '/escaperooms/binky?utm_source=krant')).assertStatus(200)
    ;(await view(client, '/bestellen/binky')).assertStatus(200)
    ;(await view(client, '/bestellen/binky')).assertStatus(200)
    ;(await view(client, '/escaperooms/spellenfabriek')).assertStatus(200)
    assert.deepEqual(await counted(), {
      'detail binky': 7,
      'bestelpagina binky': 2,
      'detail spellenfabriek': 1,
    })
    const days = await DailyTally.query().select('day')
    assert.isTrue(days.every(({ day }) => day === dayOf(new Date())))
  })

  test('a robot, a page fetched ahead and a visit to other pages do not count', async ({
    client,
    assert,
  }) => {
    const path = '/escaperooms/binky'
    await view(client, path, { 'user-agent': GOOGLE })
    await view(client, path, { 'sec-purpose': 'prefetch' })
    await view(client, path, { 'x-inertia': 'true', 'x-inertia-version': 'older' })
    await view(client, path, {
      'x-inertia': 'true',
      'x-inertia-version': present(assetsVersion(), 'the version of the assets'),
      'x-inertia-partial-component': 'shop/catalogue/game_page',
      'x-inertia-partial-data': 'spel',
    })
    await client.get(path)
    await client.head(path).header('user-agent', FIREFOX)
    for (const other of [
      ...['/', '/escaperooms', '/contact', '/escaperooms/bestaat-niet'],
      ...['/bestellen/bestaat-niet', '/bestellen/bedankt', '/login', '/robots.txt'],
    ])
      await view(client, other)
    assert.deepEqual(await counted(), {})
  })

  test('an order counts once, however often it is sent', async ({ client, assert, cleanup }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    const input = { ...CUSTOMER, aanvraagsleutel: 'dezelfde-sleutel-1234' }
    await Promise.all([
      post(client, '/api/binky/bestellen', input),
      post(client, '/api/binky/bestellen', input),
    ])
    await post(client, '/api/binky/bestellen', input)
    await post(client, '/api/binky/bestellen', { ...CUSTOMER, email: '' })
    assert.deepEqual(await counted(), { 'bestelling binky': 1 })
  })

  test('an opened hint and a solved puzzle count once per link', async ({ client, assert }) => {
    const { uniqueId } = await playLink('cuneravanrhenen')
    const { submit } = player(client, 'cuneravanrhenen', uniqueId)
    const [first, second] = leading(cunera.puzzles, 2)
    const hint = `${first.name}_hint1`
    await Promise.all([submit(hint), submit(hint)])
    await submit(hint)
    await submit(first.flag, { antwoord: 'helemaal fout' })
    await submit(first.flag, { antwoord: first.answer })
    await submit(first.flag, { antwoord: first.answer })
    for (const index of [1, 2]) await submit(`${second.name}_hint${index}`)
    await submit(second.flag, { automatisch: true })
    await submit('speeltgeluid')

    const other = await playLink('cuneravanrhenen')
    await player(client, 'cuneravanrhenen', other.uniqueId).submit(hint)
    assert.deepEqual(await counted(), {
      [`hint cunera-van-rhenen ${hint}`]: 2,
      [`opgelost cunera-van-rhenen ${first.flag}`]: 1,
      [`hint cunera-van-rhenen ${second.name}_hint1`]: 1,
      [`hint cunera-van-rhenen ${second.name}_hint2`]: 1,
      [`antwoord cunera-van-rhenen ${second.flag}`]: 1,
    })
  })

  test('a question for help with a booklet counts each time', async ({ client, assert }) => {
    const item = binky.items.find(({ checkAnswer }) => checkAnswer) ?? binky.items[0]
    const { name, answer } = item
    await post(client, '/api/binky/hint', { name, nummer: 1 })
    await post(client, '/api/binky/hint', { name, nummer: 1 })
    await post(client, '/api/binky/hint', { name, nummer: 99 })
    await post(client, '/api/binky/hint', { name: 'bestaat niet', nummer: 1 })
    await post(client, '/api/binky/controleer', { name, antwoord: 'helemaal fout' })
    await post(client, '/api/binky/controleer', { name, antwoord: answer })
    await post(client, '/api/binky/antwoord', { name })
    assert.deepEqual(await counted(), {
      [`hint binky ${name}_hint1`]: 2,
      [`opgelost binky ${name}`]: 1,
      [`antwoord binky ${name}`]: 1,
    })
  })

  test('the counts hold a day, a kind, a game and a number, and nothing about a person', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    const address = { 'x-forwarded-for': '198.51.100.7', 'cookie': 'wie=noor' }
    await view(client, '/escaperooms/binky', address)
    await post(client, '/api/binky/bestellen', CUSTOMER)
    const { uniqueId } = await playLink('cuneravanrhenen')
    const puzzle = firstOf(cunera.puzzles)
    await player(client, 'cuneravanrhenen', uniqueId).submit(`${puzzle.name}_hint1`)
    await tally.write()

    const rows = (await db.from('tallies').orderBy('id')) as Record<string, unknown>[]
    const names = ['id', 'day', 'kind', 'game', 'part', 'count']
    for (const row of rows) assert.sameMembers(Object.keys(row), names)
    assert.sameMembers(
      rows.map(({ kind, game, count }) => [kind, game, count].join(' ')),
      ['detail binky 1', 'bestelling binky 1', 'hint cunera-van-rhenen 1']
    )
    const everything = JSON.stringify(rows)
    for (const from of [CUSTOMER.naam, CUSTOMER.email, uniqueId, '198.51.100.7', 'Firefox', 'noor'])
      assert.notInclude(everything, from)
  })

  test('a day of counts ends at midnight in Amsterdam', async ({ client, assert, cleanup }) => {
    const real = Date.now
    cleanup(() => void (Date.now = real))
    for (const moment of ['2026-07-01T21:59:59Z', '2026-07-01T22:00:00Z', '2026-12-31T23:00:00Z']) {
      Date.now = () => Date.parse(moment)
      await view(client, '/escaperooms/binky')
    }
    await tally.write()
    const days = await DailyTally.query().orderBy('day')
    assert.deepEqual(
      days.map(({ day }) => day),
      ['2026-07-01', '2026-07-02', '2027-01-01']
    )
  })

  test('processes that count at the same moment lose nothing of each other', async ({ assert }) => {
    const processes = Array.from({ length: 4 }, () => new Tally())
    await Promise.all(
      processes.map(async (one, index) => {
        for (let times = 0; times < 25; times++) {
          one.count('detail', 'binky')
          one.count('detail', index % 2 ? 'kunstroof' : 'ontgoocheld')
          await one.write()
        }
      })
    )
    assert.deepEqual(await counted(), {
      'detail binky': 100,
      'detail kunstroof': 50,
      'detail ontgoocheld': 50,
    })
  })

  test('no count is lost while the database is briefly away', async ({ assert, cleanup }) => {
    const { transaction } = db
    cleanup(() => void (db.transaction = transaction))
    tally.count('detail', 'binky')
    db.transaction = () => Promise.reject(new Error('away'))
    await tally.write()
    tally.count('detail', 'binky')
    tally.count('detail', 'kunstroof')
    await tally.write()
    db.transaction = transaction
    assert.deepEqual(await counted(), { 'detail binky': 2, 'detail kunstroof': 1 })
    await tally.write()
    assert.deepEqual(await counted(), { 'detail binky': 2, 'detail kunstroof': 1 })
  })

  test('a thousand different things at once are all counted', async ({ assert }) => {
    for (let index = 0; index < 1200; index++)
      tally.count('hint', 'binky', `raadsel${index % 1000}`)
    const numbers = Object.values(await counted())
    assert.lengthOf(numbers, 1000)
    assert.equal(
      numbers.reduce((sum, one) => sum + one, 0),
      1200
    )
  })

  test('the counts are kept for fourteen months', async ({ assert }) => {
    const row = { kind: 'detail', game: 'binky', part: '', count: 1 }
    await DailyTally.createMany([
      { ...row, day: '2025-09-20' },
      { ...row, day: '2025-09-21' },
      { ...row, day: '2026-11-21' },
    ])
    await cleanUp(DateTime.fromISO('2026-11-21T03:30:00', { zone: 'Europe/Amsterdam' }))
    assert.deepEqual(
      (await DailyTally.query().orderBy('day')).map(({ day }) => day),
      ['2025-09-21', '2026-11-21']
    )
  })

  test('the counts of a process that stops are written down', async ({ assert, cleanup }) => {
    const shop = await StandaloneShop.make({ SMTP_HOST: '127.0.0.1' })
    cleanup(() => shop.cleanUp())
    await shop.setUp()
    const atFirst = await viewed(shop)
    await shop.start()
    for (let index = 0; index < 3; index++) {
      const page = await fetch(`${shop.url}/escaperooms/binky`, {
        headers: { 'user-agent': FIREFOX },
      })
      await page.text()
    }
    await shop.stop()
    assert.equal((await viewed(shop)) - atFirst, 3)
  })
})

/** What a separate shop knows of visits to one game; on PostgreSQL its database is ours. */
async function viewed(shop: StandaloneShop): Promise<number> {
  const question =
    "select sum(count) as count from tallies where kind = 'detail' and game = 'binky'"
  if (process.env.DATABASE_URL) {
    const { rows } = (await db.rawQuery(question)) as { rows: { count: string }[] }
    return Number(firstOf(rows).count)
  }
  const file = new Database(shop.database, { readonly: true })
  try {
    return Number(file.prepare(question).get().count)
  } finally {
    file.close()
  }
}
