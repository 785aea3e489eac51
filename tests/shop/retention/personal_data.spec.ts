import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { enableGame } from '#app/live/customers/configure_game'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import { addressMark } from '#app/shop/retention/personal_address'
import { asColumn } from '#app/core/database/dialect'
import { findGame } from '#games/catalogue'
import { mailboxOf } from '#domain/shop/mails/mail_brakes'
import * as schema from '#database/schema'
import { seedRooms } from '#database/seeders/rooms'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import VoucherMovement from '#models/shop/money/voucher_movement'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import Alarm from '#models/shop/alarm'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Invoice from '#models/shop/money/invoice'
import Withdrawal from '#models/shop/withdrawal'
import Customer from '#models/live/customer'
import Delivery from '#models/shop/delivery'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import GameLogEntry from '#models/live/game_log_entry'
import Team from '#models/live/team'
import Refund from '#models/shop/money/refund'
import RoomProgress from '#models/live/room_progress'
import RoundTeam from '#models/live/round_team'
import { freshToken } from '#app/core/tokens'
import CalendarAddress from '#models/bookings/calendar_address'
import Rating from '#models/shop/rating'
import CarrierLabel from '#models/shop/parcels/carrier_label'
import OrderNote from '#models/shop/orders/order_note'
import Gift from '#models/shop/gift'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import { createGameMaster } from '#tests/helpers/live/game_master'
import * as dossier from '#tests/helpers/shop/stored_records'
import { PERSONAL_DATA } from '#tests/helpers/shop/personal_data_columns'
import { findIn, firstOf, leading, onlyOf, present, valueAt } from '#tests/helpers/present'

const NOW = DateTime.utc().startOf('second')
const THEN = NOW.minus({ months: 4 })
const NOOR = 'Noor.DeVries@Example.nl'
const BOB = 'bob@example.nl'

/** These are written in another way than they are kept; the test above tells of them. */
const MOMENT_OR_NUMBER = /At$|Until$|From$|Cents$|Id$|[cC]ount|automatic/

