import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { exportFile, exportFolder } from '#app/shop/bookkeeping/exports/export_files'
import { cleanUp } from '#app/shop/retention/clean_up'
import EnforceRetention from '#app/shop/retention/enforce_retention_job'
import {
  RETENTION_RULES,
  cutoff,
  type RetentionRuleName,
} from '#domain/shop/retention/retention_rules'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Admin from '#models/admin/admin'
import AdminSession from '#models/admin/admin_session'
import GameMasterGrant from '#models/admin/game_master_grant'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import InvoiceExport from '#models/shop/money/invoice_export'
import Order from '#models/shop/order'
import Settlement from '#models/shop/money/settlement'
import Payment from '#models/shop/money/payment'
import ContactMessage from '#models/shop/contact_message'
import Invoice from '#models/shop/money/invoice'
import OrderEvent from '#models/shop/order_event'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import Delivery from '#models/shop/delivery'
import DailyTally from '#models/shop/tally'
import Rating from '#models/shop/rating'
import Opinion from '#models/play/opinion'
import WrongGuess from '#models/play/wrong_guess'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import { createEvening } from '#tests/helpers/live/playing_evening'
import * as dossier from '#tests/helpers/shop/stored_records'
import { placeOrder, withSimulator, post, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import { findIn, present } from '#tests/helpers/present'

/**
 * The moment is in the middle of a year, so that a term of years and one of days do not look alike.
 */
const NOW = DateTime.fromISO('2034-06-15T10:20:30Z', { zone: 'utc' })
const EARLIER = { seconds: 1 }
/** What is stored with a day, and no time. */
const BY_DAY: readonly RetentionRuleName[] = [
  ...(['tallies', 'rare_guesses', 'guesses'] as const),
  ...(['opinions', 'settlements'] as const),
]

const boundOf = (name: RetentionRuleName) =>
  cutoff(findIn(RETENTION_RULES, (rule) => rule.name === name).term, NOW).toUTC()

/** Downloads that an earlier test rendered are no part of this one. */
async function emptyTables() {
  await rm(join(env.storageDir, 'downloads'), { recursive: true, force: true })
  await rm(exportFolder(), { recursive: true, force: true })
  await emptyShop()
}

/** What each rule says it did. */
async function outcome(dryRun: boolean): Promise<Record<string, number>> {
  const cleaned = await cleanUp(NOW, { dryRun })
  return Object.fromEntries(cleaned.map(({ rule, count }) => [rule.name, count]))
}

const NOTHING = Object.fromEntries(RETENTION_RULES.map(({ name }) => [name, 0]))

/** Makes one thing per rule, from a moment of choice. */
const CREATE: Record<RetentionRuleName, (at: DateTime) => Promise<unknown>> = {
  progress: async (at) => {
    const link = await dossier.flagsOf(await dossier.orderOf(NOW), 'keuken')
    await Delivery.query()
      .where('id', link.id)
      .update({ validUntil: asColumn(at) })
  },
  files: async (at) => {
    const folder = join(env.storageDir, 'downloads')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `999-EK-${at.toMillis()}-1.pdf`)
    await writeFile(file, 'pdf')
    await utimes(file, at.toJSDate(), at.toJSDate())
  },
  messages: (at) => dossier.messageOf(at.minus({ months: 2 }), 'tim@example.nl', at),
  loose_withdrawals: (at) => dossier.withdrawalOf(at, {}),
  loose_mails: (at) => dossier.mailOf(at, { kind: 'contact', email: 'tim@example.nl' }),
  loose_alarms: (at) =>
    Alarm.create({
      ...{ key: `mail_failed:${at.toMillis()}`, kind: 'mail_failed', details: '' },
      resolvedAt: at,
    }),
  admin_sessions: async (at) => {
    const email = 'eigenaar@example.nl'
    const admin = await Admin.firstOrCreate({ email }, { name: 'Noor', password: 'een wachtwoord' })
    await AdminSession.create({
      ...{ adminId: admin.id, keyMark: `${at.toMillis()}`, createdAt: at, seenAt: at },
      ...{ address: '203.0.113.8', browser: 'Firefox op Windows' },
    })
  },
  game_masters: async (at) => {
    const game = (await Spellenfabriek.first()) ?? (await createEvening({ rooms: 0 })).game
    await gameMasterOf(game, at, { until: at })
  },
  unpaid: (at) => dossier.orderOf(at, { status: 'mislukt' }),
  orders: (at) => dossier.orderOf(at),
  bookings: (at) => dossier.bookingOf(at),
  vouchers: (at) => dossier.voucherOf(at),
  invoice_exports: async (at) => {
    const { id } = await InvoiceExport.create({
      ...{ period: '2034-K1', status: 'klaar', total: 1, done: 1, createdAt: at },
      run: 'loop',
    })
    await mkdir(exportFolder(), { recursive: true })
    await writeFile(exportFile(id, 'loop'), 'zip')
  },
  settlements: (at) =>
    Settlement.create({
      ...{ reference: `1234567.${at.toMillis()}`, source: 'bestand', settledOn: dayAt(at) },
      ...{ receivedCents: 1500, returnedCents: 0, costsCents: 35, costsVatCents: null },
      ...{ otherCents: 0, paidCents: 1465 },
    }),
  audit_entries: (at) =>
    AuditEntry.create({
      ...{ who: 'admin@example.nl', what: 'price_changed', subject: 'binky', data: '{}' },
      createdAt: at,
    }),
  tallies: (at) =>
    DailyTally.create({
      ...{
        day: dayAt(at),
        kind: 'bezoek',
        game: 'binky',
        part: '',
        count: 3,
      },
    }),
  rare_guesses: (at) => guess(at, 2),
  guesses: (at) => guess(at, 3),
  ratings: async (at) => {
    const { id: orderId } = await dossier.orderOf(NOW)
    const rating = { game: 'binky', fun: 4, difficulty: 3 }
    await Rating.create({ orderId, ...rating, createdAt: at })
  },
  opinions: (at) => Opinion.create({ game: 'binky', day: dayAt(at), fun: 4, difficulty: 3 }),
}

