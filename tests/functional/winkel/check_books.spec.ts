import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { controleerWinkel } from '#app/winkel/actions/controleer_winkel'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import type Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Factuur from '#models/factuur'
import Levering from '#models/levering'
import Terugbetaling from '#models/terugbetaling'
import { legeWinkel } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/dossier'
import { bestel, metSimulator, ruimSimulatorOp } from '#tests/helpers/winkel'

const NU = DateTime.utc()

/** A shop in which everything that can happen, happened. */
async function gezondeWinkel() {
  const recept = await dossier.bestellingVan(NU, { status: 'betaald' })
  const pakket = await dossier.bestellingVan(NU, { itemName: 'binky', status: 'verzonden' })
  const terug = await dossier.bestellingVan(NU, { status: 'terugbetaald' })
  const gratis = await dossier.bestellingVan(NU, {
    ...{ itemName: 'cunera-van-rhenen', totaalCenten: 0 },
  })
  const mislukt = await dossier.bestellingVan(NU, { status: 'mislukt' })
  const open = await dossier.bestellingVan(NU, { status: 'open' })
  await Betaling.query()
    .where('bestelling_id', open.id)
    .update({ status: 'open', openVoorBestelling: open.id })
  await dossier.factuurVan(recept, NU)
  await dossier.factuurVan(pakket, NU)
  await dossier.terugbetalingVan(terug, NU, 1750)
  const code = await Actiecode.create({
    ...{ code: 'LENTE', soort: 'bedrag', waarde: 100, spellen: '', gebruiktTotaal: 1 },
    maxTotaal: 5,
  })
  await ActiecodeGebruik.create({
    ...{ actiecodeId: code.id, bestellingId: recept.id, email: recept.email, volgnummer: 1 },
  })
  return { recept, pakket, terug, gratis, mislukt, open, code }
}

type Winkel = Awaited<ReturnType<typeof gezondeWinkel>>
type Wie = Exclude<keyof Winkel, 'code'>

const vanOrder = (order: Bestelling) => ({ bestelling_id: order.id })

/** What somebody's slip of the hand in the database would do, and what we say about it. */
const FOUTEN: {
  controle: string
  wie: Wie | string
  maak: (winkel: Winkel) => Promise<unknown>
}[] = [
  {
    controle: 'Het totaal is de prijs min de korting',
    wie: 'recept',
    maak: ({ recept }) => recept.merge({ kortingCenten: 100 }).save(),
  },
  {
    controle: 'Het spel van een bestelling bestaat',
    wie: 'mislukt',
    maak: ({ mislukt }) => mislukt.merge({ itemName: 'ganzenbord' }).save(),
  },
  {
    controle: 'Wie Het verdwenen recept betaalde, kreeg precies wat erbij hoort',
    wie: 'recept',
    maak: ({ recept }) =>
      Levering.query()
        .where({ ...vanOrder(recept), soort: 'download' })
        .delete(),
  },
  {
    controle: 'Wie Het verdwenen recept betaalde, kreeg precies wat erbij hoort',
    wie: 'recept',
    maak: ({ recept }) =>
      Levering.query()
        .where({ ...vanOrder(recept), soort: 'download' })
        .update({ soort: 'post', token: null }),
  },
  {
    controle: 'Wat niet is betaald, is niet geleverd',
    wie: 'mislukt',
    maak: ({ mislukt }) =>
      Levering.create({
        ...{ bestellingId: mislukt.id, soort: 'speellink', token: 'x', aantalOpgehaald: 0 },
      }),
  },
  {
    controle: 'Een link of download heeft een geheim, een pakket niet',
    wie: 'gratis',
    maak: ({ gratis }) => Levering.query().where(vanOrder(gratis)).update({ token: null }),
  },
  {
    controle: 'Een betaalde bestelling heeft een geslaagde betaling van het hele bedrag',
    wie: 'recept',
    maak: ({ recept }) => Betaling.query().where(vanOrder(recept)).update({ bedragCenten: 1800 }),
  },
  {
    controle: 'Bij een betaalde bestelling staat wanneer, bij een andere niet',
    wie: 'gratis',
    maak: ({ gratis }) => gratis.merge({ betaaldOp: null }).save(),
  },
  {
    controle: 'Een bestelling met een geslaagde betaling is betaald',
    wie: 'mislukt',
    maak: ({ mislukt }) => Betaling.query().where(vanOrder(mislukt)).update({ status: 'betaald' }),
  },
  {
    controle: 'Een bestelling die op geld wacht, kan het krijgen',
    wie: 'open',
    maak: ({ open }) =>
      Betaling.query()
        .where(vanOrder(open))
        .update({ status: 'verlopen', openVoorBestelling: null }),
  },
  {
    controle: 'Een betaling die loopt, is de enige van haar bestelling',
    wie: 'open',
    maak: ({ open }) => Betaling.query().where(vanOrder(open)).update({ openVoorBestelling: null }),
  },
  {
    controle: 'Een terugbetaalde bestelling is helemaal terugbetaald',
    wie: 'terug',
    maak: ({ terug }) =>
      Betaling.query().where(vanOrder(terug)).update({ terugbetaaldCenten: 1749 }),
  },
  {
    controle: 'Een bestelling waarvan al het geld terug is, heet terugbetaald',
    wie: 'recept',
    maak: ({ recept }) =>
      Betaling.query().where(vanOrder(recept)).update({ terugbetaaldCenten: 1750 }),
  },
  {
    controle: 'Er gaat niet meer terug dan er kwam',
    wie: 'terug',
    maak: () => Terugbetaling.query().update({ bedragCenten: 1751 }),
  },
  {
    controle: 'Er gaat niet meer terug dan er kwam',
    wie: 'recept',
    maak: ({ recept }) =>
      Betaling.query()
        .where(vanOrder(recept))
        .update({ teruggevorderdCenten: 200, terugbetaaldCenten: 100 }),
  },
  {
    controle: 'Wat verzonden heet, is een pakket met een verzenddatum',
    wie: 'gratis',
    maak: ({ gratis }) => gratis.merge({ status: 'verzonden', verzondenOp: NU }).save(),
  },
  {
    controle: 'Wat een verzenddatum heeft, is verzonden',
    wie: 'recept',
    maak: ({ recept }) => recept.merge({ verzondenOp: NU }).save(),
  },
  {
    controle: 'Een actiecode is niet vaker gebruikt dan geteld',
    wie: 'LENTE',
    maak: ({ code }) => code.merge({ gebruiktTotaal: 0 }).save(),
  },
  {
    controle: 'Factuurnummers volgen elkaar zonder gat',
    wie: `factuur ${NU.setZone('Europe/Amsterdam').year}`,
    maak: ({ recept }) => Factuur.query().where(vanOrder(recept)).delete(),
  },
  {
    controle: 'Factuurnummers volgen elkaar zonder gat',
    wie: `factuur ${NU.setZone('Europe/Amsterdam').year}`,
    maak: () => db.from('factuurreeksen').delete(),
  },
]