/** Somebody who did everything that a customer can do. */
async function customerWithEverything(email: string, sequenceNumber: number) {
  const game = await dossier.orderOf(THEN, { email })
  await game.merge({ waivedAt: THEN, waiverText: 'Ik wil direct toegang.' }).save()
  await dossier.flagsOf(game, 'keuken', 'keukenhint1')
  await dossier.invoiceOf(game, THEN)
  await dossier.refundOf(game, THEN, 500)
  const rejected = await dossier.withdrawalOf(THEN, {
    ...{ email, orderId: game.id, status: 'afgewezen' },
  })
  const note = 'Noor de Vries had de pdf al geprint.'
  await rejected.merge({ note }).save()
  await AuditEntry.create({
    ...{ who: 'admin@example.nl', what: 'withdrawal_rejected' },
    subject: `herroeping ${rejected.id}`,
    data: JSON.stringify({ toelichting: note }),
  })
  const parcel = await dossier.orderOf(THEN, {
    ...{ email, itemName: 'binky', status: 'verzonden' },
  })
  const free = await dossier.orderOf(THEN, {
    ...{ email, itemName: 'cunera-van-rhenen', totalCents: 0 },
  })
  await dossier.flagsOf(free, 'stap1')
  await CarrierLabel.create({
    ...{ orderId: parcel.id, openForOrder: parcel.id, sequenceNumber: 1, status: 'made' },
    ...{ reference: `${parcel.number}-1`, addressMark: `mark of ${email}` },
    ...{ shipmentId: `shipment ${email}`, parcelId: `parcel ${parcel.number}` },
    ...{ carrier: 'PostNL', trackTrace: `3SLABEL${parcel.id}` },
  })
  await Gift.create({
    ...{
      orderId: free.id,
      token: freshToken(),
      way: 'email',
      giveOn: `2031-01-0${sequenceNumber}`,
    },
    receiverName: `Oma van ${email}`,
    receiverEmail: `oma.${sequenceNumber}@example.org`,
    message: `Van ${email}, met liefs`,
  })
  await OrderNote.create({
    ...{ orderId: parcel.id, key: freshToken(), text: `Belde op: ${email}`, createdAt: THEN },
  })
  await SoldVoucher.create({
    ...{ orderId: parcel.id, recipient: `Zus van ${email}`, email, message: `Van ${email}` },
  })
  await Payment.query().where('order_id', parcel.id).update({ byHand: 'contant' })
  await Alarm.create({
    ...{ key: `unknown_payment tr_${sequenceNumber}`, kind: 'unknown_payment', notice: 'sent' },
    details: `€ 17,50, tr_${sequenceNumber}: het is voor een avond; betaald door Noor <${email}>`,
  })
  const unpaid = await dossier.orderOf(THEN, { email, status: 'mislukt' })
  await dossier.messageOf(THEN, email, THEN)
  const los = await dossier.withdrawalOf(THEN, { email })
  const mail = await dossier.mailOf(THEN, { kind: 'verloren_links', email })
  await mail.merge({ lastError: 'EENVELOPE 550' }).save()

  await dossier.bookingOf(THEN, email)
  await CalendarAddress.firstOrCreate({ id: 1 }, { tokenMark: freshToken() })
  await Rating.create({
    ...{ orderId: game.id, game: 'recept', fun: 4, difficulty: 3, createdAt: THEN },
    ...{ line: `Leuk, vond ${email}`, hiddenReason: 'personal' },
  })
  const voucher = await dossier.voucherOf(THEN, email)
  await VoucherMovement.create({ voucherId: voucher.id, kind: 'uitgegeven', cents: 2500 })
  const code = await DiscountCode.create({
    ...{
      code: `CODE${sequenceNumber}`,
      kind: 'bedrag',
      value: 100,
      games: '',
      usedTotal: 1,
    },
  })
  await parcel.merge({ discountCodeId: code.id, carrier: 'PostNL' }).save()
  await DiscountCodeRedemption.create({
    ...{
      discountCodeId: code.id,
      orderId: parcel.id,
      mailbox: mailboxOf(email),
      sequenceNumber: 1,
    },
  })
  await AuditEntry.create({
    ...{ who: 'admin@example.nl', what: 'order_details_changed', subject: game.number },
    data: JSON.stringify({ van: { adres: 'Dorpsstraat 12' }, naar: { adres: 'Kade 1' } }),
  })
  await AuditEntry.create({
    ...{ who: 'admin@example.nl', what: 'customer_created', subject: 'een avond' },
    data: JSON.stringify({ email, teams: 4 }),
  })
  const customer = await Customer.create({ name: `De buurt van ${email}`, email })
  await AuditEntry.create({
    ...{
      who: 'admin@example.nl',
      what: 'customer_changed',
      subject: customer.name,
      data: '{}',
    },
  })
  await eveningOf(customer)
  const link = await Delivery.query().where('order_id', game.id).firstOrFail()
  const folder = join(env.storageDir, 'downloads')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${link.id}-${game.number}-1.pdf`), 'pdf')
  return { game, parcel, free, unpaid, los, code }
}

/** An evening that was played: what teams are called, what they tried and what the game master said. */
async function eveningOf({ id: customerId }: Customer) {
  await enableGame(customerId)
  await seedRooms()
  const game = await Spellenfabriek.findByOrFail('customerId', customerId)
  await game
    .merge({
      announcement: `Team Vries ${customerId} staat voor`,
      pauseReason: `Taart voor Noor ${customerId}`,
    })
    .save()
  const team = await Team.findByOrFail('customerId', customerId)
  await team.merge({ customName: `De Vriesjes ${customerId}` }).save()
  const round = await Round.create({
    ...{ spellenfabriekId: game.id, number: 1, startedAt: THEN, closedAt: THEN },
  })
  const from = { roundId: round.id, teamId: team.id }
  await RoundTeam.create({ ...from, name: `De Vriesjes ${customerId}` })
  const { id: roomProgressId } = await RoomProgress.create({
    ...{ ...from, roomId: (await Room.firstOrFail()).id, wrongCount: 1 },
  })
  await db
    .table('wrong_answers')
    .insert({ room_progress_id: roomProgressId, answer: 'de vries', created_at: asColumn(THEN) })
  await PointsCorrection.create({
    ...from,
    points: 5,
    reason: `Hielp de familie Vries ${customerId}`,
  })
  await GameLogEntry.create({
    ...{ ...from, spellenfabriekId: game.id, what: 'teamnaam' },
    data: JSON.stringify({ naam: `De Vriesjes ${customerId}` }),
  })
}

/** What stands in the columns with this lot: texts of `table.column`, as far as they can be recognised. */
async function texts(lot: RegExp): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, { table, columns }] of Object.entries(PERSONAL_DATA))
    for (const [column, what] of Object.entries(columns)) {
      if (!lot.test(what)) continue
      const model = schema[name as keyof typeof schema]
      model.boot()
      const { columnName } = present(model.$getColumn(column), 'the column')
      const rows = (await db.from(table).select(columnName)) as Record<string, unknown>[]
      found[`${table}.${column}`] = rows
        .map((row) => row[columnName])
        .filter((value) => value !== null)
        .map(String)
    }
  return found
}

/** Every row of every table that we made, as text. */
async function everything(except: readonly string[] = []): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {}
  for (const table of Object.keys(await dossier.countTables())) {
    if (except.includes(table)) continue
    rows[table] = (await db.from(table)).map((row) => JSON.stringify(row)).sort()
  }
  return rows
}

const traces = (rows: Record<string, string[]>, words: RegExp) =>
  Object.values(rows)
    .flat()
    .filter((row) => words.test(row))

async function emptyTables() {
  await rm(join(env.storageDir, 'downloads'), { recursive: true, force: true })
  await emptyShop()
}

test.group('A person who asks what we keep', (group) => {
  group.each.setup(() => emptyTables())

  test('a person gets all of it, however the address is written, and nothing of anybody else', async ({
    assert,
  }) => {
    const { game, parcel, free, unpaid, code } = await customerWithEverything(NOOR, 1)
    const other = await customerWithEverything(BOB, 2)

    const exported = await exportPersonalData('NOOR.devries@EXAMPLE.NL', NOW)
    assert.deepEqual(
      exported.bestellingen.map(({ nummer: number }) => number),
      [game, parcel, free, unpaid].map(({ number }) => number)
    )
    const [first, second] = leading(exported.bestellingen, 2)
    assert.deepInclude(first, {
      spel: 'Het verdwenen recept',
      adres: 'Dorpsstraat 12',
      totaal: '17.50',
    })
    assert.deepInclude(firstOf(firstOf(first.betalingen).terugbetalingen), {
      bedrag: '5.00',
      reden: 'Retour van Noor',
    })
    assert.deepEqual(
      first.leveringen.flatMap(({ voortgang: progress }) =>
        progress.map(({ onderdeel: part }) => part)
      ),
      ['keuken', 'keukenhint1']
    )
    assert.equal(firstOf(first.facturen).btw, '3.04')
    assert.lengthOf(first.mails, 1)
    assert.equal(second.actiecode, code.code)
    assert.equal(second.track_trace, '3SABCD123')
    assert.equal(firstOf(exported.berichten).telefoon, '0612345678')
    assert.equal(firstOf(firstOf(exported.berichten).antwoorden).tekst, 'Ja hoor, in twee groepen.')
    assert.lengthOf(exported.herroepingen, 2)
    assert.lengthOf(exported.mails_zonder_bestelling, 1)
    assert.equal(firstOf(exported.avonden).naam, `De buurt van ${NOOR}`)

    const text = JSON.stringify(exported)
    assert.notInclude(text, BOB)
    assert.notInclude(text, other.game.number)
    assert.notInclude(text, 'admin@example.nl')
  })

  test('a person gets no secret in the answer', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    const text = JSON.stringify(await exportPersonalData(NOOR, NOW))
    for (const [column, values] of Object.entries(await texts(/, secret$/))) {
      assert.isNotEmpty(values, column)
      for (const value of values) assert.notInclude(text, value, column)
    }
    const secrets = [
      ...(await Order.all()).flatMap((order) => [order.token, order.requestKey]),
      ...(await Payment.all()).flatMap((attempt) => [attempt.idempotencyKey]),
      ...(await Delivery.all()).flatMap(({ token }) => token ?? []),
      ...(await Refund.all()).flatMap((part) => [part.idempotencyKey, part.key]),
      ...(await Withdrawal.all()).flatMap(({ token, requestKey }) => [token, requestKey]),
      ...(await db.from('teams')).map(({ api_token: token }) => token as string),
      'betaaldienst.example/afrekenen',
      'screen_token',
    ]
    for (const secret of secrets) assert.notInclude(text, secret)
  })

  test('a person gets every column that is meant to be in the answer', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await Admin.create({ name: 'Noor als beheerder', email: NOOR, password: 'een lang woord' })
    const exported = JSON.stringify(await exportPersonalData(NOOR, NOW))
    const inJson = (value: string) => JSON.stringify(value).slice(1, -1)
    for (const [column, values] of Object.entries(await texts(/, included$/))) {
      if (MOMENT_OR_NUMBER.test(column)) continue
      assert.isNotEmpty(values, column)
      for (const value of values) {
        const shown = column.endsWith('.itemName')
          ? present(findGame(value), 'the game').title
          : value
        /** The export holds the contents of an invoice, and not a text within a text. */
        const text = column === 'invoices.data' ? shown : inJson(shown)
        assert.include(exported, text, column)
      }
    }
  })

  test('the log says that somebody asked, without the address', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await exportPersonalData(NOOR, NOW)
    const line = await AuditEntry.findByOrFail('what', 'personal_data_exported')
    assert.equal(line.who, 'opdrachtregel')
    assert.equal(line.subject, addressMark(NOOR.toLowerCase()))
    assert.deepEqual(JSON.parse(line.data), { bestellingen: 4, berichten: 1 })
  })

  test('an unknown address has nothing', async ({ assert }) => {
    const exported = await exportPersonalData('niemand@example.nl', NOW)
    assert.lengthOf(exported.bestellingen, 0)
    assert.lengthOf(exported.avonden, 0)
  })
})

test.group('A person who asks to be forgotten', (group) => {
  group.each.setup(() => emptyTables())

  test('a forgotten person leaves no trace but the invoice', async ({ assert }) => {
    const { game, parcel, free, unpaid, los, code } = await customerWithEverything(NOOR, 1)
    const { erased, kept, later } = await erasePersonalData('noor.devries@example.NL', NOW)

    const remaining = await everything(['invoices'])
    assert.deepEqual(
      traces(
        remaining,
        /vries|van noor|dorpsstraat|3911 ab|"rhenen"|0612345678|zijn tienen|de buurt/i
      ),
      []
    )
    const invoice = await Invoice.firstOrFail()
    assert.deepInclude(invoice.content.buyer, { name: 'Noor de Vries', address: 'Dorpsstraat 12' })

    assert.isNull(await Order.find(free.id))
    assert.isNull(await Order.find(unpaid.id))
    assert.isNull(await Withdrawal.find(los.id))
    assert.lengthOf(await Customer.all(), 0)
    assert.deepInclude(erased, {
      'bestellingen': 2,
      'klantgegevens van bestellingen': 2,
      'contactberichten': 1,
      'herroepingen': 2,
      'onderdelen van de voortgang': 2,
      'klanten van de Spellenfabriek': 1,
    })
    assert.deepEqual(kept, [
      { what: 'order', number: game.number, invoices: [invoice.number] },
      { what: 'order', number: parcel.number, invoices: [] },
    ])
    assert.deepEqual(later, [])

    /** What the bookkeeping adds up stays as it was. */
    const book = await Order.findOrFail(game.id)
    assert.equal(book.totalCents, 1750)
    assert.equal(book.status, 'betaald')
    assert.isNotNull(book.paidAt)
    assert.equal((await Refund.firstOrFail()).amountCents, 500)
    assert.equal((await Withdrawal.firstOrFail()).status, 'afgewezen')
    await code.refresh()
    assert.equal(code.usedTotal, 1)
    assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 0)
  })

  test('a forgotten person loses every column that is meant to go', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    const beforehand = await texts(/^erased,/)
    await erasePersonalData(NOOR, NOW)
    const afterwards = await texts(/^erased,/)
    for (const [column, values] of Object.entries(beforehand)) {
      /** Those lines stay; the test above tells that no text of the person is left in them. */
      if (column.startsWith('audit_entries.')) continue
      assert.isNotEmpty(values, column)
      assert.notIncludeMembers(valueAt(afterwards, column), values, column)
      for (const value of values) assert.notInclude(valueAt(afterwards, column), value, column)
    }
  })

  test('an older address of a corrected order is forgotten as well', async ({ assert }) => {
    const { parcel } = await customerWithEverything(NOOR, 1)
    await parcel.merge({ email: 'anders@example.nl' }).save()
    const { erased } = await erasePersonalData(NOOR, NOW)
    assert.equal(erased['gebruik van actiecodes'], 1)
    const use = await DiscountCodeRedemption.firstOrFail()
    assert.equal(use.mailbox, `gewist-${parcel.id}@gewist.invalid`)
    assert.equal((await parcel.refresh()).email, 'anders@example.nl')
  })

  test('an order of another spelling of the address keeps its place of a code', async ({
    assert,
  }) => {
    const { parcel } = await customerWithEverything(NOOR, 1)
    await parcel.merge({ email: 'noor.devries+spel@example.nl' }).save()
    const { erased } = await erasePersonalData(NOOR, NOW)
    assert.notProperty(erased, 'gebruik van actiecodes')
    assert.equal((await DiscountCodeRedemption.firstOrFail()).mailbox, mailboxOf(NOOR))
  })

  test("a forgotten person's links stop working", async ({ client, assert }) => {
    const { game } = await customerWithEverything(NOOR, 1)
    const links = await Delivery.query().where('order_id', game.id)
    const download = findIn(links, ({ kind }) => kind === 'download')
    const page = () => client.get(`/download/${download.token}`)
    assert.equal((await page()).status(), 200)
    await erasePersonalData(NOOR, NOW)
    assert.equal((await page()).status(), 404)
  })

  test('the data of other people stays', async ({ assert }) => {
    await customerWithEverything(BOB, 2)
    const beforehand = await everything()
    await customerWithEverything(NOOR, 1)
    await erasePersonalData(NOOR, NOW)
    const afterwards = await everything()
    for (const [table, rows] of Object.entries(beforehand))
      if (table !== 'invoice_numberings')
        assert.includeMembers(valueAt(afterwards, table), rows, table)
  })

  test('a rehearsal of forgetting says the same and changes nothing', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    const beforehand = await everything()
    const dryRun = await erasePersonalData(NOOR, NOW, { dryRun: true })
    assert.deepEqual(await everything(), beforehand)
    assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 1)
    assert.deepEqual(await erasePersonalData(NOOR, NOW), dryRun)
  })

  test('a second request to be forgotten finds nothing and changes nothing', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await erasePersonalData(NOOR, NOW)
    const beforehand = await everything()
    assert.deepEqual(await erasePersonalData(NOOR, NOW), { erased: {}, kept: [], later: [] })
    assert.deepEqual(await everything(), beforehand)
  })

  test('the log says once that somebody was forgotten, without the address', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await erasePersonalData(NOOR, NOW)
    const lines = await AuditEntry.query().where('what', 'personal_data_erased')
    assert.equal(onlyOf(lines).subject, addressMark(NOOR))
    assert.equal(firstOf(lines).who, 'opdrachtregel')
  })

  test('an unfinished matter makes the request wait: {why}')
    .with([
      {
        why: 'payment_ongoing',
        make: async () => {
          const order = await dossier.orderOf(NOW, { email: NOOR, status: 'open' })
          await Payment.query().update({ status: 'open', openForOrder: order.id })
          return order
        },
      },
      {
        why: 'not_shipped_yet',
        make: () => dossier.orderOf(NOW, { email: NOOR, itemName: 'binky' }),
      },
      {
        why: 'withdrawal_open',
        make: async () => {
          const order = await dossier.orderOf(NOW, { email: NOOR })
          await dossier.withdrawalOf(NOW, {
            ...{ email: NOOR, orderId: order.id, status: 'ontvangen' },
          })
          return order
        },
      },
      {
        why: 'refund_underway',
        make: async () => {
          const order = await dossier.orderOf(NOW, { email: NOOR })
          const refunded = await dossier.refundOf(order, NOW, 100)
          await refunded.merge({ status: 'aangevraagd' }).save()
          return order
        },
      },
    ] as const)
    .run(async ({ assert }, { why, make }) => {
      const order = await make()
      const beforehand = await everything()
      assert.deepEqual(await erasePersonalData(NOOR, NOW), {
        ...{ erased: {}, kept: [] },
        later: [{ what: 'order', number: order.number, why }],
      })
      assert.deepEqual(await everything(), beforehand)
    })

  test('a running evening makes the request wait', async ({ assert }) => {
    const customer = await Customer.create({ name: 'De buurt', email: NOOR })
    await enableGame(customer.id)
    await Spellenfabriek.query().update({ status: 'started' })
    const { later } = await erasePersonalData(NOOR, NOW)
    assert.deepEqual(later, [{ what: 'evening', name: 'De buurt' }])
    assert.isNotNull(await Customer.find(customer.id))
  })

  test('a game master waits while the invitation is open, and is forgotten after it', async ({
    assert,
  }) => {
    const customer = await Customer.create({ name: 'De buurt', email: BOB })
    await enableGame(customer.id)
    const game = await Spellenfabriek.findByOrFail('customerId', customer.id)
    const { grants } = await createGameMaster([game], { email: NOOR })
    const { email } = await Admin.findByOrFail('email', NOOR)
    await AuditEntry.create({
      ...{ who: 'eigenaar@example.nl', what: 'game_master_invited', subject: email, data: '{}' },
    })
    assert.deepEqual(await erasePersonalData(NOOR, NOW), {
      ...{ erased: {}, kept: [] },
      later: [{ what: 'game_master' }],
    })
    await firstOf(grants)
      .merge({ withdrawnAt: NOW.minus({ seconds: 1 }) })
      .save()
    assert.deepEqual(await erasePersonalData(NOOR, NOW), {
      ...{ erased: { 'accounts van een spelleider': 1 }, kept: [], later: [] },
    })
    assert.lengthOf(await Admin.all(), 0)
    assert.deepEqual(traces(await everything(), new RegExp(NOOR, 'i')), [])
  })

  test('an owner keeps the account', async ({ assert }) => {
    await Admin.create({ name: 'Noor', email: NOOR, password: 'een lang woord' })
    assert.deepEqual((await erasePersonalData(NOOR, NOW)).kept, [{ what: 'admin' }])
    assert.lengthOf(await Admin.all(), 1)
  })
})