const dayAt = (at: DateTime) => present(at.setZone('Europe/Amsterdam').toISODate(), 'the day')

/** A wrong answer, tried for the last time then. */
const guess = (at: DateTime, count: number) =>
  WrongGuess.create({
    ...{ game: 'binky', puzzle: 'spoor', text: `${count} ${at.toISO()}`, count },
    lastDay: dayAt(at),
  })

/** Somebody who was invited to an evening, with an account of that time. */
async function gameMasterOf(
  game: Pick<Spellenfabriek, 'id'>,
  at: DateTime,
  grant: Partial<Pick<GameMasterGrant, 'until' | 'grantedAt' | 'withdrawnAt'>>
) {
  const email = `leider-${at.toMillis()}@example.nl`
  const admin = await Admin.create({ name: 'Sam', email, password: 'woord', role: 'spelleider' })
  await Admin.query()
    .where('id', admin.id)
    .update({ created_at: asColumn(at), updated_at: asColumn(at) })
  await GameMasterGrant.create({
    ...{ adminId: admin.id, spellenfabriekId: game.id, grantedAt: at.minus({ days: 3 }) },
    ...grant,
  })
  return admin
}

test.group('The promises to forget', (group) => {
  group.each.setup(() => emptyTables())

  test('the rule {$self} keeps to the second, and then forgets')
    .with(RETENTION_RULES.map(({ name }) => name))
    .run(async ({ assert }, name) => {
      const before = boundOf(name)
      await CREATE[name](before)
      const kept = await dossier.countTables()
      assert.deepEqual(await outcome(false), NOTHING)
      assert.deepEqual(await dossier.countTables(), kept)

      const earlier = before.minus(BY_DAY.includes(name) ? { days: 1 } : EARLIER)
      await CREATE[name](earlier)
      const beforehand = await dossier.countTables()
      assert.deepEqual(await outcome(true), { ...NOTHING, [name]: 1 })
      assert.deepEqual(await dossier.countTables(), beforehand, 'a rehearsal changes nothing')

      assert.deepEqual(await outcome(false), { ...NOTHING, [name]: 1 })
      const afterwards = await dossier.countTables()
      if (name === 'progress') assert.deepEqual(afterwards, { ...beforehand, play_flags: 1 })
      else if (name === 'ratings') assert.deepEqual(afterwards, { ...beforehand, ratings: 1 })
      else assert.deepEqual(afterwards, kept, 'the row went, with all that hung on it')
      assert.deepEqual(await outcome(false), NOTHING)
      if (name === 'invoice_exports') assert.lengthOf(await readdir(exportFolder()), 1)
      if (name === 'files') assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 1)
    })

  test('a rehearsal and the real thing agree on a shop of ten years', async ({ assert }) => {
    for (let year = 0; year <= 10; year++) {
      const at = NOW.minus({ years: year, days: 100 })
      const recept = await dossier.orderOf(at, { email: `klant${year}@example.nl` })
      await dossier.flagsOf(recept, 'keuken', 'bar')
      await dossier.invoiceOf(recept, at)
      await dossier.withdrawalOf(at, { orderId: recept.id })
      await CREATE.unpaid(at)
      await CREATE.messages(at)
      await CREATE.audit_entries(at)
      await CREATE.tallies(at)
      await CREATE.loose_mails(at)
    }
    const customer = await Customer.create({ name: 'De Zaal', email: 'zaal@example.nl' })
    await Customer.query().update({ createdAt: asColumn(NOW.minus({ years: 12 })) })

    const dryRun = await outcome(true)
    assert.deepEqual(await outcome(false), dryRun)
    /** The years 2024, 2025 and 2026: seven years have passed since each of them ended. */
    assert.equal(dryRun.orders, 3)
    assert.equal(dryRun.audit_entries, 3)
    assert.equal(dryRun.unpaid, 11)
    assert.equal(dryRun.progress, 20, 'the last link ended less than 90 days ago')
    assert.equal(dryRun.messages, 10)
    assert.lengthOf(await Order.all(), 8)
    assert.isNotNull(await Customer.find(customer.id), 'people of the evenings go by hand')
  })

  test('the shop forgets all that is due, also beyond one batch', async ({ assert }) => {
    const at = NOW.minus({ years: 2 })
    await DailyTally.createMany(
      Array.from({ length: 450 }, (_, index) => ({
        ...{
          day: present(at.toISODate(), 'the day'),
          kind: 'bezoek',
          game: `spel${index}`,
          part: '',
          count: 1,
        },
      }))
    )
    assert.equal((await outcome(false)).tallies, 450)
    assert.lengthOf(await DailyTally.all(), 0)
  })
})

