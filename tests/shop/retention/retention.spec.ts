import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { ruimOp } from '#app/shop/retention/clean_up'
import EnforceRetention from '#app/shop/retention/enforce_retention_job'
import {
  RETENTION_RULES,
  cutoff,
  type RetentionRuleName,
} from '#domain/shop/retention/retention_rules'
import DiscountCode from '#models/shop/discount_code'
import DiscountCodeUse from '#models/shop/discount_code_use'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import ContactMessage from '#models/shop/contact_message'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Customer from '#models/live/customer'
import Delivery from '#models/shop/delivery'
import DailyTally from '#models/shop/tally'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/shop/stored_records'
import { placeOrder, withSimulator, post, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'

/** In the middle of a year, so that a term of years and one of days do not look alike. */
const NOW = DateTime.fromISO('2034-06-15T10:20:30Z', { zone: 'utc' })
const EARLIER = { seconds: 1 }

const boundOf = (name: RetentionRuleName) =>
  cutoff(RETENTION_RULES.find((rule) => rule.naam === name)!.termijn, NOW).toUTC()

/** Downloads that an earlier test rendered are no part of this one. */
async function emptyTables() {
  await rm(join(env.storageDir, 'downloads'), { recursive: true, force: true })
  await emptyShop()
}

/** What each rule says it did. */
async function outcome(dryRun: boolean): Promise<Record<string, number>> {
  const cleaned = await ruimOp(NOW, { proef: dryRun })
  return Object.fromEntries(cleaned.map(({ regel: rule, aantal: count }) => [rule.naam, count]))
}

const NOTHING = Object.fromEntries(RETENTION_RULES.map(({ naam: name }) => [name, 0]))

/** One thing per rule, of a moment. */
const CREATE: Record<RetentionRuleName, (at: DateTime) => Promise<unknown>> = {
  voortgang: async (at) => {
    const link = await dossier.flagsOf(await dossier.orderOf(NOW), 'keuken')
    await Delivery.query()
      .where('id', link.id)
      .update({ geldigTot: asColumn(at) })
  },
  bestanden: async (at) => {
    const folder = join(env.storageDir, 'downloads')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `999-EK-${at.toMillis()}-1.pdf`)
    await writeFile(file, 'pdf')
    await utimes(file, at.toJSDate(), at.toJSDate())
  },
  contactberichten: (at) => dossier.messageOf(at.minus({ months: 2 }), 'tim@example.nl', at),
  losse_herroepingen: (at) => dossier.withdrawalOf(at, {}),
  losse_mails: (at) => dossier.mailOf(at, { soort: 'contact', email: 'tim@example.nl' }),
  losse_alarmen: (at) =>
    Alarm.create({
      ...{ sleutel: `mail_mislukt:${at.toMillis()}`, soort: 'mail_mislukt', bijzonderheden: '' },
      opgelostOp: at,
    }),
  onbetaald: (at) => dossier.orderOf(at, { status: 'mislukt' }),
  bestellingen: (at) => dossier.orderOf(at),
  auditregels: (at) =>
    AuditEntry.create({
      ...{ wie: 'admin@example.nl', wat: 'prijs_gewijzigd', onderwerp: 'binky', gegevens: '{}' },
      createdAt: at,
    }),
  tellingen: (at) =>
    DailyTally.create({
      ...{
        dag: at.setZone('Europe/Amsterdam').toISODate()!,
        soort: 'bezoek',
        spel: 'binky',
        onderdeel: '',
        aantal: 3,
      },
    }),
}

