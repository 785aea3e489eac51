import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import type { FiguresSheet } from '#app/shop/figures/load_figures'
import { freshToken } from '#app/core/tokens'
import { GAMES } from '#games/online_games'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import DailyTally from '#models/shop/tally'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'

/** Wednesday of week 47; the clock stands still, so that a test may run at midnight. */
const NOW = DateTime.fromISO('2026-11-18T15:00:00', { zone: 'Europe/Amsterdam' })

type Ordered = {
  spel?: string
  op: string
  betaald?: boolean
  centen?: number
  ontvangen?: number
  terug?: number
}

/** An order at a moment, in the time of Amsterdam. */
async function ordered({ spel: game = 'binky', op: at, betaald: paid = true, ...money }: Ordered) {
  const { centen: cents = 1500, ontvangen: received = cents, terug: refunded = 0 } = money
  const moment = DateTime.fromISO(at, { zone: 'Europe/Amsterdam' }).toUTC()
  const order = await Order.create({
    nummer: `EK-${randomUUID().slice(0, 8)}`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    itemName: game,
    naam: CUSTOMER.naam,
    email: CUSTOMER.email,
    prijsCenten: cents,
    kortingCenten: 0,
    totaalCenten: cents,
    status: paid ? 'betaald' : 'open',
    betaaldOp: paid ? moment : null,
    createdAt: moment,
  })
  if (!paid) return
  for (let amount = received; amount > 0; amount -= cents)
    await Payment.create({
      bestellingId: order.id,
      idempotentiesleutel: randomUUID(),
      status: 'betaald',
      bedragCenten: cents,
      terugbetaaldCenten: amount === received ? refunded : 0,
    })
}

const tally = (kind: string, game: string, count: number, rest: object = {}) =>
  DailyTally.create({
    dag: '2026-11-17',
    soort: kind,
    spel: game,
    onderdeel: '',
    aantal: count,
    ...rest,
  })

