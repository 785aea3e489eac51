import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import type { Cijferblad } from '#app/beheer/cijfers'
import { freshToken } from '#app/core/tokens'
import { SPELLEN } from '#content/spelen/index'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Telling from '#models/telling'
import { Browser, ingelogd } from '#tests/helpers/browser'
import { legeWinkel } from '#tests/helpers/database'
import { gegeven } from '#tests/helpers/pagina'
import { bestel, KLANT, metSimulator, ruimSimulatorOp } from '#tests/helpers/winkel'

/** Wednesday of week 47; the clock stands still, so that a test may run at midnight. */
const NU = DateTime.fromISO('2026-11-18T15:00:00', { zone: 'Europe/Amsterdam' })

type Besteld = {
  spel?: string
  op: string
  betaald?: boolean
  centen?: number
  ontvangen?: number
  terug?: number
}

/** An order at a moment, in the time of Amsterdam. */
async function besteld({ spel = 'binky', op, betaald = true, ...geld }: Besteld) {
  const { centen = 1500, ontvangen = centen, terug = 0 } = geld
  const moment = DateTime.fromISO(op, { zone: 'Europe/Amsterdam' }).toUTC()
  const bestelling = await Bestelling.create({
    nummer: `EK-${randomUUID().slice(0, 8)}`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    itemName: spel,
    naam: KLANT.naam,
    email: KLANT.email,
    prijsCenten: centen,
    kortingCenten: 0,
    totaalCenten: centen,
    status: betaald ? 'betaald' : 'open',
    betaaldOp: betaald ? moment : null,
    createdAt: moment,
  })
  if (!betaald) return
  for (let bedrag = ontvangen; bedrag > 0; bedrag -= centen)
    await Betaling.create({
      bestellingId: bestelling.id,
      idempotentiesleutel: randomUUID(),
      status: 'betaald',
      bedragCenten: centen,
      terugbetaaldCenten: bedrag === ontvangen ? terug : 0,
    })
}

const telling = (soort: string, spel: string, aantal: number, rest: object = {}) =>
  Telling.create({ dag: '2026-11-17', soort, spel, onderdeel: '', aantal, ...rest })

