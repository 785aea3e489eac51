import { DateTime } from 'luxon'
import { seedDemoFigures } from '#database/seeders/demo_figures'
import DiscountCode from '#models/shop/discount_code'
import { enableGame } from '#app/live/customers/configure_game'
import Admin from '#models/admin/admin'
import Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'

/** Where the demo's admin logs in; a live shop makes its own with `node ace admin`. */
export const DEMO_BEHEERDER = {
  naam: 'Demo',
  email: 'admin@example.nl',
  password: 'escape-room-demo',
}

/** The demo: an admin, two discount codes to try, a klant with a game that can be opened, and figures. */
export async function vulDemo() {
  const { email, ...rest } = DEMO_BEHEERDER
  await Admin.firstOrCreate({ email }, rest)
  await seedDemoCustomer()
  await seedDemoFigures()

  await DiscountCode.firstOrCreate(
    { code: 'SPEURNEUS10' },
    { soort: 'percentage', waarde: 10, spellen: '', gebruiktTotaal: 0 }
  )
  await DiscountCode.firstOrCreate(
    { code: 'KIJKOP5' },
    {
      soort: 'bedrag',
      waarde: 500,
      spellen: 'kunstroof,binky',
      maxTotaal: 100,
      maxPerEmail: 1,
      geldigVanaf: DateTime.fromISO('2026-01-01', { zone: 'Europe/Amsterdam' }).toUTC(),
      geldigTot: DateTime.fromISO('2030-01-01', { zone: 'Europe/Amsterdam' }).toUTC(),
      gebruiktTotaal: 0,
    }
  )
}

/** All rooms take part; the first press opens the gathering point. */
async function seedDemoCustomer() {
  const email = 'uitje@example.nl'
  if (await Customer.findBy('email', email)) return
  const customer = await Customer.create({ name: 'Bakkerij Van den Brink, personeelsuitje', email })
  await enableGame(customer.id)
  const game = await Spellenfabriek.findByOrFail('klant_id', customer.id)
  const rooms = await Room.query().whereNull('gearchiveerd_op')
  await game.related('rooms').attach(rooms.map(({ id }) => id))
}
