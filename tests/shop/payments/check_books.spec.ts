import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { checkShop } from '#app/shop/payments/check_shop'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Invoice from '#models/shop/money/invoice'
import Delivery from '#models/shop/delivery'
import Refund from '#models/shop/money/refund'
import type Voucher from '#models/shop/money/voucher'
import VoucherMovement from '#models/shop/money/voucher_movement'
import { createVoucher } from '#tests/helpers/shop/vouchers'
import { emptyShop } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/shop/stored_records'
import { placeOrder, withSimulator, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import { firstOf } from '#tests/helpers/present'

const NOW = DateTime.utc()

/** A shop in which everything has happened that can happen. */
async function healthyShop() {
  const recept = await dossier.orderOf(NOW, { status: 'betaald' })
  const parcel = await dossier.orderOf(NOW, { itemName: 'binky', status: 'verzonden' })
  const refunded = await dossier.orderOf(NOW, { status: 'terugbetaald' })
  const free = await dossier.orderOf(NOW, {
    ...{ itemName: 'cunera-van-rhenen', totalCents: 0 },
  })
  const failed = await dossier.orderOf(NOW, { status: 'mislukt' })
  const open = await dossier.orderOf(NOW, { status: 'open' })
  await Payment.query().where('order_id', open.id).update({ status: 'open', openForOrder: open.id })
  await dossier.invoiceOf(recept, NOW)
  await dossier.invoiceOf(parcel, NOW)
  await dossier.refundOf(refunded, NOW, 1750)
  const code = await DiscountCode.create({
    ...{ code: 'LENTE', kind: 'bedrag', value: 100, games: '', usedTotal: 1 },
    maxTotal: 5,
  })
  await DiscountCodeRedemption.create({
    ...{ discountCodeId: code.id, orderId: recept.id, mailbox: recept.email, sequenceNumber: 1 },
  })
  const voucher = await createVoucher(2500, { lastCharacters: '7K3M' })
  return { recept, parcel, refunded, free, failed, open, code, voucher }
}

type Shop = Awaited<ReturnType<typeof healthyShop>>
type Actor = Exclude<keyof Shop, 'code' | 'voucher'>

const moveFor = ({ id: voucherId }: Voucher, { id: orderId }: Order, cents: number) =>
  VoucherMovement.create({ voucherId, orderId, kind: 'genomen', cents })

const ofOrder = (order: Order) => ({ order_id: order.id })

/** What somebody's slip of the hand in the database would do, and what we say about it. */
const MISTAKES: {
  check: string
  who: Actor | string
  make: (shop: Shop) => Promise<unknown>
}[] = [
  {
    check: 'Het totaal is de prijs min de korting',
    who: 'recept',
    make: ({ recept }) => recept.merge({ discountCents: 100 }).save(),
  },
  {
    check: 'Het spel van een bestelling bestaat',
    who: 'failed',
    make: ({ failed }) => failed.merge({ itemName: 'ganzenbord' }).save(),
  },
  {
    check: 'Wie Het verdwenen recept betaalde, kreeg precies wat erbij hoort',
    who: 'recept',
    make: ({ recept }) =>
      Delivery.query()
        .where({ ...ofOrder(recept), kind: 'download' })
        .delete(),
  },
  {
    check: 'Wie Het verdwenen recept betaalde, kreeg precies wat erbij hoort',
    who: 'recept',
    make: ({ recept }) =>
      Delivery.query()
        .where({ ...ofOrder(recept), kind: 'download' })
        .update({ kind: 'post', token: null }),
  },
  {
    check: 'Wat niet is betaald, is niet geleverd',
    who: 'failed',
    make: ({ failed }) =>
      Delivery.create({
        ...{ orderId: failed.id, kind: 'speellink', token: 'x', fetchCount: 0 },
      }),
  },
  {
    check: 'Een link of download heeft een geheim, een pakket niet',
    who: 'free',
    make: ({ free }) => Delivery.query().where(ofOrder(free)).update({ token: null }),
  },
  {
    check: 'Een betaalde bestelling heeft een geslaagde betaling van het hele bedrag',
    who: 'recept',
    make: ({ recept }) => Payment.query().where(ofOrder(recept)).update({ amountCents: 1800 }),
  },
  {
    check: 'Bij een betaalde bestelling staat wanneer, bij een andere niet',
    who: 'free',
    make: ({ free }) => free.merge({ paidAt: null }).save(),
  },
  {
    check: 'Een bestelling met een geslaagde betaling is betaald',
    who: 'failed',
    make: ({ failed }) => Payment.query().where(ofOrder(failed)).update({ status: 'betaald' }),
  },
  {
    check: 'Een bestelling die op geld wacht, kan het krijgen',
    who: 'open',
    make: ({ open }) =>
      Payment.query().where(ofOrder(open)).update({ status: 'verlopen', openForOrder: null }),
  },
  {
    check: 'Een betaling die loopt, is de enige van haar bestelling',
    who: 'open',
    make: ({ open }) => Payment.query().where(ofOrder(open)).update({ openForOrder: null }),
  },
  {
    check: 'Een terugbetaalde bestelling is helemaal terugbetaald',
    who: 'refunded',
    make: ({ refunded }) =>
      Payment.query().where(ofOrder(refunded)).update({ refundedCents: 1749 }),
  },
  {
    check: 'Een bestelling waarvan al het geld terug is, heet terugbetaald',
    who: 'recept',
    make: ({ recept }) => Payment.query().where(ofOrder(recept)).update({ refundedCents: 1750 }),
  },
  {
    check: 'Er gaat niet meer terug dan er kwam',
    who: 'refunded',
    make: () => Refund.query().update({ amountCents: 1751 }),
  },
  {
    check: 'Er gaat niet meer terug dan er kwam',
    who: 'recept',
    make: ({ recept }) =>
      Payment.query().where(ofOrder(recept)).update({ chargedBackCents: 200, refundedCents: 100 }),
  },
  {
    check: 'Wat verzonden heet, is een pakket met een verzenddatum',
    who: 'free',
    make: ({ free }) => free.merge({ status: 'verzonden', shippedAt: NOW }).save(),
  },
  {
    check: 'Wat een verzenddatum heeft, is verzonden',
    who: 'recept',
    make: ({ recept }) => recept.merge({ shippedAt: NOW }).save(),
  },
  {
    check: 'Een actiecode is niet vaker gebruikt dan geteld',
    who: 'LENTE',
    make: ({ code }) => code.merge({ usedTotal: 0 }).save(),
  },
  {
    check: 'Het saldo van een cadeaubon is de som van wat ermee gebeurde',
    who: '…7K3M',
    make: ({ voucher }) => voucher.merge({ balanceCents: 2501 }).save(),
  },
  {
    check:
      'Een bestelling houdt van haar cadeaubon vast wat die betaalt, zolang ze loopt of betaald is',
    who: 'failed',
    make: ({ failed, voucher }) =>
      moveFor(voucher, failed, -100).then(() => voucher.merge({ balanceCents: 2400 }).save()),
  },
  {
    check: 'Factuurnummers volgen elkaar zonder gat',
    who: `factuur ${NOW.setZone('Europe/Amsterdam').year}`,
    make: ({ recept }) => Invoice.query().where(ofOrder(recept)).delete(),
  },
  {
    check: 'Factuurnummers volgen elkaar zonder gat',
    who: `factuur ${NOW.setZone('Europe/Amsterdam').year}`,
    make: () => db.from('invoice_numberings').delete(),
  },
]

test.group('The check of the books', (group) => {
  group.each.setup(() => emptyShop())

  test('a shop in which everything happened has no problems', async ({ assert }) => {
    await healthyShop()
    assert.deepEqual(await checkShop(NOW), [])
  })

  test('the books add up after what the shop does by itself', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    for (const outcome of ['paid', 'failed', 'expired', 'canceled'] as const) {
      const { payment } = await placeOrder(client, simulator, 'binky')
      await simulator.control.decide(payment, outcome, { webhook: 'direct' })
    }
    await placeOrder(client, simulator, 'sintjunior')
    assert.deepEqual(await checkShop(NOW), [])
  })

  test('a broken rule of the books is found: {check}')
    .with(MISTAKES)
    .run(async ({ assert }, { check, who, make }) => {
      const shop = await healthyShop()
      await make(shop)
      const about = who in shop ? shop[who as Actor].number : who
      assert.deepEqual(await checkShop(NOW), [{ check, about }])
    })

  test('a row that points at nothing is found', async ({ assert, cleanup }) => {
    const sqlite = db.connection().dialect.name === 'better-sqlite3'
    if (sqlite) await db.rawQuery('pragma foreign_keys = off')
    cleanup(() => (sqlite ? db.rawQuery('pragma foreign_keys = on') : undefined))
    const orphan = {
      delivery_id: 987_654,
      name: 'keuken',
      created_at: NOW.toSQL({ includeOffset: false }),
    }
    const succeeded = await db
      .table('play_flags')
      .insert(orphan)
      .then(
        () => true,
        () => false
      )
    assert.equal(succeeded, sqlite, 'PostgreSQL lets none in')
    const problems = await checkShop(NOW)
    assert.lengthOf(problems, sqlite ? 1 : 0)
    if (sqlite) assert.match(firstOf(problems).about, /^play_flags \d+ → deliveries$/)
  })

  test('the invoices of a year that need not be kept may have gaps', async ({ assert }) => {
    const old = NOW.minus({ years: 9 })
    const [first, second] = [await dossier.orderOf(old), await dossier.orderOf(old)]
    await dossier.invoiceOf(first, old)
    await dossier.invoiceOf(second, old)
    await first.delete()
    assert.deepEqual(await checkShop(NOW), [])
  })
})
