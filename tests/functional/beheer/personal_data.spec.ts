import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { schakelSpelIn } from '#app/beheer/actions/stel_spel_in'
import { voerGegevensUit } from '#app/beheer/actions/voer_gegevens_uit'
import { wisGegevens } from '#app/beheer/actions/wis_gegevens'
import { adresmerk } from '#app/beheer/persoon'
import { asColumn } from '#app/core/database/dialect'
import { vindSpel } from '#content/catalogus'
import * as schema from '#database/schema'
import { vulRooms } from '#database/seeders/rooms'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import Auditregel from '#models/auditregel'
import Beheerder from '#models/beheerder'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Factuur from '#models/factuur'
import Herroeping from '#models/herroeping'
import Klant from '#models/klant'
import Levering from '#models/levering'
import Puntencorrectie from '#models/puntencorrectie'
import Ronde from '#models/ronde'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'
import Spellogregel from '#models/spellogregel'
import Team from '#models/team'
import Terugbetaling from '#models/terugbetaling'
import Voortgang from '#models/voortgang'
import env from '#start/env'
import { legeWinkel } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/dossier'
import { PERSOONSGEGEVENS } from '#tests/helpers/persoonsgegevens'

const NU = DateTime.utc().startOf('second')
const TOEN = NU.minus({ months: 4 })
const NOOR = 'Noor.DeVries@Example.nl'
const BOB = 'bob@example.nl'

/** Written in another way than they are kept: told by the test above. */
const MOMENT_OF_GETAL = /Op$|At$|Tot$|Centen$|Id$|aantal|automatisch/