test.group('The account of a game master', (group) => {
  group.each.setup(() => emptyTables())

  const OLD = NOW.minus({ days: 200 })

  test('an account with an invitation {why} is gone: {gone}')
    .with([
      { why: 'that ended 91 days ago', grant: { until: NOW.minus({ days: 91 }) }, gone: true },
      { why: 'that ended 89 days ago', grant: { until: NOW.minus({ days: 89 }) }, gone: false },
      { why: 'for a moment to come', grant: { until: NOW.plus({ days: 9 }) }, gone: false },
      {
        why: 'that was withdrawn 91 days ago',
        grant: { until: NOW.plus({ days: 9 }), withdrawnAt: NOW.minus({ days: 91 }) },
        gone: true,
      },
      {
        why: 'without an end, given 181 days ago',
        grant: { until: null, grantedAt: NOW.minus({ days: 181 }) },
        gone: true,
      },
      {
        why: 'without an end, given 179 days ago',
        grant: { until: null, grantedAt: NOW.minus({ days: 179 }) },
        gone: false,
      },
    ])
    .run(async ({ assert }, { grant, gone }) => {
      const { game } = await createEvening({ rooms: 0 })
      const admin = await gameMasterOf(game, OLD, grant)
      assert.deepEqual(await outcome(false), { ...NOTHING, game_masters: gone ? 1 : 0 })
      assert.equal((await Admin.find(admin.id)) === null, gone)
      assert.lengthOf(await GameMasterGrant.all(), gone ? 0 : 1)
    })

  test('an account stays by another invitation, by a later change of it, and by owning the shop', async ({
    assert,
  }) => {
    const { game } = await createEvening({ rooms: 0 })
    const other = await createEvening({ rooms: 0 })
    const [invited, changed, owner] = [
      await gameMasterOf(game, OLD, { until: OLD }),
      await gameMasterOf(game, OLD.minus({ days: 1 }), { until: OLD }),
      await gameMasterOf(game, OLD.minus({ days: 2 }), { until: OLD }),
    ]
    await GameMasterGrant.create({
      ...{ adminId: invited.id, spellenfabriekId: other.game.id, until: NOW.plus({ days: 1 }) },
      grantedAt: NOW,
    })
    await Admin.query()
      .where('id', changed.id)
      .update({ updated_at: asColumn(NOW) })
    await Admin.query().where('id', owner.id).update({ role: 'eigenaar' })
    assert.deepEqual(await outcome(false), NOTHING)
    assert.lengthOf(await Admin.all(), 3)
  })

  test('an account without any invitation goes 90 days after its last change', async ({
    assert,
  }) => {
    const { game, customer } = await createEvening({ rooms: 0 })
    await gameMasterOf(game, NOW.minus({ days: 91 }), { until: NOW.plus({ days: 1 }) })
    await gameMasterOf(game, NOW.minus({ days: 89 }), { until: NOW.plus({ days: 1 }) })
    await customer.delete()
    assert.deepEqual(await outcome(false), { ...NOTHING, game_masters: 1 })
  })

  test('the log keeps what was done and forgets who it was', async ({ assert }) => {
    const { game } = await createEvening({ rooms: 0 })
    const { email } = await gameMasterOf(game, OLD, { until: OLD })
    const lines = [
      { who: 'eigenaar@example.nl', what: 'game_master_invited', subject: email },
      { who: email, what: 'password_changed', subject: email },
    ]
    for (const line of lines)
      await AuditEntry.create({ ...line, data: JSON.stringify({ evening: 'Brink' }) })
    await AuditEntry.query().update({ created_at: asColumn(OLD) })
    await outcome(false)
    const log = await AuditEntry.query().orderBy('id')
    assert.deepEqual(
      log.map(({ who, what, subject }) => [who, what, subject]),
      [
        ['eigenaar@example.nl', 'game_master_invited', 'Gewist'],
        ['Gewist', 'password_changed', 'Gewist'],
      ]
    )
  })
})

