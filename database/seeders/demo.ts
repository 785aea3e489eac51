import { DateTime } from 'luxon'
import { vulDemocijfers } from '#database/seeders/cijfers'
import Actiecode from '#models/actiecode'
import { schakelSpelIn } from '#app/beheer/actions/stel_spel_in'
import Beheerder from '#models/beheerder'
import Klant from '#models/klant'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'

/** Where the demo's admin logs in; a live shop makes its own with `node ace beheerder`. */
export const DEMO_BEHEERDER = {
  naam: 'Demo',
  email: 'admin@example.nl',
  password: 'escape-room-demo',
}

/** The demo: an admin, two discount codes to try, a klant with a game that can be opened, and figures. */
export async function vulDemo() {
  const { email, ...rest } = DEMO_BEHEERDER
  await Beheerder.firstOrCreate({ email }, rest)
  await vulDemoklant()
  await vulDemocijfers()

  await Actiecode.firstOrCreate(
    { code: 'SPEURNEUS10' },
    { soort: 'percentage', waarde: 10, spellen: '', gebruiktTotaal: 0 }
  )
  await Actiecode.firstOrCreate(
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
async function vulDemoklant() {
  const email = 'uitje@example.nl'
  if (await Klant.findBy('email', email)) return
  const klant = await Klant.create({ name: 'Bakkerij Van den Brink, personeelsuitje', email })
  await schakelSpelIn(klant.id)
  const spel = await Spellenfabriek.findByOrFail('klant_id', klant.id)
  const rooms = await Room.query().whereNull('gearchiveerd_op')
  await spel.related('rooms').attach(rooms.map(({ id }) => id))
}
