import hash from '@adonisjs/core/services/hash'
import { demoPassword, formerDemoPasswords } from '#app/core/safety/demo_password'
import { seedDemoBookings } from '#database/seeders/demo_bookings'
import { seedDemoFigures } from '#database/seeders/demo_figures'
import DiscountCode from '#models/shop/money/discount_code'
import { enableGame } from '#app/live/customers/configure_game'
import Admin from '#models/admin/admin'
import Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import { startOfDay } from '#domain/dutch_time'
import env from '#start/env'

/** The login of the demo's admin. A live shop makes its own admin with `node ace admin`. */
export const DEMO_ADMIN = {
  name: 'Demo',
  email: 'admin@example.nl',
  get password() {
    return demoPassword(env)
  },
}

/**
 * Fills the demo: an admin, two discount codes to try, a customer (klant) with a game that can be
 * opened, figures and booked evenings.
 */
export async function seedDemo() {
  await seedDemoAdmin()
  await seedDemoCustomer()
  await seedDemoFigures()
  await seedDemoBookings()

  await DiscountCode.firstOrCreate(
    { code: 'SPEURNEUS10' },
    { kind: 'percentage', value: 10, games: '', usedTotal: 0 }
  )
  await DiscountCode.firstOrCreate(
    { code: 'KIJKOP5' },
    {
      kind: 'bedrag',
      value: 500,
      games: 'kunstroof,binky',
      maxTotal: 100,
      maxPerEmail: 1,
      validFrom: startOfDay('2026-01-01'),
      validUntil: startOfDay('2030-01-01'),
      usedTotal: 0,
    }
  )
}

/**
 * Gives the demo's admin the password of this demo, also when the demo was opened to others since
 * or closed again. A password that somebody chose stays.
 */
async function seedDemoAdmin() {
  const { name, email, password } = DEMO_ADMIN
  const admin = await Admin.firstOrCreate({ email }, { name, password })
  for (const former of formerDemoPasswords(env))
    if (await hash.verify(admin.password, former)) await admin.merge({ password }).save()
}

/** All rooms take part. The first press on the button opens the gathering point. */
async function seedDemoCustomer() {
  const email = 'uitje@example.nl'
  if (await Customer.findBy('email', email)) return
  const customer = await Customer.create({ name: 'Bakkerij Van den Brink, personeelsuitje', email })
  await enableGame(customer.id)
  const game = await Spellenfabriek.findByOrFail('customer_id', customer.id)
  const rooms = await Room.query().whereNull('archived_at')
  await game.related('rooms').attach(rooms.map(({ id }) => id))
}