test.group('Reading the figures', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    const real = Date.now
    Date.now = () => NOW.toMillis()
    return () => void (Date.now = real)
  })

  async function read(browser: Browser, query = '') {
    const page = await browser.open(`/dashboard/cijfers${query}`)
    page.assertStatus(200)
    const sheet = pageProps<FiguresSheet>(page)
    return {
      ...sheet,
      week: (name: string) => sheet.weken.find((week) => week.naam === name)!,
      spel: (name: string) => sheet.spellen.find(({ spel: game }) => game === name)!,
    }
  }

  test('orders and money stand in the week in which they came, in Amsterdam', async ({
    client,
    assert,
  }) => {
    await ordered({ op: '2026-11-15T23:30:00' })
    await ordered({ op: '2026-11-16T00:30:00', centen: 1250, spel: 'kunstroof' })
    await ordered({ op: '2026-11-18T10:00:00', betaald: false })
    await ordered({ op: '2026-08-23T23:59:00' })
    await ordered({ op: '2026-08-24T00:01:00' })
    const browser = await loggedIn(client)
    const { weken: weeks, week, totaal: total } = await read(browser)
    assert.lengthOf(weeks, 13)
    assert.equal(weeks[0]!.van, '2026-08-24')
    assert.include(week('2026-W46'), { besteld: 1, betaald: 1, omzetCenten: 1500 })
    assert.include(week('2026-W47'), { besteld: 2, betaald: 1, omzetCenten: 1250 })
    assert.include(week('2026-W35'), { besteld: 1, betaald: 1, omzetCenten: 1500 })
    assert.include(total, { besteld: 4, betaald: 3, omzetCenten: 4250, terugCenten: 0 })
    assert.include((await read(browser, '?weken=52')).totaal, { besteld: 5, betaald: 4 })
    assert.lengthOf((await read(browser, '?weken=4')).weken, 4)
  })

  test('money that went back stands apart, and a double payment that went back was never revenue', async ({
    client,
    assert,
  }) => {
    await ordered({ op: '2026-11-17T10:00:00', terug: 1500 })
    await ordered({ op: '2026-11-17T11:00:00', terug: 400 })
    await ordered({ op: '2026-11-17T12:00:00', ontvangen: 3000, terug: 1500 })
    const { totaal: total, spel: game } = await read(await loggedIn(client))
    assert.include(total, { betaald: 3, omzetCenten: 4500, terugCenten: 1900 })
    assert.include(game('binky'), { omzetCenten: 4500, terugCenten: 1900 })
    assert.include(game('kunstroof'), { omzetCenten: 0, terugCenten: 0 })
  })

  test('from looking to paying, per game, also after unpaid orders were deleted', async ({
    client,
    assert,
  }) => {
    await tally('detail', 'binky', 40)
    await tally('detail', 'binky', 60, { dag: '2026-11-10' })
    await tally('bestelpagina', 'binky', 25)
    await tally('bestelling', 'binky', 8)
    await tally('detail', 'spellenfabriek', 7)
    await ordered({ op: '2026-11-17T10:00:00' })
    const { spel: game, totaal: total } = await read(await loggedIn(client))
    assert.include(game('binky'), { bekeken: 100, bestelpagina: 25, besteld: 8, betaald: 1 })
    assert.include(game('spellenfabriek'), { bekeken: 7, bestelbaar: false })
    assert.include(total, { bekeken: 107, bestelpagina: 25, besteld: 8, betaald: 1 })
  })

  test('one game at a time, with its puzzles', async ({ client, assert }) => {
    const [gameWithHints] = GAMES
    const { itemName, raadsels: puzzles } = gameWithHints!
    const { naam: name, vlag: flag } = puzzles[0]!
    await tally('hint', itemName, 6, { onderdeel: `${name}_hint1` })
    await tally('hint', itemName, 2, { onderdeel: `${name}_hint1`, dag: '2026-11-01' })
    await tally('hint', itemName, 9, { onderdeel: `${name}_hint1`, dag: '2026-01-01' })
    await tally('opgelost', itemName, 3, { onderdeel: flag })
    await tally('antwoord', itemName, 1, { onderdeel: flag })
    await tally('detail', 'binky', 40)
    await ordered({ op: '2026-11-17T10:00:00' })
    const browser = await loggedIn(client)
    const { hints, spellen: games, totaal: total } = await read(browser, `?spel=${itemName}`)
    assert.deepEqual(
      games.map(({ spel: game }) => game),
      [itemName]
    )
    assert.include(total, { bekeken: 0, besteld: 0 })
    assert.lengthOf(hints, 1)
    assert.include(hints[0]!, { geopend: 8, opgelost: 3, antwoord: 1, perKeer: 2 })
    assert.equal(hints[0]!.raadsels[0]!.hints[0], 8)
    assert.lengthOf(hints[0]!.raadsels, puzzles.length)
  })

  test('orders and revenue of one game, week by week', async ({ client, assert }) => {
    await ordered({ op: '2026-11-10T10:00:00', spel: 'kunstroof', centen: 1250 })
    await ordered({ op: '2026-11-17T10:00:00', spel: 'kunstroof', centen: 1250 })
    await ordered({ op: '2026-11-17T11:00:00', spel: 'kunstroof', centen: 1250, betaald: false })
    await ordered({ op: '2026-11-17T12:00:00' })
    const {
      week,
      totaal: total,
      spellen: games,
    } = await read(await loggedIn(client), '?weken=4&spel=kunstroof')
    assert.include(week('2026-W46'), { besteld: 1, betaald: 1, omzetCenten: 1250 })
    assert.include(week('2026-W47'), { besteld: 2, betaald: 1, omzetCenten: 1250 })
    assert.include(total, { besteld: 3, betaald: 2, omzetCenten: 2500 })
    assert.lengthOf(games, 1)
  })

  test('a shop in which nothing happened yet has its weeks and games, all at nothing', async ({
    client,
    assert,
  }) => {
    const {
      weken: weeks,
      spellen: games,
      totaal: total,
      hints,
    } = await read(await loggedIn(client))
    assert.lengthOf(weeks, 13)
    assert.isAbove(games.length, 0)
    assert.isAbove(hints.length, 0)
    assert.deepEqual([...new Set(Object.values(total))], [0])
    assert.deepEqual([...new Set(hints.map(({ perKeer: perTime }) => perTime))], [null])
  })

  test('a real sale is seen at once', async ({ client, assert, cleanup }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    await placeOrder(client, simulator)
    const { totaal: total } = await read(await loggedIn(client))
    assert.include(total, { besteld: 1, betaald: 0, omzetCenten: 0 })
    await Order.query().update({ status: 'betaald', betaaldOp: asColumn(NOW) })
    const after = await read(await loggedIn(client))
    assert.include(after.totaal, { besteld: 1, betaald: 1, omzetCenten: 1500 })
  })

  test('{tabel} as a file for a spreadsheet')
    .with([
      { tabel: 'weken', regel: '2026-W47;2026-11-16;2026-11-22;1;1;15,00;4,00;11,00' },
      { tabel: 'spellen', regel: 'Binky;1;1;15,00;4,00;11,00' },
      { tabel: 'trechter', regel: 'Binky;40;0;1;1' },
      { tabel: 'hints', regel: 'Spel;Raadsel;Hint 1;Hint 2;Hint 3' },
    ])
    .run(async ({ client, assert }, { tabel: table, regel: line }) => {
      await ordered({ op: '2026-11-17T11:00:00', terug: 400 })
      await tally('detail', 'binky', 40)
      const browser = await loggedIn(client)
      const csv = await browser.open(`/dashboard/cijfers/csv/${table}?weken=4&spel=binky`)
      csv.assertStatus(200)
      csv.assertHeader('content-type', 'text/csv; charset=utf-8')
      csv.assertHeader(
        'content-disposition',
        `attachment; filename="cijfers-${table}-2026-11-18.csv"`
      )
      assert.isTrue(csv.text().startsWith('\uFEFF'))
      assert.include(csv.text(), line)
    })

  test('what cannot be chosen is refused, and strangers see nothing', async ({
    client,
    assert,
  }) => {
    const browser = await loggedIn(client)
    for (const query of ['?weken=5', '?weken=alles', '?spel=bestaat-niet'])
      (await browser.open(`/dashboard/cijfers${query}`)).assertStatus(422)
    ;(await browser.open('/dashboard/cijfers/csv/klanten')).assertStatus(404)
    const stranger = new Browser(client)
    for (const path of ['/dashboard/cijfers', '/dashboard/cijfers/csv/weken'])
      assert.equal((await stranger.open(path)).header('location'), '/login')
  })
})
