import { DateTime } from 'luxon'
import Actiecode from '#models/actiecode'
import Beheerder from '#models/beheerder'

/** Where the demo's admin logs in; a live shop makes its own with `node ace beheerder`. */
export const DEMO_BEHEERDER = {
  naam: 'Demo',
  email: 'admin@example.nl',
  password: 'escape-room-demo',
}

/** The demo: an admin, and two discount codes to try. */
export async function vulDemo() {
  const { email, ...rest } = DEMO_BEHEERDER
  await Beheerder.firstOrCreate({ email }, rest)

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
      geldigVanaf: DateTime.utc(2026, 1, 1),
      geldigTot: DateTime.utc(2030, 1, 1),
      gebruiktTotaal: 0,
    }
  )
}
