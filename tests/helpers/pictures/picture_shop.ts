import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { DEMO_ADMIN } from '#database/seeders/demo'
import { seedRooms } from '#database/seeders/rooms'
import { recept } from '#games/recept/recept_game'
import Admin from '#models/admin/admin'
import PlayFlag from '#models/play/play_flag'
import Payment from '#models/shop/money/payment'
import { emptyShop } from '#tests/helpers/database'
import { StandaloneShop } from '#tests/helpers/standalone_shop'
import { flagsOf, invoiceOf, messageOf, orderOf } from '#tests/helpers/shop/stored_records'
import { present } from '#tests/helpers/present'

/** The moment at which the shop of the pictures opens: a Wednesday morning. */
export const NOW = DateTime.fromISO('2026-10-14T08:00:00Z', { zone: 'utc' })

const CLOCK = new URL('fixed_clock.ts', import.meta.url).href

/** A shop in which it is always the same morning, with the same orders. */
export class PictureShop {
  private constructor(
    readonly shop: StandaloneShop,
    /** The addresses of pages about one thing. */
    readonly paths: { readonly order: string; readonly play: string; readonly admin: string }
  ) {}

  /** @returns the shop, and what closes it */
  static async open(): Promise<[PictureShop, () => Promise<void>]> {
    const shop = await StandaloneShop.make({
      SMTP_HOST: '127.0.0.1',
      NODE_OPTIONS: `--import=${CLOCK}`,
      CLOCK_STARTS_AT: present(NOW.toISO(), 'the moment'),
    })
    await shop.setUp()
    const { config } = present(db.manager.get('main'), 'the connection')
    const database = { ...config, connection: { filename: shop.database } } as typeof config
    db.manager.patch('main', database)
    const paths = await fill()
    await shop.start()
    const close = async () => {
      db.manager.patch('main', config)
      await shop.cleanUp()
    }
    return [new PictureShop(shop, paths), close]
  }
}

/** A quiet week: orders that wait for a parcel, that are on their way and that are played. */
async function fill() {
  await emptyShop()
  await seedRooms()
  const { email, ...rest } = DEMO_ADMIN
  await Admin.create({ email, ...rest })

  const order = async (number: string, hoursAgo: number, fields: Parameters<typeof orderOf>[1]) => {
    const one = await orderOf(NOW.minus({ hours: hoursAgo }), fields)
    const payment = await Payment.findByOrFail('order_id', one.id)
    await payment.merge({ providerId: `tr_${number}` }).save()
    return one.merge({ number: `EK-${number}`, token: `picture-${number}` }).save()
  }
  await order('2345ABCD', 150, { itemName: 'kunstroof', status: 'verzonden', totalCents: 1250 })
  await order('2345EFGH', 98, { itemName: 'sintjunior', totalCents: 950 })
  await order('2345JKLM', 74, { status: 'mislukt' })
  const played = await order('2345NPQR', 50, {})
  await order('2345STUV', 26, { itemName: 'binky', totalCents: 1500 })
  await order('2345WXYZ', 2, { itemName: 'binky', totalCents: 1500 })
  await invoiceOf(played, NOW.minus({ hours: 50 }))
  await messageOf(NOW.minus({ hours: 27 }))

  const link = await flagsOf(played, ...recept.puzzles.slice(0, 2).map(({ flag }) => flag))
  await link.merge({ token: 'picture-play-link' }).save()
  for (const flag of await PlayFlag.all()) await flag.merge({ createdAt: played.createdAt }).save()
  return {
    order: `/bestelling/${played.token}`,
    play: `/spelen/${link.token}/${recept.path}`,
    admin: `/dashboard/bestellingen/${played.id}`,
  }
}
