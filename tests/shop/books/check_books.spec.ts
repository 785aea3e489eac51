import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { controleerWinkel } from '#app/shop/payments/check_shop'
import DiscountCode from '#models/shop/discount_code'
import DiscountCodeUse from '#models/shop/discount_code_use'
import type Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Invoice from '#models/shop/invoice'
import Delivery from '#models/shop/delivery'
import Refund from '#models/shop/refund'
import { emptyShop } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/shop/stored_records'
import { placeOrder, withSimulator, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'

const NOW = DateTime.utc()

/** A shop in which everything that can happen, happened. */
async function healthyShop() {
  const recept = await dossier.orderOf(NOW, { status: 'betaald' })
  const parcel = await dossier.orderOf(NOW, { itemName: 'binky', status: 'verzonden' })
  const refunded = await dossier.orderOf(NOW, { status: 'terugbetaald' })
  const free = await dossier.orderOf(NOW, {
    ...{ itemName: 'cunera-van-rhenen', totaalCenten: 0 },
  })
  const failed = await dossier.orderOf(NOW, { status: 'mislukt' })
  const open = await dossier.orderOf(NOW, { status: 'open' })
  await Payment.query()
    .where('bestelling_id', open.id)
    .update({ status: 'open', openVoorBestelling: open.id })
  await dossier.invoiceOf(recept, NOW)
  await dossier.invoiceOf(parcel, NOW)
  await dossier.refundOf(refunded, NOW, 1750)
  const code = await DiscountCode.create({
    ...{ code: 'LENTE', soort: 'bedrag', waarde: 100, spellen: '', gebruiktTotaal: 1 },
    maxTotaal: 5,
  })
  await DiscountCodeUse.create({
    ...{ actiecodeId: code.id, bestellingId: recept.id, email: recept.email, volgnummer: 1 },
  })
  return { recept, pakket: parcel, terug: refunded, gratis: free, mislukt: failed, open, code }
}

type Shop = Awaited<ReturnType<typeof healthyShop>>
type Actor = Exclude<keyof Shop, 'code'>

const ofOrder = (order: Order) => ({ bestelling_id: order.id })

/** What somebody's slip of the hand in the database would do, and what we say about it. */
const MISTAKES: {
  controle: string
  wie: Actor | string
  maak: (shop: Shop) => Promise<unknown>
}[] = [
  {
    controle: 'Het totaal is de prijs min de korting',
    wie: 'recept',
    maak: ({ recept }) => recept.merge({ kortingCenten: 100 }).save(),
  },
  {
    controle: 'Het spel van een bestelling bestaat',
    wie: 'mislukt',
    maak: ({ mislukt: failed }) => failed.merge({ itemName: 'ganzenbord' }).save(),
  },
  {
    controle: 'Wie Het verdwenen recept betaalde, kreeg precies wat erbij hoort',
    wie: 'recept',
    maak: ({ recept }) =>
      Delivery.query()
        .where({ ...ofOrder(recept), soort: 'download' })
        .delete(),
  },
  {
    controle: 'Wie Het verdwenen recept betaalde, kreeg precies wat erbij hoort',
    wie: 'recept',
    maak: ({ recept }) =>
      Delivery.query()
        .where({ ...ofOrder(recept), soort: 'download' })
        .update({ soort: 'post', token: null }),
  },
  {
    controle: 'Wat niet is betaald, is niet geleverd',
    wie: 'mislukt',
    maak: ({ mislukt: failed }) =>
      Delivery.create({
        ...{ bestellingId: failed.id, soort: 'speellink', token: 'x', aantalOpgehaald: 0 },
      }),
  },
  {
    controle: 'Een link of download heeft een geheim, een pakket niet',
    wie: 'gratis',
    maak: ({ gratis: free }) => Delivery.query().where(ofOrder(free)).update({ token: null }),
  },
  {
    controle: 'Een betaalde bestelling heeft een geslaagde betaling van het hele bedrag',
    wie: 'recept',
    maak: ({ recept }) => Payment.query().where(ofOrder(recept)).update({ bedragCenten: 1800 }),
  },
  {
    controle: 'Bij een betaalde bestelling staat wanneer, bij een andere niet',
    wie: 'gratis',
    maak: ({ gratis: free }) => free.merge({ betaaldOp: null }).save(),
  },
  {
    controle: 'Een bestelling met een geslaagde betaling is betaald',
    wie: 'mislukt',
    maak: ({ mislukt: failed }) =>
      Payment.query().where(ofOrder(failed)).update({ status: 'betaald' }),
  },
  {
    controle: 'Een bestelling die op geld wacht, kan het krijgen',
    wie: 'open',
    maak: ({ open }) =>
      Payment.query().where(ofOrder(open)).update({ status: 'verlopen', openVoorBestelling: null }),
  },
  {
    controle: 'Een betaling die loopt, is de enige van haar bestelling',
    wie: 'open',
    maak: ({ open }) => Payment.query().where(ofOrder(open)).update({ openVoorBestelling: null }),
  },
  {
    controle: 'Een terugbetaalde bestelling is helemaal terugbetaald',
    wie: 'terug',
    maak: ({ terug: refunded }) =>
      Payment.query().where(ofOrder(refunded)).update({ terugbetaaldCenten: 1749 }),
  },
  {
    controle: 'Een bestelling waarvan al het geld terug is, heet terugbetaald',
    wie: 'recept',
    maak: ({ recept }) =>
      Payment.query().where(ofOrder(recept)).update({ terugbetaaldCenten: 1750 }),
  },
  {
    controle: 'Er gaat niet meer terug dan er kwam',
    wie: 'terug',
    maak: () => Refund.query().update({ bedragCenten: 1751 }),
  },
  {
    controle: 'Er gaat niet meer terug dan er kwam',
    wie: 'recept',
    maak: ({ recept }) =>
      Payment.query()
        .where(ofOrder(recept))
        .update({ teruggevorderdCenten: 200, terugbetaaldCenten: 100 }),
  },
  {
    controle: 'Wat verzonden heet, is een pakket met een verzenddatum',
    wie: 'gratis',
    maak: ({ gratis: free }) => free.merge({ status: 'verzonden', verzondenOp: NOW }).save(),
  },
  {
    controle: 'Wat een verzenddatum heeft, is verzonden',
    wie: 'recept',
    maak: ({ recept }) => recept.merge({ verzondenOp: NOW }).save(),
  },
  {
    controle: 'Een actiecode is niet vaker gebruikt dan geteld',
    wie: 'LENTE',
    maak: ({ code }) => code.merge({ gebruiktTotaal: 0 }).save(),
  },
  {
    controle: 'Factuurnummers volgen elkaar zonder gat',
    wie: `factuur ${NOW.setZone('Europe/Amsterdam').year}`,
    maak: ({ recept }) => Invoice.query().where(ofOrder(recept)).delete(),
  },
  {
    controle: 'Factuurnummers volgen elkaar zonder gat',
    wie: `factuur ${NOW.setZone('Europe/Amsterdam').year}`,
    maak: () => db.from('factuurreeksen').delete(),
  },
]

test.group('Whether the books add up', (group) => {
  group.each.setup(() => emptyShop())

  test('a shop in which everything happened has no problems', async ({ assert }) => {
    await healthyShop()
    assert.deepEqual(await controleerWinkel(NOW), [])
  })

  test('what the shop does by itself adds up', async ({ client, assert, cleanup }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    for (const outcome of ['paid', 'failed', 'expired', 'canceled'] as const) {
      const { betaling: payment } = await placeOrder(client, simulator, 'binky')
      await simulator.control.decide(payment, outcome, { webhook: 'direct' })
    }
    await placeOrder(client, simulator, 'sintjunior')
    assert.deepEqual(await controleerWinkel(NOW), [])
  })

  test('{controle}')
    .with(MISTAKES)
    .run(async ({ assert }, { controle: check, wie: who, maak: make }) => {
      const shop = await healthyShop()
      await make(shop)
      const about = who in shop ? shop[who as Actor].nummer : who
      assert.deepEqual(await controleerWinkel(NOW), [{ controle: check, over: about }])
    })

  test('a row that points at nothing', async ({ assert, cleanup }) => {
    const sqlite = db.connection().dialect.name === 'better-sqlite3'
    if (sqlite) await db.rawQuery('pragma foreign_keys = off')
    cleanup(() => (sqlite ? db.rawQuery('pragma foreign_keys = on') : undefined))
    const orphan = {
      levering_id: 987_654,
      naam: 'keuken',
      created_at: NOW.toSQL({ includeOffset: false }),
    }
    const succeeded = await db
      .table('spelvlaggen')
      .insert(orphan)
      .then(
        () => true,
        () => false
      )
    assert.equal(succeeded, sqlite, 'PostgreSQL lets none in')
    const problems = await controleerWinkel(NOW)
    assert.lengthOf(problems, sqlite ? 1 : 0)
    if (sqlite) assert.match(problems[0]!.over, /^spelvlaggen \d+ → leveringen$/)
  })

  test('invoices of a year that need not be kept may have gaps', async ({ assert }) => {
    const old = NOW.minus({ years: 9 })
    const [first, second] = [await dossier.orderOf(old), await dossier.orderOf(old)]
    await dossier.invoiceOf(first, old)
    await dossier.invoiceOf(second, old)
    await first.delete()
    assert.deepEqual(await controleerWinkel(NOW), [])
  })
})