test.group('Reading the figures', (group) => {
  group.each.setup(async () => {
    await legeWinkel()
    const echt = Date.now
    Date.now = () => NU.toMillis()
    return () => void (Date.now = echt)
  })

  async function lees(browser: Browser, vraag = '') {
    const pagina = await browser.open(`/dashboard/cijfers${vraag}`)
    pagina.assertStatus(200)
    const blad = gegeven<Cijferblad>(pagina)
    return {
      ...blad,
      week: (naam: string) => blad.weken.find((week) => week.naam === naam)!,
      spel: (naam: string) => blad.spellen.find(({ spel }) => spel === naam)!,
    }
  }

  test('orders and money stand in the week in which they came, in Amsterdam', async ({
    client,
    assert,
  }) => {
    await besteld({ op: '2026-11-15T23:30:00' })
    await besteld({ op: '2026-11-16T00:30:00', centen: 1250, spel: 'kunstroof' })
    await besteld({ op: '2026-11-18T10:00:00', betaald: false })
    await besteld({ op: '2026-08-23T23:59:00' })
    await besteld({ op: '2026-08-24T00:01:00' })
    const browser = await ingelogd(client)
    const { weken, week, totaal } = await lees(browser)
    assert.lengthOf(weken, 13)
    assert.equal(weken[0]!.van, '2026-08-24')
    assert.include(week('2026-W46'), { besteld: 1, betaald: 1, omzetCenten: 1500 })
    assert.include(week('2026-W47'), { besteld: 2, betaald: 1, omzetCenten: 1250 })
    assert.include(week('2026-W35'), { besteld: 1, betaald: 1, omzetCenten: 1500 })
    assert.include(totaal, { besteld: 4, betaald: 3, omzetCenten: 4250, terugCenten: 0 })
    assert.include((await lees(browser, '?weken=52')).totaal, { besteld: 5, betaald: 4 })
    assert.lengthOf((await lees(browser, '?weken=4')).weken, 4)
  })

  test('money that went back stands apart, and a double payment that went back was never revenue', async ({
    client,
    assert,
  }) => {
    await besteld({ op: '2026-11-17T10:00:00', terug: 1500 })
    await besteld({ op: '2026-11-17T11:00:00', terug: 400 })
    await besteld({ op: '2026-11-17T12:00:00', ontvangen: 3000, terug: 1500 })
    const { totaal, spel } = await lees(await ingelogd(client))
    assert.include(totaal, { betaald: 3, omzetCenten: 4500, terugCenten: 1900 })
    assert.include(spel('binky'), { omzetCenten: 4500, terugCenten: 1900 })
    assert.include(spel('kunstroof'), { omzetCenten: 0, terugCenten: 0 })
  })

  test('from looking to paying, per game, also after unpaid orders were deleted', async ({
    client,
    assert,
  }) => {
    await telling('detail', 'binky', 40)
    await telling('detail', 'binky', 60, { dag: '2026-11-10' })
    await telling('bestelpagina', 'binky', 25)
    await telling('bestelling', 'binky', 8)
    await telling('detail', 'spellenfabriek', 7)
    await besteld({ op: '2026-11-17T10:00:00' })
    const { spel, totaal } = await lees(await ingelogd(client))
    assert.include(spel('binky'), { bekeken: 100, bestelpagina: 25, besteld: 8, betaald: 1 })
    assert.include(spel('spellenfabriek'), { bekeken: 7, bestelbaar: false })
    assert.include(totaal, { bekeken: 107, bestelpagina: 25, besteld: 8, betaald: 1 })
  })

  test('one game at a time, with its puzzles', async ({ client, assert }) => {
    const [spelMetHints] = SPELLEN
    const { itemName, raadsels } = spelMetHints!
    const { naam, vlag } = raadsels[0]!
    await telling('hint', itemName, 6, { onderdeel: `${naam}_hint1` })
    await telling('hint', itemName, 2, { onderdeel: `${naam}_hint1`, dag: '2026-11-01' })
    await telling('hint', itemName, 9, { onderdeel: `${naam}_hint1`, dag: '2026-01-01' })
    await telling('opgelost', itemName, 3, { onderdeel: vlag })
    await telling('antwoord', itemName, 1, { onderdeel: vlag })
    await telling('detail', 'binky', 40)
    await besteld({ op: '2026-11-17T10:00:00' })
    const browser = await ingelogd(client)
    const { hints, spellen, totaal } = await lees(browser, `?spel=${itemName}`)
    assert.deepEqual(
      spellen.map(({ spel }) => spel),
      [itemName]
    )
    assert.include(totaal, { bekeken: 0, besteld: 0 })
    assert.lengthOf(hints, 1)
    assert.include(hints[0]!, { geopend: 8, opgelost: 3, antwoord: 1, perKeer: 2 })
    assert.equal(hints[0]!.raadsels[0]!.hints[0], 8)
    assert.lengthOf(hints[0]!.raadsels, raadsels.length)
  })

  test('orders and revenue of one game, week by week', async ({ client, assert }) => {
    await besteld({ op: '2026-11-10T10:00:00', spel: 'kunstroof', centen: 1250 })
    await besteld({ op: '2026-11-17T10:00:00', spel: 'kunstroof', centen: 1250 })
    await besteld({ op: '2026-11-17T11:00:00', spel: 'kunstroof', centen: 1250, betaald: false })
    await besteld({ op: '2026-11-17T12:00:00' })
    const { week, totaal, spellen } = await lees(await ingelogd(client), '?weken=4&spel=kunstroof')
    assert.include(week('2026-W46'), { besteld: 1, betaald: 1, omzetCenten: 1250 })
    assert.include(week('2026-W47'), { besteld: 2, betaald: 1, omzetCenten: 1250 })
    assert.include(totaal, { besteld: 3, betaald: 2, omzetCenten: 2500 })
    assert.lengthOf(spellen, 1)
  })

  test('a shop in which nothing happened yet has its weeks and games, all at nothing', async ({
    client,
    assert,
  }) => {
    const { weken, spellen, totaal, hints } = await lees(await ingelogd(client))
    assert.lengthOf(weken, 13)
    assert.isAbove(spellen.length, 0)
    assert.isAbove(hints.length, 0)
    assert.deepEqual([...new Set(Object.values(totaal))], [0])
    assert.deepEqual([...new Set(hints.map(({ perKeer }) => perKeer))], [null])
  })

  test('a real sale is seen at once', async ({ client, assert, cleanup }) => {
    const simulator = await metSimulator()
    cleanup(() => ruimSimulatorOp(simulator))
    await bestel(client, simulator)
    const { totaal } = await lees(await ingelogd(client))
    assert.include(totaal, { besteld: 1, betaald: 0, omzetCenten: 0 })
    await Bestelling.query().update({ status: 'betaald', betaaldOp: asColumn(NU) })
    const daarna = await lees(await ingelogd(client))
    assert.include(daarna.totaal, { besteld: 1, betaald: 1, omzetCenten: 1500 })
  })

  test('{tabel} as a file for a spreadsheet')
    .with([
      { tabel: 'weken', regel: '2026-W47;2026-11-16;2026-11-22;1;1;15,00;4,00;11,00' },
      { tabel: 'spellen', regel: 'Binky;1;1;15,00;4,00;11,00' },
      { tabel: 'trechter', regel: 'Binky;40;0;1;1' },
      { tabel: 'hints', regel: 'Spel;Raadsel;Hint 1;Hint 2;Hint 3' },
    ])
    .run(async ({ client, assert }, { tabel, regel }) => {
      await besteld({ op: '2026-11-17T11:00:00', terug: 400 })
      await telling('detail', 'binky', 40)
      const browser = await ingelogd(client)
      const csv = await browser.open(`/dashboard/cijfers/csv/${tabel}?weken=4&spel=binky`)
      csv.assertStatus(200)
      csv.assertHeader('content-type', 'text/csv; charset=utf-8')
      csv.assertHeader(
        'content-disposition',
        `attachment; filename="cijfers-${tabel}-2026-11-18.csv"`
      )
      assert.isTrue(csv.text().startsWith('\uFEFF'))
      assert.include(csv.text(), regel)
    })

  test('what cannot be chosen is refused, and strangers see nothing', async ({
    client,
    assert,
  }) => {
    const browser = await ingelogd(client)
    for (const vraag of ['?weken=5', '?weken=alles', '?spel=bestaat-niet'])
      (await browser.open(`/dashboard/cijfers${vraag}`)).assertStatus(422)
    ;(await browser.open('/dashboard/cijfers/csv/klanten')).assertStatus(404)
    const vreemde = new Browser(client)
    for (const pad of ['/dashboard/cijfers', '/dashboard/cijfers/csv/weken'])
      assert.equal((await vreemde.open(pad)).header('location'), '/login')
  })
})
