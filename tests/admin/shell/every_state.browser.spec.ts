import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { DEMO_ADMIN } from '#database/seeders/demo'
import Admin from '#models/admin/admin'
import type Booking from '#models/shop/booking'
import { startParcelSimulator, type ParcelSimulator } from '#simulator/parcels/server'
import { obstaclesEverywhere } from '#tests/helpers/accessibility'
import { findings } from '#tests/helpers/admin_screens'
import { emptyShop } from '#tests/helpers/database'
import { admin, heading } from '#tests/helpers/live/hall'
import { choose } from '#tests/helpers/play/game_board'
import { present } from '#tests/helpers/present'
import { pageOf } from '#tests/helpers/shop/bookings'
import {
  bookPayouts,
  fillBookings,
  raiseAlarms,
  spoilPaper,
  putExport,
} from '#tests/helpers/shop/office_states'
import { messageOf, orderOf, withdrawalOf } from '#tests/helpers/shop/stored_records'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { expect, open, overflowing, visitor } from '#tests/helpers/visitor'

const D = '/dashboard'
const BOOKS = `${D}/boekhouding`
/** A quarter from before the shop was there. */
const EMPTY_QUARTER = `${BOOKS}?periode=2024-K1`

test.group('Every state of the office', (group) => {
  let shop: StandaloneShop
  let service: ParcelSimulator
  let bookings: Record<string, Booking>

  /** A shop with labels, in which nothing is sent; the models of this process write into it. */
  group.setup(async () => {
    service = await startParcelSimulator({ login: 'public:secret' })
    shop = await StandaloneShop.make({
      ...{ SMTP_HOST: '127.0.0.1', SENDCLOUD_URL: service.url, SENDCLOUD_SENDER: '42' },
      ...{ SENDCLOUD_PUBLIC_KEY: 'public', SENDCLOUD_SECRET_KEY: 'secret' },
      ...{ SENDCLOUD_SHIPPING_OPTION: 'postnl:standard', WORKER: 'off' },
    })
    await shop.setUp()
    const { config } = present(db.manager.get('main'), 'the connection')
    const connection = { filename: shop.database }
    db.manager.patch('main', { ...config, connection } as typeof config)
    await emptyShop()
    const { email, ...rest } = DEMO_ADMIN
    await Admin.create({ email, ...rest })
    bookings = await fillBookings(DateTime.utc())
    await shop.start()
    return async () => {
      db.manager.patch('main', config)
      await shop.cleanUp()
      await service.close()
    }
  })

  test('the owner reads each booking well, whatever became of its evening and its money', async () => {
    const boss = await admin(shop)
    const pages = Object.values(bookings).map(({ id }) => `${D}/boekingen/${id}`)
    expect(await findings(boss, shop.url, [...pages, `${D}/boekingen`, `${D}/vandaag`])).toEqual([])

    await boss.goto(`${shop.url}${D}/boekingen/${present(bookings.asked, 'a booking').id}`)
    await expect(heading(boss)).toHaveText(
      /^Avond van Noor de Vries, \S+ \d+ \S+ \d{4}Spellenfabriek, boeking AV-/
    )
    await boss.setViewportSize({ width: 1280, height: 300 })
    await boss.goto(`${shop.url}${D}/boekingen?stand=alle`)
    await boss.getByRole('row').last().scrollIntoViewIfNeeded()
    await expect(heading(boss)).not.toBeInViewport()
    await expect(boss.getByRole('columnheader').first()).toBeInViewport()
  }).timeout(300_000)

  test('the customer reads each booking well too', async () => {
    const customer = await visitor()
    for (const [state, booking] of Object.entries(bookings)) {
      await open(customer, `${shop.url}${pageOf(booking)}`)
      expect(await obstaclesEverywhere(customer), state).toEqual([])
      await customer.setViewportSize({ width: 320, height: 640 })
      expect(await overflowing(customer), state).toEqual([])
    }
  }).timeout(300_000)

  test('the owner reads the books well while a zip is made, after it, with payouts and with a difference', async () => {
    const boss = await admin(shop)
    expect(await findings(boss, shop.url, [EMPTY_QUARTER])).toEqual([])
    for (const status of ['wacht', 'bezig', 'afgebroken', 'mislukt'] as const) {
      await putExport(status, DateTime.utc())
      expect(await findings(boss, shop.url, [BOOKS]), status).toEqual([])
    }
    await bookPayouts(DateTime.utc())
    await spoilPaper()
    expect(await findings(boss, shop.url, [BOOKS])).toEqual([])
    await expect(boss.getByRole('main')).toContainText('klopt niet')
  }).timeout(300_000)

  test('the owner reads labels at the carrier and alarms well, and the menu counts what waits', async () => {
    for (const minutes of [3, 2, 1])
      await orderOf(DateTime.utc().minus({ minutes }), { itemName: 'binky', totalCents: 1500 })
    await raiseAlarms()
    const boss = await admin(shop)
    expect(await findings(boss, shop.url, [`${D}/verzenden`, `${D}/vandaag`])).toEqual([])

    const waits = (what: string, count: string) => new RegExp(`^${what} ?, ${count} te doen$`)
    await boss.setViewportSize({ width: 390, height: 844 })
    const bar = boss.getByRole('navigation', { name: 'Elke dag' })
    await expect(bar.getByRole('link')).toHaveCount(4)
    await expect(bar.getByRole('link', { name: waits('Verzenden', '3') })).toBeVisible()
    await expect(bar.getByRole('link', { name: waits('Vandaag', '7') })).toBeVisible()
    await expect(bar.getByRole('link', { name: 'Berichten', exact: true })).toBeVisible()
    const menu = boss.getByRole('button', { name: waits('Menu', '5') })
    await expect(menu).toBeVisible()
    await boss.setViewportSize({ width: 1280, height: 844 })
    await expect(menu).toBeHidden()
    await expect(boss.getByRole('link', { name: waits('Verzenden', '3') })).toBeVisible()
    await expect(boss.getByRole('link', { name: waits('Boekingen', '5') })).toBeVisible()
  }).timeout(300_000)

  test("an owner who links somebody else's order to a withdrawal is asked first", async () => {
    const withdrawal = await withdrawalOf(DateTime.utc(), {
      ...{ email: 'oma@example.nl', status: 'ontvangen' },
    })
    await withdrawal.merge({ name: 'Oma de Vries', handledAt: null }).save()
    const { number } = await orderOf(DateTime.utc(), { email: 'bram@example.nl' })
    const boss = await admin(shop)
    await boss.goto(`${shop.url}${D}/herroepingen/${withdrawal.id}?zoek=${number}`)
    const link = boss.getByRole('button', { name: `Koppel ${number}` })
    const asked = boss.getByRole('alertdialog', { name: /van iemand anders/ })
    await link.click()
    await expect(asked).toContainText('De herroeping is van Oma de Vries, oma@example.nl.')
    await expect(asked).toContainText('bram@example.nl')
    await choose(boss, 'Nee')
    expect((await withdrawal.refresh()).orderId).toBeNull()
    await link.click()
    await choose(boss, 'Ja')
    await expect(boss.getByText('De bestelling staat erbij.')).toBeVisible()
  })

  test('messages that need no answer are ticked and put away together', async () => {
    for (const days of [3, 2, 1])
      await messageOf(DateTime.utc().minus({ days }), `bezoeker${days}@example.nl`)
    const boss = await admin(shop)
    await boss.goto(`${shop.url}${D}/berichten`)
    const boxes = boss.getByRole('checkbox', { name: /^Kies het bericht van/ })
    for (const place of [0, 1]) await boxes.nth(place).check()
    await expect(boss.getByText('2 gekozen.')).toBeVisible()
    await boss.getByRole('button', { name: 'Afgehandeld, geen antwoord nodig' }).click()
    await expect(boss.getByText('2 berichten zijn afgehandeld.')).toBeVisible()
    await expect(boxes).toHaveCount(1)
    await expect(boxes).not.toBeChecked()
  })
})
