import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import Admin from '#models/admin/admin'
import Preparation from '#models/bookings/preparation'
import { configureGame } from '#app/live/customers/configure_game'
import { rehearsalMark } from '#app/live/rehearsal/rehearsal_mark'
import Rehearsal from '#models/live/rehearsal'
import type Booking from '#models/shop/booking'
import { ADMIN, loggedIn, type Browser } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { createEvening } from '#tests/helpers/live/playing_evening'
import { findIn, firstOf } from '#tests/helpers/present'
import { pageProps } from '#tests/helpers/page_props'
import { dayAt, planEvening } from '#tests/helpers/shop/planned_evenings'

type Shown = {
  number: string
  days: number
  agreed: boolean
  route: string | null
  clashes: { title: string }[]
  parts: { part: string; state: string; text: string }[]
  bring: { name: string; ticked: boolean }[]
}

async function weekOf(browser: Browser): Promise<Shown[]> {
  const page = await browser.open('/dashboard/vandaag')
  page.assertStatus(200)
  return pageProps<{ week: Shown[] }>(page).week
}

const itemOf = ({ id }: Booking, item: string) =>
  `/api/dashboard/boeking/${id}/voorbereiding/${item}`
const stateOf = ({ parts }: Shown, name: string) => findIn(parts, ({ part }) => part === name).state