test.group('What we promised to forget', (group) => {
  group.each.setup(() => emptyTables())

  test('{$self}: kept to the second, and then forgotten')
    .with(RETENTION_RULES.map(({ naam: name }) => name))
    .run(async ({ assert }, name) => {
      const before = boundOf(name)
      await CREATE[name](before)
      const kept = await dossier.countTables()
      assert.deepEqual(await outcome(false), NOTHING)
      assert.deepEqual(await dossier.countTables(), kept)

      const earlier = name === 'tellingen' ? before.minus({ days: 1 }) : before.minus(EARLIER)
      await CREATE[name](earlier)
      const beforehand = await dossier.countTables()
      assert.deepEqual(await outcome(true), { ...NOTHING, [name]: 1 })
      assert.deepEqual(await dossier.countTables(), beforehand, 'a rehearsal changes nothing')

      assert.deepEqual(await outcome(false), { ...NOTHING, [name]: 1 })
      const afterwards = await dossier.countTables()
      if (name === 'voortgang') assert.deepEqual(afterwards, { ...beforehand, spelvlaggen: 1 })
      else assert.deepEqual(afterwards, kept, 'the row went, with all that hung on it')
      assert.deepEqual(await outcome(false), NOTHING)
      if (name === 'bestanden') assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 1)
    })

  test('a rehearsal and the real thing agree on a shop of ten years', async ({ assert }) => {
    for (let year = 0; year <= 10; year++) {
      const at = NOW.minus({ years: year, days: 100 })
      const recept = await dossier.orderOf(at, { email: `klant${year}@example.nl` })
      await dossier.flagsOf(recept, 'keuken', 'bar')
      await dossier.invoiceOf(recept, at)
      await dossier.withdrawalOf(at, { bestellingId: recept.id })
      await CREATE.onbetaald(at)
      await CREATE.contactberichten(at)
      await CREATE.auditregels(at)
      await CREATE.tellingen(at)
      await CREATE.losse_mails(at)
    }
    const customer = await Customer.create({ name: 'De Zaal', email: 'zaal@example.nl' })
    await Customer.query().update({ createdAt: asColumn(NOW.minus({ years: 12 })) })

    const dryRun = await outcome(true)
    assert.deepEqual(await outcome(false), dryRun)
    /** The years 2024, 2025 and 2026: seven years have passed since each of them ended. */
    assert.equal(dryRun.bestellingen, 3)
    assert.equal(dryRun.auditregels, 3)
    assert.equal(dryRun.onbetaald, 11)
    assert.equal(dryRun.voortgang, 20, 'the last link ended less than 90 days ago')
    assert.equal(dryRun.contactberichten, 10)
    assert.lengthOf(await Order.all(), 8)
    assert.isNotNull(await Customer.find(customer.id), 'people of the evenings go by hand')
  })

  test('more than one batch', async ({ assert }) => {
    const at = NOW.minus({ years: 2 })
    await DailyTally.createMany(
      Array.from({ length: 450 }, (_, index) => ({
        ...{
          dag: at.toISODate()!,
          soort: 'bezoek',
          spel: `spel${index}`,
          onderdeel: '',
          aantal: 1,
        },
      }))
    )
    assert.equal((await outcome(false)).tellingen, 450)
    assert.lengthOf(await DailyTally.all(), 0)
  })
})

test.group('What keeps an order', (group) => {
  group.each.setup(() => emptyTables())

  const OLD = NOW.minus({ years: 9 })
  const RECENTLY = NOW.minus({ years: 2 })

  test('an old order stays because of {waarom}')
    .with([
      {
        waarom: 'a late payment',
        maak: (order: Order) => order.merge({ betaaldOp: RECENTLY }).save(),
      },
      {
        waarom: 'a credit note',
        maak: (order: Order) => dossier.invoiceOf(order, RECENTLY),
      },
      {
        waarom: 'a refund',
        maak: (order: Order) => dossier.refundOf(order, RECENTLY, 500),
      },
      {
        waarom: 'a withdrawal',
        maak: (order: Order) => dossier.withdrawalOf(RECENTLY, { bestellingId: order.id }),
      },
      {
        waarom: 'money that the bank took back',
        maak: ({ id }: Order) =>
          OrderEvent.create({
            ...{ bestellingId: id, soort: 'teruggevorderd', bijzonderheden: '' },
            createdAt: RECENTLY,
          }),
      },
    ])
    .run(async ({ assert }, { maak: make }) => {
      const order = await dossier.orderOf(OLD)
      assert.equal((await outcome(true)).bestellingen, 1)
      await make(order)
      assert.deepEqual(await outcome(false), NOTHING)
      assert.isNotNull(await Order.find(order.id))
    })

  test('an unpaid order stays because of {waarom}')
    .with([
      { waarom: 'a payment that still runs', velden: { status: 'open' } },
      { waarom: 'money that differed', velden: { status: 'afwijkend' } },
      { waarom: 'a new attempt', velden: { createdAt: asColumn(NOW.minus({ days: 89 })) } },
    ] as const)
    .run(async ({ assert }, { velden: fields }) => {
      await dossier.orderOf(NOW.minus({ days: 200 }), { status: 'mislukt' })
      assert.equal((await outcome(true)).onbetaald, 1)
      await Payment.query().update(fields)
      assert.deepEqual(await outcome(false), NOTHING)
    })

  test('money that differed is kept for the bookkeeping, and then forgotten', async ({
    assert,
  }) => {
    await dossier.orderOf(OLD, { status: 'mislukt' })
    await Payment.query().update({ status: 'afwijkend' })
    assert.deepEqual(await outcome(false), { ...NOTHING, bestellingen: 1 })
  })

  test('an unpaid order that goes gives its discount place back', async ({ assert }) => {
    const code = await DiscountCode.create({
      ...{ code: 'LENTE', soort: 'percentage', waarde: 10, spellen: '', gebruiktTotaal: 1 },
    })
    const order = await dossier.orderOf(NOW.minus({ days: 200 }), { status: 'mislukt' })
    await order.merge({ actiecodeId: code.id }).save()
    await DiscountCodeUse.create({
      ...{ actiecodeId: code.id, bestellingId: order.id, email: order.email, volgnummer: 1 },
    })
    await outcome(false)
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 0)
    assert.lengthOf(await DiscountCodeUse.all(), 0)
  })

  test('progress on a link without an end is kept; on a withdrawn link it goes', async ({
    assert,
  }) => {
    const cunera = await dossier.orderOf(NOW.minus({ years: 3 }), {
      ...{ itemName: 'cunera-van-rhenen', totaalCenten: 0 },
    })
    const link = await dossier.flagsOf(cunera, 'stap1')
    assert.deepEqual(await outcome(false), NOTHING)
    await link.merge({ ingetrokkenOp: NOW.minus({ days: 91 }) }).save()
    assert.deepEqual(await outcome(false), { ...NOTHING, voortgang: 1 })
  })

  test('a message without an answer counts from its arrival', async ({ assert }) => {
    await dossier.messageOf(NOW.minus({ days: 364 }), 'kort@example.nl')
    await dossier.messageOf(NOW.minus({ days: 366 }), 'lang@example.nl')
    await outcome(false)
    const remaining = await ContactMessage.all()
    assert.deepEqual(
      remaining.map(({ email }) => email),
      ['kort@example.nl']
    )
  })

  test('an order that was called off unpaid goes with its mails and all, {dagen} days later: {weg}')
    .with([
      { dagen: 89, weg: false },
      { dagen: 91, weg: true },
    ])
    .run(async ({ assert }, { dagen: days, weg: gone }) => {
      const past = NOW.minus({ days: 200 })
      const order = await dossier.orderOf(past, { status: 'geannuleerd' })
      await order.merge({ geannuleerdOp: NOW.minus({ days: days }) }).save()
      await dossier.mailOf(NOW, { soort: 'geannuleerd', bestellingId: order.id })
      const beforehand = await dossier.countTables()
      assert.deepEqual(await outcome(false), { ...NOTHING, onbetaald: gone ? 1 : 0 })
      assert.equal(beforehand.mails, 2)
      if (!gone) return assert.deepEqual(await dossier.countTables(), beforehand)
      const remaining = await dossier.countTables()
      for (const table of ['bestellingen', 'betalingen', 'mails', 'gebeurtenissen'])
        assert.equal(remaining[table], 0, table)
    })

  test('what went with an order leaves no mail behind, of whatever kind', async ({ assert }) => {
    const order = await dossier.orderOf(OLD)
    const withdrawal = await dossier.withdrawalOf(OLD, { bestellingId: order.id })
    await dossier.mailOf(OLD, { soort: 'herroeping_ontvangst', herroepingId: withdrawal.id })
    for (const kind of ['verzonden', 'terugbetaling', 'link_verlengd'] as const)
      await dossier.mailOf(OLD, { soort: kind, bestellingId: order.id })
    const { mails } = await dossier.countTables()
    assert.equal(mails, 5)
    await outcome(false)
    const remaining = await dossier.countTables()
    assert.deepEqual([remaining.bestellingen, remaining.herroepingen, remaining.mails], [0, 0, 0])
  })

  test('a withdrawal that waits for a person waits on', async ({ assert }) => {
    await dossier.withdrawalOf(OLD, { status: 'ontvangen' })
    assert.deepEqual(await outcome(false), NOTHING)
  })
})