test.group('Whether the books add up', (group) => {
  group.each.setup(() => legeWinkel())

  test('a shop in which everything happened has no problems', async ({ assert }) => {
    await gezondeWinkel()
    assert.deepEqual(await controleerWinkel(NU), [])
  })

  test('what the shop does by itself adds up', async ({ client, assert, cleanup }) => {
    const simulator = await metSimulator()
    cleanup(() => ruimSimulatorOp(simulator))
    for (const uitkomst of ['paid', 'failed', 'expired', 'canceled'] as const) {
      const { betaling } = await bestel(client, simulator, 'binky')
      await simulator.control.decide(betaling, uitkomst, { webhook: 'direct' })
    }
    await bestel(client, simulator, 'sintjunior')
    assert.deepEqual(await controleerWinkel(NU), [])
  })

  test('{controle}')
    .with(FOUTEN)
    .run(async ({ assert }, { controle, wie, maak }) => {
      const winkel = await gezondeWinkel()
      await maak(winkel)
      const over = wie in winkel ? winkel[wie as Wie].nummer : wie
      assert.deepEqual(await controleerWinkel(NU), [{ controle, over }])
    })

  test('a row that points at nothing', async ({ assert, cleanup }) => {
    const sqlite = db.connection().dialect.name === 'better-sqlite3'
    if (sqlite) await db.rawQuery('pragma foreign_keys = off')
    cleanup(() => (sqlite ? db.rawQuery('pragma foreign_keys = on') : undefined))
    const wees = {
      levering_id: 987_654,
      naam: 'keuken',
      created_at: NU.toSQL({ includeOffset: false }),
    }
    const gelukt = await db
      .table('spelvlaggen')
      .insert(wees)
      .then(
        () => true,
        () => false
      )
    assert.equal(gelukt, sqlite, 'PostgreSQL lets none in')
    const problemen = await controleerWinkel(NU)
    assert.lengthOf(problemen, sqlite ? 1 : 0)
    if (sqlite) assert.match(problemen[0]!.over, /^spelvlaggen \d+ → leveringen$/)
  })

  test('invoices of a year that need not be kept may have gaps', async ({ assert }) => {
    const oud = NU.minus({ years: 9 })
    const [eerste, tweede] = [await dossier.bestellingVan(oud), await dossier.bestellingVan(oud)]
    await dossier.factuurVan(eerste, oud)
    await dossier.factuurVan(tweede, oud)
    await eerste.delete()
    assert.deepEqual(await controleerWinkel(NU), [])
  })
})
