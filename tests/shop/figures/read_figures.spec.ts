import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import type { FiguresSheet } from '#app/shop/figures/load_figures'
import { freshToken } from '#app/core/tokens'
import { GAMES } from '#games/online_games'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import DailyTally from '#models/shop/tally'
import WrongGuess from '#models/play/wrong_guess'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import { findIn, firstOf, onlyOf } from '#tests/helpers/present'

/** Wednesday of week 47; the clock stands still, so that a test may run at midnight. */
const NOW = DateTime.fromISO('2026-11-18T15:00:00', { zone: 'Europe/Amsterdam' })

type Ordered = {
  game?: string
  at: string
  paid?: boolean
  cents?: number
  received?: number
  refunded?: number
}

/** An order at a moment, in the time of Amsterdam. */
async function ordered({ game = 'binky', at, paid = true, ...money }: Ordered) {
  const { cents = 1500, received = cents, refunded = 0 } = money
  const moment = DateTime.fromISO(at, { zone: 'Europe/Amsterdam' }).toUTC()
  const order = await Order.create({
    number: `EK-${randomUUID().slice(0, 8)}`,
    token: freshToken(),
    requestKey: freshToken(),
    itemName: game,
    name: CUSTOMER.naam,
    email: CUSTOMER.email,
    priceCents: cents,
    discountCents: 0,
    totalCents: cents,
    status: paid ? 'betaald' : 'open',
    paidAt: paid ? moment : null,
    createdAt: moment,
  })
  if (!paid) return
  for (let amount = received; amount > 0; amount -= cents)
    await Payment.create({
      orderId: order.id,
      idempotencyKey: randomUUID(),
      status: 'betaald',
      amountCents: cents,
      refundedCents: amount === received ? refunded : 0,
    })
}