test.group('Each night', (group) => {
  group.each.setup(() => emptyTables())

  const cleanUp = async () => (await app.container.make(EnforceRetention)).execute()

  test('an order whose payment came to nothing is forgotten after {dagen} days: {weg}')
    .with([
      { dagen: 89, weg: false },
      { dagen: 91, weg: true },
    ])
    .run(async ({ client, assert, cleanup }, { dagen: days, weg: gone }) => {
      const simulator = await withSimulator()
      cleanup(() => cleanUpSimulator(simulator))
      const { betaling: payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, 'expired', { webhook: 'direct' })
      const past = asColumn(DateTime.utc().minus({ days: days }))
      await Order.query().update({ createdAt: past })
      await Payment.query().update({ createdAt: past })
      await cleanUp()
      assert.lengthOf(await Order.all(), gone ? 0 : 1)
      assert.lengthOf(await Payment.all(), gone ? 0 : 1)
    })

  test('a paid order of {jaren} years: kept is {blijft}')
    .with([
      { jaren: 7, blijft: true },
      { jaren: 8, blijft: false },
    ])
    .run(async ({ client, assert, cleanup }, { jaren: years, blijft: kept }) => {
      const simulator = await withSimulator()
      cleanup(() => cleanUpSimulator(simulator))
      const { betaling: payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
      const past = asColumn(DateTime.utc().minus({ years: years }))
      await Order.query().update({ createdAt: past, betaaldOp: past })
      await OrderEvent.query().update({ createdAt: past })
      await Invoice.query().update({ createdAt: past })
      await cleanUp()
      assert.lengthOf(await Order.all(), kept ? 1 : 0)
    })

  test('a contact message is forgotten after a year', async ({ client, assert }) => {
    await post(client, '/contact', { name: 'Tim', email: 'tim@example.nl', comments: 'Hoi' })
    await cleanUp()
    assert.lengthOf(await ContactMessage.all(), 1)
    await ContactMessage.query().update({
      createdAt: asColumn(DateTime.utc().minus({ days: 367 })),
    })
    await cleanUp()
    assert.lengthOf(await ContactMessage.all(), 0)
  })
})
