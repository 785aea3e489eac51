import type { DateTime } from 'luxon'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { schakelSpelIn, stelSpelIn } from '#app/beheer/actions/stel_spel_in'
import { vulDemo } from '#database/seeders/demo'
import { vulRooms } from '#database/seeders/rooms'
import Actiecode from '#models/actiecode'
import Alarm from '#models/alarm'
import Auditregel from '#models/auditregel'
import type Bestelling from '#models/bestelling'
import Klant from '#models/klant'
import Mail from '#models/mail'
import Ronde from '#models/ronde'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'
import * as dossier from '#tests/helpers/dossier'

/** As long as people are called, and longer: with places to break, and without. */
const NAAM = 'Yıldız van der Schuivestraat-Wołoszyńska-de Wit Puttelaar'
const EMAIL = `${'wolfeschlegelsteinhausenberger'.repeat(2)}@voorbeeld-van-een-lang-adres.example`
const ADRES = {
  adres: 'Burgemeester van Reenensingel-Noordzijde 1234 bis achter',
  postcode: '3911 AB',
  plaats: 'Gasselterboerveenschemond aan den Ijssel',
}
const WOORD = 'Hottentottententententoonstelling'

/**
 * A shop in the middle of a busy day: the demo, and of everything that can wait for the owner
 * something, with names as long as they get.
 */
export async function vulWerkdag(nu: DateTime) {
  await vulRooms()
  await vulDemo()
  const pakket = await bestellingVan(nu, { itemName: 'binky', totaalCenten: 1500 })
  const link = await bestellingVan(nu.minus({ days: 20 }))
  await bestellingVan(nu.minus({ days: 6 }), { itemName: 'binky', totaalCenten: 1500 })
  await bestellingVan(nu.minus({ days: 3 }), { itemName: 'kunstroof', status: 'verzonden' })
  await bestellingVan(nu.minus({ days: 2 }), { status: 'mislukt' })
  await dossier.factuurVan(link, nu.minus({ days: 20 }))
  await dossier.vlaggenVan(link, 'keuken', 'kelder')
  await dossier.terugbetalingVan(link, nu, 400)

  const open = await dossier.herroepingVan(nu, { bestellingId: link.id, status: 'ontvangen' })
  await open.merge({ naam: NAAM, email: EMAIL, afgehandeldOp: null }).save()
  const losse = await dossier.herroepingVan(nu, { email: EMAIL, status: 'ontvangen' })
  await losse.merge({ bestellingTekst: WOORD.repeat(3), afgehandeldOp: null }).save()
  await dossier.herroepingVan(nu.minus({ days: 30 }), {})
  const bericht = await dossier.berichtVan(nu.minus({ days: 5 }), EMAIL)
  await bericht.merge({ naam: NAAM, bericht: `${WOORD.repeat(4)}\n\n${NAAM} vraagt het.` }).save()
  await dossier.berichtVan(nu.minus({ days: 9 }), EMAIL, nu.minus({ days: 8 }))

  await Alarm.create({
    ...{ sleutel: 'dubbel', soort: 'dubbel_betaald', bestellingId: link.id },
    bijzonderheden: `betaling tr_${WOORD}`,
  })
  await Mail.create({
    ...{ soort: 'verzonden', status: 'mislukt', bestellingId: pakket.id },
    ...{ berichtId: `${WOORD}@example.nl`, pogingen: 5 },
    laatsteFout: `550 5.1.1 <${EMAIL}>: Recipient address rejected: ${WOORD.repeat(2)}`,
  })
  await Auditregel.create({
    ...{ wie: EMAIL, wat: 'winkelgegevens_gewijzigd', onderwerp: 'winkelgegevens' },
    gegevens: JSON.stringify({ naam: [NAAM, WOORD.repeat(2)], kor: [false, true] }),
  })
  const code = await Actiecode.create({
    ...{ code: 'HOTTENTOTTENTENTENTENTOONSTELLING', soort: 'percentage', waarde: 100 },
    ...{ spellen: '', gebruiktTotaal: 0 },
  })
  return { pakket, link, herroepingen: [open, losse], bericht, code, ...(await speelAvond()) }
}

export type Werkdag = Awaited<ReturnType<typeof vulWerkdag>>

async function bestellingVan(
  op: DateTime,
  velden: Parameters<typeof dossier.bestellingVan>[1] = {}
) {
  const bestelling: Bestelling = await dossier.bestellingVan(op, { ...velden, email: EMAIL })
  return bestelling.merge({ naam: NAAM, ...ADRES }).save()
}

/** A klant whose first round is over and whose second is being played. */
async function speelAvond() {
  const klant = await Klant.create({ name: `${NAAM} en ${WOORD.repeat(2)}`, email: EMAIL })
  await schakelSpelIn(klant.id)
  const spel = await Spellenfabriek.findByOrFail('klant_id', klant.id)
  const rooms = await Room.query().orderBy('volgnummer')
  const [eerste] = rooms
  await eerste!.merge({ naam: WOORD, adminnaam: `A1 ${WOORD}`, opberg: WOORD }).save()
  await stelSpelIn(spel.id, {
    ...{ tijdsduur: 60, aantalTeams: 4 },
    roomsIdsChecked: rooms.map(({ id }) => id),
    roomsIdsNotChecked: [],
  })
  await Team.query()
    .where('klant_id', klant.id)
    .where('nummer', 1)
    .update({ customName: 'Uilen'.repeat(8) })
  for (const actie of ['openlobby', 'startspel', 'stoplobby', 'openlobby', 'startspel'] as const)
    await bestuurSpel(spel.id, actie)
  const ronde = await Ronde.query().where('spellenfabriek_id', spel.id).orderBy('id').firstOrFail()
  return { klant, room: eerste!, ronde }
}