test.group('The orders that stay', (group) => {
  group.each.setup(() => emptyTables())

  const OLD = NOW.minus({ years: 9 })
  const RECENTLY = NOW.minus({ years: 2 })

  test('an old order stays because of {why}')
    .with([
      {
        why: 'a late payment',
        make: (order: Order) => order.merge({ paidAt: RECENTLY }).save(),
      },
      {
        why: 'a credit note',
        make: (order: Order) => dossier.invoiceOf(order, RECENTLY),
      },
      {
        why: 'a refund',
        make: (order: Order) => dossier.refundOf(order, RECENTLY, 500),
      },
      {
        why: 'a withdrawal',
        make: (order: Order) => dossier.withdrawalOf(RECENTLY, { orderId: order.id }),
      },
      {
        why: 'money that the bank took back',
        make: ({ id }: Order) =>
          OrderEvent.create({
            ...{ orderId: id, kind: 'teruggevorderd', details: '' },
            createdAt: RECENTLY,
          }),
      },
    ])
    .run(async ({ assert }, { make }) => {
      const order = await dossier.orderOf(OLD)
      assert.equal((await outcome(true)).orders, 1)
      await make(order)
      assert.deepEqual(await outcome(false), NOTHING)
      assert.isNotNull(await Order.find(order.id))
    })

  test('an unpaid order stays because of {why}')
    .with([
      { why: 'a payment that still runs', fields: { status: 'open' } },
      { why: 'money that differed', fields: { status: 'afwijkend' } },
      { why: 'a new attempt', fields: { createdAt: asColumn(NOW.minus({ days: 89 })) } },
    ] as const)
    .run(async ({ assert }, { fields }) => {
      await dossier.orderOf(NOW.minus({ days: 200 }), { status: 'mislukt' })
      assert.equal((await outcome(true)).unpaid, 1)
      await Payment.query().update(fields)
      assert.deepEqual(await outcome(false), NOTHING)
    })

  test('an order with a differing amount is kept for the bookkeeping, and then forgotten', async ({
    assert,
  }) => {
    await dossier.orderOf(OLD, { status: 'mislukt' })
    await Payment.query().update({ status: 'afwijkend' })
    assert.deepEqual(await outcome(false), { ...NOTHING, orders: 1 })
  })

  test('a deleted unpaid order gives its discount place back', async ({ assert }) => {
    const code = await DiscountCode.create({
      ...{ code: 'LENTE', kind: 'percentage', value: 10, games: '', usedTotal: 1 },
    })
    const order = await dossier.orderOf(NOW.minus({ days: 200 }), { status: 'mislukt' })
    await order.merge({ discountCodeId: code.id }).save()
    await DiscountCodeRedemption.create({
      ...{ discountCodeId: code.id, orderId: order.id, mailbox: order.email, sequenceNumber: 1 },
    })
    await outcome(false)
    await code.refresh()
    assert.equal(code.usedTotal, 0)
    assert.lengthOf(await DiscountCodeRedemption.all(), 0)
  })

  test('the progress on a link without an end is kept, and on a withdrawn link it goes', async ({
    assert,
  }) => {
    const cunera = await dossier.orderOf(NOW.minus({ years: 3 }), {
      ...{ itemName: 'cunera-van-rhenen', totalCents: 0 },
    })
    const link = await dossier.flagsOf(cunera, 'stap1')
    assert.deepEqual(await outcome(false), NOTHING)
    await link.merge({ revokedAt: NOW.minus({ days: 91 }) }).save()
    assert.deepEqual(await outcome(false), { ...NOTHING, progress: 1 })
  })

  test('a message without an answer is kept from its arrival', async ({ assert }) => {
    await dossier.messageOf(NOW.minus({ days: 364 }), 'kort@example.nl')
    await dossier.messageOf(NOW.minus({ days: 366 }), 'lang@example.nl')
    await outcome(false)
    const remaining = await ContactMessage.all()
    assert.deepEqual(
      remaining.map(({ email }) => email),
      ['kort@example.nl']
    )
  })

  test('an order called off unpaid goes with its mails and all, {days} days later: {gone}')
    .with([
      { days: 89, gone: false },
      { days: 91, gone: true },
    ])
    .run(async ({ assert }, { days, gone }) => {
      const past = NOW.minus({ days: 200 })
      const order = await dossier.orderOf(past, { status: 'geannuleerd' })
      await order.merge({ canceledAt: NOW.minus({ days }) }).save()
      await dossier.mailOf(NOW, { kind: 'geannuleerd', orderId: order.id })
      const beforehand = await dossier.countTables()
      assert.deepEqual(await outcome(false), { ...NOTHING, unpaid: gone ? 1 : 0 })
      assert.equal(beforehand.mails, 2)
      if (!gone) return assert.deepEqual(await dossier.countTables(), beforehand)
      const remaining = await dossier.countTables()
      for (const table of ['orders', 'payments', 'mails', 'order_events'])
        assert.equal(remaining[table], 0, table)
    })

  test('a deleted order leaves no mail behind, of whatever kind', async ({ assert }) => {
    const order = await dossier.orderOf(OLD)
    const withdrawal = await dossier.withdrawalOf(OLD, { orderId: order.id })
    await dossier.mailOf(OLD, { kind: 'herroeping_ontvangst', withdrawalId: withdrawal.id })
    for (const kind of ['verzonden', 'terugbetaling', 'link_verlengd'] as const)
      await dossier.mailOf(OLD, { kind, orderId: order.id })
    const { mails } = await dossier.countTables()
    assert.equal(mails, 5)
    await outcome(false)
    const remaining = await dossier.countTables()
    assert.deepEqual([remaining.orders, remaining.withdrawals, remaining.mails], [0, 0, 0])
  })

  test('a withdrawal that waits for a person is kept', async ({ assert }) => {
    await dossier.withdrawalOf(OLD, { status: 'ontvangen' })
    assert.deepEqual(await outcome(false), NOTHING)
  })
})