test.group('The evenings of this week', (group) => {
  group.each.setup(async () => {
    await emptyShop()
    await Admin.create({ name: 'Eigenaar', ...ADMIN })
  })

  test('today and the seven days after it are shown in order, and nothing else', async ({
    client,
    assert,
  }) => {
    await planEvening({ number: 'AV-LAST', startsAt: dayAt(7, 23) })
    await planEvening({ number: 'AV-TODAY', startsAt: dayAt(0, 0) })
    await planEvening({ number: 'AV-OPTION', startsAt: dayAt(2, 14), status: 'quoted' })
    await planEvening({ number: 'AV-YESTERDAY', startsAt: dayAt(-1, 19) })
    await planEvening({ number: 'AV-LATER', startsAt: dayAt(8, 0) })
    await planEvening({ number: 'AV-OFF', status: 'canceled' })
    await planEvening({ number: 'AV-NO-DAY', startsAt: null })
    const week = await weekOf(await loggedIn(client))
    assert.deepEqual(
      week.map(({ number, days, agreed }) => [number, days, agreed]),
      [
        ['AV-TODAY', 0, true],
        ['AV-OPTION', 2, false],
        ['AV-LAST', 7, true],
      ]
    )
  })

  test('a week without evenings is not mentioned', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    assert.deepEqual(await weekOf(browser), [])
    assert.notInclude((await browser.open('/dashboard/vandaag')).text(), 'deze week')
  })

  test('the way to an evening is a link, and the map opens when somebody presses it', async ({
    client,
    assert,
  }) => {
    await planEvening()
    await planEvening({ address: null, postcode: null, city: null, startsAt: dayAt(4, 19) })
    const [known, unknown] = await weekOf(await loggedIn(client))
    assert.equal(
      known?.route,
      'https://www.google.com/maps/dir/?api=1&destination=Dorpsstraat+12%2C+3911+AB+Rhenen'
    )
    assert.isNull(unknown?.route)
  })

  test('the owner reads at both of two evenings at one time that they clash, and not at a later one', async ({
    client,
    assert,
  }) => {
    await planEvening({ number: 'AV-ONE' })
    await planEvening({ number: 'AV-TWO', itemName: 'ontgoocheld2', startsAt: dayAt(3, 20) })
    await planEvening({ number: 'AV-AFTER', startsAt: dayAt(3, 22) })
    const week = await weekOf(await loggedIn(client))
    assert.deepEqual(
      week.map(({ number, clashes }) => [number, clashes.map(({ title }) => title)]),
      [
        ['AV-ONE', ['Ontgoocheld 2.0']],
        ['AV-TWO', ['Spellenfabriek']],
        ['AV-AFTER', []],
      ]
    )
  })

  test('rooms, cards, paper kit and rehearsal are told from the klant of the booking', async ({
    client,
    assert,
  }) => {
    const { customer, teams, game, rooms } = await createEvening({ rooms: 3, teams: 2 })
    const booking = await planEvening({ customerId: customer.id })
    const browser = await loggedIn(client)
    const before = firstOf(await weekOf(browser))
    assert.deepEqual(
      before.parts.map(({ part, state }) => [part, state]),
      [
        ['rooms', 'ready'],
        ['cards', 'missing'],
        ['paper_kit', 'missing'],
        ['rehearsal', 'missing'],
      ]
    )

    for (const item of ['qr-kaarten', 'papieren-set'])
      (await browser.send('put', itemOf(booking, item))).assertStatus(200)
    const now = DateTime.utc()
    await Rehearsal.create({
      ...{ customerId: customer.id, phase: 'passed', turn: null, copyId: null },
      ...{ done: 1, total: 1, startedAt: now, seenAt: now },
      mark: rehearsalMark(await game.refresh(), rooms),
    })
    const ready = firstOf(await weekOf(browser))
    assert.isTrue(ready.parts.every(({ state }) => state === 'ready'))

    /** A fresh QR code makes an already printed card useless. */
    await firstOf(teams).merge({ apiToken: 'een-nieuwe-code' }).save()
    const changed = firstOf(await weekOf(browser))
    assert.equal(stateOf(changed, 'cards'), 'outdated')
    assert.equal(stateOf(changed, 'paper_kit'), 'outdated')
    ;(await browser.send('put', itemOf(booking, 'qr-kaarten'))).assertStatus(200)
    assert.equal(stateOf(firstOf(await weekOf(browser)), 'cards'), 'ready')
    assert.equal(stateOf(changed, 'rehearsal'), 'ready', 'robots play with codes of their own')

    await configureGame(game.id, {
      ...{ duration: 60, teamCount: 2, roomsIdsChecked: [] },
      roomsIdsNotChecked: [firstOf(rooms).id],
    })
    const rehearsed = firstOf(await weekOf(browser)).parts.find(({ part }) => part === 'rehearsal')
    assert.equal(rehearsed?.state, 'outdated')
    assert.include(rehearsed?.text, 'speel haar opnieuw')
  })

  test('a booking without a klant says so, and has nothing to print', async ({
    client,
    assert,
  }) => {
    const booking = await planEvening()
    const browser = await loggedIn(client)
    assert.deepEqual(
      firstOf(await weekOf(browser)).parts.map(({ part, state }) => [part, state]),
      [['game', 'missing']]
    )
    const refused = await browser.send('put', itemOf(booking, 'qr-kaarten'))
    refused.assertStatus(409)
    assert.include(refused.body().message, 'nog geen klant')
  })

  test('a thing that comes along is ticked off and back, and a press that comes twice counts once', async ({
    client,
    assert,
  }) => {
    const booking = await planEvening({ itemName: 'ontgoocheld2', people: 5 })
    const browser = await loggedIn(client)
    await browser.open('/dashboard/vandaag')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser.send('put', itemOf(booking, 'touw')))
    )
    for (const answer of answers) answer.assertStatus(200)
    assert.lengthOf(await Preparation.all(), 1)
    const shown = firstOf(await weekOf(browser))
    assert.deepEqual(shown.parts, [])
    assert.deepEqual(
      shown.bring.filter(({ ticked }) => ticked).map(({ name }) => name),
      ['touw']
    )
    for (const _ of [1, 2])
      (await browser.send('delete', itemOf(booking, 'touw'))).assertStatus(200)
    assert.lengthOf(await Preparation.all(), 0)
  })

  test('a thing that is not of this evening is not ticked off: {item}')
    .with([{ item: 'kisten' }, { item: 'qr-kaarten' }, { item: 'iets-anders' }])
    .run(async ({ client }, { item }) => {
      const booking = await planEvening({ itemName: 'ontgoocheld2', people: 5 })
      const browser = await loggedIn(client)
      await browser.open('/dashboard/vandaag')
      ;(await browser.send('put', itemOf(booking, item))).assertStatus(404)
    })

  test('an evening that does not exist has nothing to tick off', async ({ client }) => {
    const browser = await loggedIn(client)
    await browser.open('/dashboard/vandaag')
    ;(await browser.send('put', '/api/dashboard/boeking/999999/voorbereiding/touw')).assertStatus(
      404
    )
  })
})
