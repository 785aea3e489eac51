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
import { admin } from '#tests/helpers/live/hall'
import { present } from '#tests/helpers/present'
import { pageOf } from '#tests/helpers/shop/bookings'
import {
  bookPayouts,
  fillBookings,
  raiseAlarms,
  spoilPaper,
  putExport,
} from '#tests/helpers/shop/office_states'
import { orderOf } from '#tests/helpers/shop/stored_records'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { expect, open, overflowing, visitor } from '#tests/helpers/visitor'

const D = '/dashboard'
const BOOKS = `${D}/boekhouding`
/** Before the shop was there. */
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
  }).timeout(300_000)

  test('its customer reads it well too', async () => {
    const customer = await visitor()
    for (const [state, booking] of Object.entries(bookings)) {
      await open(customer, `${shop.url}${pageOf(booking)}`)
      expect(await obstaclesEverywhere(customer), state).toEqual([])
      await customer.setViewportSize({ width: 320, height: 640 })
      expect(await overflowing(customer), state).toEqual([])
    }
  }).timeout(300_000)

  test('the books are well to read while a zip is made, after it, with payouts and with a difference', async () => {
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

  test('labels at the carrier and alarms are well to read', async () => {
    for (const minutes of [3, 2, 1])
      await orderOf(DateTime.utc().minus({ minutes }), { itemName: 'binky', totalCents: 1500 })
    await raiseAlarms()
    const boss = await admin(shop)
    expect(await findings(boss, shop.url, [`${D}/verzenden`, `${D}/vandaag`])).toEqual([])
  }).timeout(300_000)
})