test.group('The forgetting of each night', (group) => {
  group.each.setup(() => emptyTables())

  const enforce = async () => (await app.container.make(EnforceRetention)).execute()

  test('an order whose payment came to nothing is forgotten after {days} days: {gone}')
    .with([
      { days: 89, gone: false },
      { days: 91, gone: true },
    ])
    .run(async ({ client, assert, cleanup }, { days, gone }) => {
      const simulator = await withSimulator()
      cleanup(() => cleanUpSimulator(simulator))
      const { payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, 'expired', { webhook: 'direct' })
      const past = asColumn(DateTime.utc().minus({ days }))
      await Order.query().update({ createdAt: past })
      await Payment.query().update({ createdAt: past })
      await enforce()
      assert.lengthOf(await Order.all(), gone ? 0 : 1)
      assert.lengthOf(await Payment.all(), gone ? 0 : 1)
    })

  test('a paid order of {years} years is kept: {kept}')
    .with([
      { years: 7, kept: true },
      { years: 8, kept: false },
    ])
    .run(async ({ client, assert, cleanup }, { years, kept }) => {
      const simulator = await withSimulator()
      cleanup(() => cleanUpSimulator(simulator))
      const { payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
      const past = asColumn(DateTime.utc().minus({ years }))
      await Order.query().update({ createdAt: past, paidAt: past })
      await OrderEvent.query().update({ createdAt: past })
      await Invoice.query().update({ createdAt: past })
      await enforce()
      assert.lengthOf(await Order.all(), kept ? 1 : 0)
    })

  test('a contact message is forgotten after a year', async ({ client, assert }) => {
    await post(client, '/contact', { name: 'Tim', email: 'tim@example.nl', comments: 'Hoi' })
    await enforce()
    assert.lengthOf(await ContactMessage.all(), 1)
    await ContactMessage.query().update({
      createdAt: asColumn(DateTime.utc().minus({ days: 367 })),
    })
    await enforce()
    assert.lengthOf(await ContactMessage.all(), 0)
  })
})