const tally = (kind: string, game: string, count: number, rest: object = {}) =>
  DailyTally.create({
    day: '2026-11-17',
    kind,
    game,
    part: '',
    count,
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
      week: (name: string) => findIn(sheet.weeks, (week) => week.name === name),
      game: (name: string) => findIn(sheet.games, ({ game }) => game === name),
    }
  }

  test('the orders and the money stand in the week in which they came, in Amsterdam', async ({
    client,
    assert,
  }) => {
    await ordered({ at: '2026-11-15T23:30:00' })
    await ordered({ at: '2026-11-16T00:30:00', cents: 1250, game: 'kunstroof' })
    await ordered({ at: '2026-11-18T10:00:00', paid: false })
    await ordered({ at: '2026-08-23T23:59:00' })
    await ordered({ at: '2026-08-24T00:01:00' })
    const browser = await loggedIn(client)
    const { weeks, week, total } = await read(browser)
    assert.lengthOf(weeks, 13)
    assert.equal(firstOf(weeks).from, '2026-08-24')
    assert.include(week('2026-W46'), { ordered: 1, paid: 1, revenueCents: 1500 })
    assert.include(week('2026-W47'), { ordered: 2, paid: 1, revenueCents: 1250 })
    assert.include(week('2026-W35'), { ordered: 1, paid: 1, revenueCents: 1500 })
    assert.include(total, { ordered: 4, paid: 3, revenueCents: 4250, returnedCents: 0 })
    assert.include((await read(browser, '?weken=52')).total, { ordered: 5, paid: 4 })
    assert.lengthOf((await read(browser, '?weken=4')).weeks, 4)
  })

  test('the money that went back stands apart, and a refunded double payment never counts as revenue', async ({
    client,
    assert,
  }) => {
    await ordered({ at: '2026-11-17T10:00:00', refunded: 1500 })
    await ordered({ at: '2026-11-17T11:00:00', refunded: 400 })
    await ordered({ at: '2026-11-17T12:00:00', received: 3000, refunded: 1500 })
    const { total, game } = await read(await loggedIn(client))
    assert.include(total, { paid: 3, revenueCents: 4500, returnedCents: 1900 })
    assert.include(game('binky'), { revenueCents: 4500, returnedCents: 1900 })
    assert.include(game('kunstroof'), { revenueCents: 0, returnedCents: 0 })
  })

  test('the owner reads per game how looking led to paying, also after unpaid orders were deleted', async ({
    client,
    assert,
  }) => {
    await tally('detail', 'binky', 40)
    await tally('detail', 'binky', 60, { day: '2026-11-10' })
    await tally('bestelpagina', 'binky', 25)
    await tally('bestelling', 'binky', 8)
    await tally('detail', 'spellenfabriek', 7)
    await ordered({ at: '2026-11-17T10:00:00' })
    const { game, total } = await read(await loggedIn(client))
    assert.include(game('binky'), { viewed: 100, orderPage: 25, ordered: 8, paid: 1 })
    assert.include(game('spellenfabriek'), { viewed: 7, orderable: false })
    assert.include(total, { viewed: 107, orderPage: 25, ordered: 8, paid: 1 })
  })

  test('the owner reads one game at a time, with its puzzles', async ({ client, assert }) => {
    const gameWithHints = firstOf(GAMES)
    const { itemName, puzzles } = gameWithHints
    const { name, flag } = firstOf(puzzles)
    await tally('hint', itemName, 6, { part: `${name}_hint1` })
    await tally('hint', itemName, 2, { part: `${name}_hint1`, day: '2026-11-01' })
    await tally('hint', itemName, 9, { part: `${name}_hint1`, day: '2026-01-01' })
    await tally('opgelost', itemName, 3, { part: flag })
    await tally('antwoord', itemName, 1, { part: flag })
    await tally('detail', 'binky', 40)
    await ordered({ at: '2026-11-17T10:00:00' })
    const guess = { game: itemName, puzzle: flag, lastDay: '2026-11-17' }
    await WrongGuess.create({ ...guess, text: 'tweehonderd', count: 3 })
    await WrongGuess.create({ ...guess, text: 'eenmalig', count: 2 })
    const browser = await loggedIn(client)
    const { hints, games, total, learning } = await read(browser, `?spel=${itemName}`)
    const { label } = firstOf(puzzles)
    const [tried, ...others] = onlyOf(learning).guesses
    assert.include(tried, { label, text: 'tweehonderd', count: 3 })
    assert.isEmpty(others)
    assert.deepEqual(
      games.map(({ game }) => game),
      [itemName]
    )
    assert.include(total, { viewed: 0, ordered: 0 })
    assert.include(onlyOf(hints), { opened: 8, solved: 3, answer: 1, perTime: 2 })
    assert.equal(firstOf(firstOf(hints).puzzles).hints[0], 8)
    assert.lengthOf(firstOf(hints).puzzles, puzzles.length)
  })

  test('the owner reads orders and revenue of one game, week by week', async ({
    client,
    assert,
  }) => {
    await ordered({ at: '2026-11-10T10:00:00', game: 'kunstroof', cents: 1250 })
    await ordered({ at: '2026-11-17T10:00:00', game: 'kunstroof', cents: 1250 })
    await ordered({ at: '2026-11-17T11:00:00', game: 'kunstroof', cents: 1250, paid: false })
    await ordered({ at: '2026-11-17T12:00:00' })
    const { week, total, games } = await read(await loggedIn(client), '?weken=4&spel=kunstroof')
    assert.include(week('2026-W46'), { ordered: 1, paid: 1, revenueCents: 1250 })
    assert.include(week('2026-W47'), { ordered: 2, paid: 1, revenueCents: 1250 })
    assert.include(total, { ordered: 3, paid: 2, revenueCents: 2500 })
    assert.lengthOf(games, 1)
  })

  test('a shop in which nothing happened yet has its weeks and games, all at nothing', async ({
    client,
    assert,
  }) => {
    const { weeks, games, total, hints } = await read(await loggedIn(client))
    assert.lengthOf(weeks, 13)
    assert.isAbove(games.length, 0)
    assert.isAbove(hints.length, 0)
    assert.deepEqual([...new Set(Object.values(total))], [0])
    assert.deepEqual([...new Set(hints.map(({ perTime }) => perTime))], [null])
  })

  test('a real sale is seen at once', async ({ client, assert, cleanup }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    await placeOrder(client, simulator)
    const { total } = await read(await loggedIn(client))
    assert.include(total, { ordered: 1, paid: 0, revenueCents: 0 })
    await Order.query().update({ status: 'betaald', paidAt: asColumn(NOW) })
    const after = await read(await loggedIn(client))
    assert.include(after.total, { ordered: 1, paid: 1, revenueCents: 1500 })
  })

  test('the owner gets {table} as a file for a spreadsheet')
    .with([
      { table: 'weken', line: '2026-W47;2026-11-16;2026-11-22;1;1;15,00;4,00;11,00' },
      { table: 'spellen', line: 'Binky;1;1;15,00;4,00;11,00' },
      { table: 'trechter', line: 'Binky;40;0;1;1' },
      { table: 'hints', line: 'Spel;Raadsel;Hint 1;Hint 2;Hint 3' },
    ])
    .run(async ({ client, assert }, { table, line }) => {
      await ordered({ at: '2026-11-17T11:00:00', refunded: 400 })
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

  test('an evening that was booked is a game that was sold, and no step after a page to order on', async ({
    client,
    assert,
  }) => {
    await ordered({ at: '2026-11-17T11:00:00', game: 'spellenfabriek', cents: 54_720 })
    await tally('detail', 'spellenfabriek', 7)
    const browser = await loggedIn(client)
    const { total, game } = await read(browser)
    const sold = { ordered: 1, paid: 1, revenueCents: 54_720 }
    assert.include(total, sold)
    assert.include(game('spellenfabriek'), sold)
    const lineOf = async (table: string) => {
      const csv = await browser.open(`/dashboard/cijfers/csv/${table}?weken=4`)
      return csv
        .text()
        .split(/\r?\n/)
        .find((line) => line.startsWith('Spellenfabriek;'))
    }
    assert.match(String(await lineOf('spellen')), /^Spellenfabriek;1;1;547,20;/)
    assert.equal(await lineOf('trechter'), 'Spellenfabriek;7;;;')
  })

  test('an unknown choice is refused, and strangers see nothing', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    for (const query of ['?weken=5', '?weken=alles', '?spel=bestaat-niet'])
      (await browser.open(`/dashboard/cijfers${query}`)).assertStatus(422)
    ;(await browser.open('/dashboard/cijfers/csv/klanten')).assertStatus(404)
    const stranger = new Browser(client)
    for (const path of ['/dashboard/cijfers', '/dashboard/cijfers/csv/weken'])
      assert.equal((await stranger.open(path)).header('location'), '/login')
  })
})