/** Somebody who did everything that a customer can do. */
async function klantMetAlles(email: string, volgnummer: number) {
  const spel = await dossier.bestellingVan(TOEN, { email })
  await spel
    .merge({ afstandHerroepingOp: TOEN, afstandHerroepingTekst: 'Ik wil direct toegang.' })
    .save()
  await dossier.vlaggenVan(spel, 'keuken', 'keukenhint1')
  await dossier.factuurVan(spel, TOEN)
  await dossier.terugbetalingVan(spel, TOEN, 500)
  const afgewezen = await dossier.herroepingVan(TOEN, {
    ...{ email, bestellingId: spel.id, status: 'afgewezen' },
  })
  const toelichting = 'Noor de Vries had de pdf al geprint.'
  await afgewezen.merge({ toelichting }).save()
  await Auditregel.create({
    ...{ wie: 'admin@example.nl', wat: 'herroeping_afgewezen' },
    onderwerp: `herroeping ${afgewezen.id}`,
    gegevens: JSON.stringify({ toelichting }),
  })
  const pakket = await dossier.bestellingVan(TOEN, {
    ...{ email, itemName: 'binky', status: 'verzonden' },
  })
  const gratis = await dossier.bestellingVan(TOEN, {
    ...{ email, itemName: 'cunera-van-rhenen', totaalCenten: 0 },
  })
  await dossier.vlaggenVan(gratis, 'stap1')
  const onbetaald = await dossier.bestellingVan(TOEN, { email, status: 'mislukt' })
  await dossier.berichtVan(TOEN, email, TOEN)
  const los = await dossier.herroepingVan(TOEN, { email })
  const mail = await dossier.mailVan(TOEN, { soort: 'verloren_links', email })
  await mail.merge({ laatsteFout: 'EENVELOPE 550' }).save()

  const code = await Actiecode.create({
    ...{ code: `CODE${volgnummer}`, soort: 'bedrag', waarde: 100, spellen: '', gebruiktTotaal: 1 },
  })
  await pakket.merge({ actiecodeId: code.id, vervoerder: 'PostNL' }).save()
  await ActiecodeGebruik.create({
    ...{ actiecodeId: code.id, bestellingId: pakket.id, email: email.toLowerCase(), volgnummer: 1 },
  })
  await Auditregel.create({
    ...{ wie: 'admin@example.nl', wat: 'bestelgegevens_gewijzigd', onderwerp: spel.nummer },
    gegevens: JSON.stringify({ van: { adres: 'Dorpsstraat 12' }, naar: { adres: 'Kade 1' } }),
  })
  await Auditregel.create({
    ...{ wie: 'admin@example.nl', wat: 'klant_gemaakt', onderwerp: 'een avond' },
    gegevens: JSON.stringify({ email, teams: 4 }),
  })
  const klant = await Klant.create({ name: `De buurt van ${email}`, email })
  await Auditregel.create({
    ...{ wie: 'admin@example.nl', wat: 'klant_gewijzigd', onderwerp: klant.name, gegevens: '{}' },
  })
  await avondVan(klant)
  const link = await Levering.query().where('bestelling_id', spel.id).firstOrFail()
  const folder = join(env.storageDir, 'downloads')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${link.id}-${spel.nummer}-1.pdf`), 'pdf')
  return { spel, pakket, gratis, onbetaald, los, code }
}

/** An evening that was played: what teams are called, what they tried and what the game master said. */
async function avondVan({ id: klantId }: Klant) {
  await schakelSpelIn(klantId)
  await vulRooms()
  const spel = await Spellenfabriek.findByOrFail('klantId', klantId)
  await spel.merge({ mededeling: `Team Vries ${klantId} staat voor` }).save()
  const team = await Team.findByOrFail('klantId', klantId)
  await team.merge({ customName: `De Vriesjes ${klantId}` }).save()
  const ronde = await Ronde.create({
    ...{ spellenfabriekId: spel.id, nummer: 1, begonnenOp: TOEN, geslotenOp: TOEN },
  })
  const van = { rondeId: ronde.id, teamId: team.id }
  const { id: voortgangId } = await Voortgang.create({
    ...{ ...van, roomId: (await Room.firstOrFail()).id, aantalFout: 1 },
  })
  await db
    .table('foute_antwoorden')
    .insert({ voortgang_id: voortgangId, antwoord: 'de vries', created_at: asColumn(TOEN) })
  await Puntencorrectie.create({ ...van, punten: 5, reden: `Hielp de familie Vries ${klantId}` })
  await Spellogregel.create({
    ...{ ...van, spellenfabriekId: spel.id, wat: 'teamnaam' },
    gegevens: JSON.stringify({ naam: `De Vriesjes ${klantId}` }),
  })
}

/** What stands in the columns with this lot: texts of `tabel.kolom`, as far as they can be recognised. */
async function teksten(lot: RegExp): Promise<Record<string, string[]>> {
  const gevonden: Record<string, string[]> = {}
  for (const [naam, { tabel, kolommen }] of Object.entries(PERSOONSGEGEVENS))
    for (const [kolom, wat] of Object.entries(kolommen)) {
      if (!lot.test(wat)) continue
      const model = schema[naam as keyof typeof schema]
      model.boot()
      const { columnName } = model.$getColumn(kolom)!
      const rijen = (await db.from(tabel).select(columnName)) as Record<string, unknown>[]
      gevonden[`${tabel}.${kolom}`] = rijen
        .map((rij) => rij[columnName])
        .filter((waarde) => waarde !== null)
        .map(String)
    }
  return gevonden
}

/** Every row of every table that we made, as text. */
async function alles(behalve: readonly string[] = []): Promise<Record<string, string[]>> {
  const rijen: Record<string, string[]> = {}
  for (const tabel of Object.keys(await dossier.telTabellen())) {
    if (behalve.includes(tabel)) continue
    rijen[tabel] = (await db.from(tabel)).map((rij) => JSON.stringify(rij)).sort()
  }
  return rijen
}

const sporen = (rijen: Record<string, string[]>, woorden: RegExp) =>
  Object.values(rijen)
    .flat()
    .filter((rij) => woorden.test(rij))

async function legeKast() {
  await rm(join(env.storageDir, 'downloads'), { recursive: true, force: true })
  await legeWinkel()
}

test.group('A person asks what we keep', (group) => {
  group.each.setup(() => legeKast())

  test('all of it, however the address is written, and nothing of anybody else', async ({
    assert,
  }) => {
    const { spel, pakket, gratis, onbetaald, code } = await klantMetAlles(NOOR, 1)
    const ander = await klantMetAlles(BOB, 2)

    const uitvoer = await voerGegevensUit('NOOR.devries@EXAMPLE.NL', NU)
    assert.deepEqual(
      uitvoer.bestellingen.map(({ nummer }) => nummer),
      [spel, pakket, gratis, onbetaald].map(({ nummer }) => nummer)
    )
    const [eerste, tweede] = uitvoer.bestellingen
    assert.deepInclude(eerste, {
      spel: 'Het verdwenen recept',
      adres: 'Dorpsstraat 12',
      totaal: '17.50',
    })
    assert.deepInclude(eerste!.betalingen[0]!.terugbetalingen[0]!, {
      bedrag: '5.00',
      reden: 'Retour van Noor',
    })
    assert.deepEqual(
      eerste!.leveringen.flatMap(({ voortgang }) => voortgang.map(({ onderdeel }) => onderdeel)),
      ['keuken', 'keukenhint1']
    )
    assert.equal(eerste!.facturen[0]!.btw, '3.04')
    assert.lengthOf(eerste!.mails, 1)
    assert.equal(tweede!.actiecode, code.code)
    assert.equal(tweede!.track_trace, '3SABCD123')
    assert.equal(uitvoer.berichten[0]!.telefoon, '0612345678')
    assert.equal(uitvoer.berichten[0]!.antwoorden[0]!.tekst, 'Ja hoor, in twee groepen.')
    assert.lengthOf(uitvoer.herroepingen, 2)
    assert.lengthOf(uitvoer.mails_zonder_bestelling, 1)
    assert.equal(uitvoer.avonden[0]!.naam, `De buurt van ${NOOR}`)

    const tekst = JSON.stringify(uitvoer)
    assert.notInclude(tekst, BOB)
    assert.notInclude(tekst, ander.spel.nummer)
    assert.notInclude(tekst, 'admin@example.nl')
  })

  test('no secret is in it', async ({ assert }) => {
    await klantMetAlles(NOOR, 1)
    const tekst = JSON.stringify(await voerGegevensUit(NOOR, NU))
    for (const [kolom, waarden] of Object.entries(await teksten(/, geheim$/))) {
      assert.isNotEmpty(waarden, kolom)
      for (const waarde of waarden) assert.notInclude(tekst, waarde, kolom)
    }
    const geheimen = [
      ...(await Bestelling.all()).flatMap((order) => [order.token, order.aanvraagsleutel]),
      ...(await Betaling.all()).flatMap((poging) => [poging.idempotentiesleutel]),
      ...(await Levering.all()).flatMap(({ token }) => token ?? []),
      ...(await Terugbetaling.all()).flatMap((deel) => [deel.idempotentiesleutel, deel.sleutel]),
      ...(await Herroeping.all()).flatMap(({ token, aanvraagsleutel }) => [token, aanvraagsleutel]),
      ...(await db.from('teams')).map(({ api_token: token }) => token as string),
      'betaaldienst.example/afrekenen',
      'scherm_token',
    ]
    for (const geheim of geheimen) assert.notInclude(tekst, geheim)
  })

  test('every column that is meant to be in it, is', async ({ assert }) => {
    await klantMetAlles(NOOR, 1)
    await Beheerder.create({ naam: 'Noor als beheerder', email: NOOR, password: 'een lang woord' })
    const uitvoer = JSON.stringify(await voerGegevensUit(NOOR, NU))
    const inJson = (waarde: string) => JSON.stringify(waarde).slice(1, -1)
    for (const [kolom, waarden] of Object.entries(await teksten(/, erin$/))) {
      if (MOMENT_OF_GETAL.test(kolom)) continue
      assert.isNotEmpty(waarden, kolom)
      for (const waarde of waarden) {
        const getoond = kolom === 'bestellingen.itemName' ? vindSpel(waarde)!.titel : waarde
        /** An invoice is in it as what it says, and not as text in text. */
        const tekst = kolom === 'facturen.gegevens' ? getoond : inJson(getoond)
        assert.include(uitvoer, tekst, kolom)
      }
    }
  })

  test('it is written down that it was asked, without the address', async ({ assert }) => {
    await klantMetAlles(NOOR, 1)
    await voerGegevensUit(NOOR, NU)
    const regel = await Auditregel.findByOrFail('wat', 'gegevens_uitgevoerd')
    assert.equal(regel.wie, 'opdrachtregel')
    assert.equal(regel.onderwerp, adresmerk(NOOR.toLowerCase()))
    assert.deepEqual(JSON.parse(regel.gegevens), { bestellingen: 4, berichten: 1 })
  })

  test('an address that we do not know has nothing', async ({ assert }) => {
    const uitvoer = await voerGegevensUit('niemand@example.nl', NU)
    assert.lengthOf(uitvoer.bestellingen, 0)
    assert.lengthOf(uitvoer.avonden, 0)
  })
})

test.group('A person asks to be forgotten', (group) => {
  group.each.setup(() => legeKast())

  test('nothing is left that says who it was, but for the invoice', async ({ assert }) => {
    const { spel, pakket, gratis, onbetaald, los, code } = await klantMetAlles(NOOR, 1)
    const { weg, blijft, later } = await wisGegevens('noor.devries@example.NL', NU)

    const over = await alles(['facturen'])
    assert.deepEqual(
      sporen(over, /vries|van noor|dorpsstraat|3911 ab|"rhenen"|0612345678|zijn tienen|de buurt/i),
      []
    )
    const factuur = await Factuur.firstOrFail()
    assert.deepEqual(JSON.parse(factuur.gegevens), {
      ...{ naam: 'Noor de Vries', adres: 'Dorpsstraat 12' },
    })

    assert.isNull(await Bestelling.find(gratis.id))
    assert.isNull(await Bestelling.find(onbetaald.id))
    assert.isNull(await Herroeping.find(los.id))
    assert.lengthOf(await Klant.all(), 0)
    assert.deepInclude(weg, {
      'bestellingen': 2,
      'klantgegevens van bestellingen': 2,
      'contactberichten': 1,
      'herroepingen': 2,
      'onderdelen van de voortgang': 2,
      'klanten van de Spellenfabriek': 1,
    })
    assert.deepEqual(blijft, [
      { wat: 'bestelling', nummer: spel.nummer, facturen: [factuur.nummer] },
      { wat: 'bestelling', nummer: pakket.nummer, facturen: [] },
    ])
    assert.deepEqual(later, [])

    /** What the bookkeeping adds up stays as it was. */
    const boek = await Bestelling.findOrFail(spel.id)
    assert.equal(boek.totaalCenten, 1750)
    assert.equal(boek.status, 'betaald')
    assert.isNotNull(boek.betaaldOp)
    assert.equal((await Terugbetaling.firstOrFail()).bedragCenten, 500)
    assert.equal((await Herroeping.firstOrFail()).status, 'afgewezen')
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 1)
    assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 0)
  })

  test('every column that is meant to go, goes', async ({ assert }) => {
    await klantMetAlles(NOOR, 1)
    const vooraf = await teksten(/^weg,/)
    await wisGegevens(NOOR, NU)
    const achteraf = await teksten(/^weg,/)
    for (const [kolom, waarden] of Object.entries(vooraf)) {
      /** Those lines stay: that no text of the person is left in them, is told above. */
      if (kolom.startsWith('auditregels.')) continue
      assert.isNotEmpty(waarden, kolom)
      assert.notIncludeMembers(achteraf[kolom]!, waarden, kolom)
      for (const waarde of waarden) assert.notInclude(achteraf[kolom]!, waarde, kolom)
    }
  })

  test('an older address of an order that was corrected goes as well', async ({ assert }) => {
    const { pakket } = await klantMetAlles(NOOR, 1)
    await pakket.merge({ email: 'anders@example.nl' }).save()
    const { weg } = await wisGegevens(NOOR, NU)
    assert.equal(weg['gebruik van actiecodes'], 1)
    const gebruik = await ActiecodeGebruik.firstOrFail()
    assert.equal(gebruik.email, `gewist-${pakket.id}@gewist.invalid`)
    assert.equal((await pakket.refresh()).email, 'anders@example.nl')
  })

  test('the links stop working', async ({ client, assert }) => {
    const { spel } = await klantMetAlles(NOOR, 1)
    const links = await Levering.query().where('bestelling_id', spel.id)
    const download = links.find(({ soort }) => soort === 'download')!
    const pagina = () => client.get(`/download/${download.token}`)
    assert.equal((await pagina()).status(), 200)
    await wisGegevens(NOOR, NU)
    assert.equal((await pagina()).status(), 404)
  })

  test('other people keep everything', async ({ assert }) => {
    await klantMetAlles(BOB, 2)
    const vooraf = await alles()
    await klantMetAlles(NOOR, 1)
    await wisGegevens(NOOR, NU)
    const achteraf = await alles()
    for (const [tabel, rijen] of Object.entries(vooraf))
      if (tabel !== 'factuurreeksen') assert.includeMembers(achteraf[tabel]!, rijen, tabel)
  })

  test('a rehearsal says the same and changes nothing', async ({ assert }) => {
    await klantMetAlles(NOOR, 1)
    const vooraf = await alles()
    const proef = await wisGegevens(NOOR, NU, { proef: true })
    assert.deepEqual(await alles(), vooraf)
    assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 1)
    assert.deepEqual(await wisGegevens(NOOR, NU), proef)
  })

  test('a second time finds nothing and changes nothing', async ({ assert }) => {
    await klantMetAlles(NOOR, 1)
    await wisGegevens(NOOR, NU)
    const vooraf = await alles()
    assert.deepEqual(await wisGegevens(NOOR, NU), { weg: {}, blijft: [], later: [] })
    assert.deepEqual(await alles(), vooraf)
  })

  test('it is written down once, without the address', async ({ assert }) => {
    await klantMetAlles(NOOR, 1)
    await wisGegevens(NOOR, NU)
    const regels = await Auditregel.query().where('wat', 'gegevens_gewist')
    assert.lengthOf(regels, 1)
    assert.equal(regels[0]!.onderwerp, adresmerk(NOOR))
    assert.equal(regels[0]!.wie, 'opdrachtregel')
  })

  test('what is still being carried out waits: {waarom}')
    .with([
      {
        waarom: 'betaling_loopt',
        maak: async () => {
          const order = await dossier.bestellingVan(NU, { email: NOOR, status: 'open' })
          await Betaling.query().update({ status: 'open', openVoorBestelling: order.id })
          return order
        },
      },
      {
        waarom: 'nog_te_versturen',
        maak: () => dossier.bestellingVan(NU, { email: NOOR, itemName: 'binky' }),
      },
      {
        waarom: 'herroeping_open',
        maak: async () => {
          const order = await dossier.bestellingVan(NU, { email: NOOR })
          await dossier.herroepingVan(NU, {
            ...{ email: NOOR, bestellingId: order.id, status: 'ontvangen' },
          })
          return order
        },
      },
      {
        waarom: 'terugbetaling_onderweg',
        maak: async () => {
          const order = await dossier.bestellingVan(NU, { email: NOOR })
          const terug = await dossier.terugbetalingVan(order, NU, 100)
          await terug.merge({ status: 'aangevraagd' }).save()
          return order
        },
      },
    ] as const)
    .run(async ({ assert }, { waarom, maak }) => {
      const order = await maak()
      const vooraf = await alles()
      assert.deepEqual(await wisGegevens(NOOR, NU), {
        ...{ weg: {}, blijft: [] },
        later: [{ wat: 'bestelling', nummer: order.nummer, waarom }],
      })
      assert.deepEqual(await alles(), vooraf)
    })

  test('an evening that is going on waits', async ({ assert }) => {
    const klant = await Klant.create({ name: 'De buurt', email: NOOR })
    await schakelSpelIn(klant.id)
    await Spellenfabriek.query().update({ status: 'started' })
    const { later } = await wisGegevens(NOOR, NU)
    assert.deepEqual(later, [{ wat: 'avond', naam: 'De buurt' }])
    assert.isNotNull(await Klant.find(klant.id))
  })
})
