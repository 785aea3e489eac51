import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { enableGame } from '#app/live/customers/configure_game'
import { voerGegevensUit } from '#app/shop/retention/export_personal_data'
import { wisGegevens } from '#app/shop/retention/erase_personal_data'
import { addressMark } from '#app/shop/retention/personal_address'
import { asColumn } from '#app/core/database/dialect'
import { findGame } from '#games/catalogue'
import * as schema from '#database/schema'
import { vulRooms } from '#database/seeders/rooms'
import DiscountCode from '#models/shop/discount_code'
import DiscountCodeUse from '#models/shop/discount_code_use'
import AuditEntry from '#models/admin/audit_entry'
import Admin from '#models/admin/admin'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Invoice from '#models/shop/invoice'
import Withdrawal from '#models/shop/withdrawal'
import Customer from '#models/live/customer'
import Delivery from '#models/shop/delivery'
import PointsCorrection from '#models/live/points_correction'
import Round from '#models/live/round'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import GameLogEntry from '#models/live/game_log_entry'
import Team from '#models/live/team'
import Refund from '#models/shop/refund'
import RoomProgress from '#models/live/room_progress'
import env from '#start/env'
import { emptyShop } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/shop/stored_records'
import { PERSONAL_DATA } from '#tests/helpers/shop/personal_data_columns'

const NOW = DateTime.utc().startOf('second')
const THEN = NOW.minus({ months: 4 })
const NOOR = 'Noor.DeVries@Example.nl'
const BOB = 'bob@example.nl'

/** Written in another way than they are kept: told by the test above. */
const MOMENT_OR_NUMBER = /Op$|At$|Tot$|Centen$|Id$|aantal|automatisch/

/** Somebody who did everything that a customer can do. */
async function customerWithEverything(email: string, sequenceNumber: number) {
  const game = await dossier.orderOf(THEN, { email })
  await game
    .merge({ afstandHerroepingOp: THEN, afstandHerroepingTekst: 'Ik wil direct toegang.' })
    .save()
  await dossier.flagsOf(game, 'keuken', 'keukenhint1')
  await dossier.invoiceOf(game, THEN)
  await dossier.refundOf(game, THEN, 500)
  const rejected = await dossier.withdrawalOf(THEN, {
    ...{ email, bestellingId: game.id, status: 'afgewezen' },
  })
  const note = 'Noor de Vries had de pdf al geprint.'
  await rejected.merge({ toelichting: note }).save()
  await AuditEntry.create({
    ...{ wie: 'admin@example.nl', wat: 'herroeping_afgewezen' },
    onderwerp: `herroeping ${rejected.id}`,
    gegevens: JSON.stringify({ toelichting: note }),
  })
  const parcel = await dossier.orderOf(THEN, {
    ...{ email, itemName: 'binky', status: 'verzonden' },
  })
  const free = await dossier.orderOf(THEN, {
    ...{ email, itemName: 'cunera-van-rhenen', totaalCenten: 0 },
  })
  await dossier.flagsOf(free, 'stap1')
  const unpaid = await dossier.orderOf(THEN, { email, status: 'mislukt' })
  await dossier.messageOf(THEN, email, THEN)
  const los = await dossier.withdrawalOf(THEN, { email })
  const mail = await dossier.mailOf(THEN, { soort: 'verloren_links', email })
  await mail.merge({ laatsteFout: 'EENVELOPE 550' }).save()

  const code = await DiscountCode.create({
    ...{
      code: `CODE${sequenceNumber}`,
      soort: 'bedrag',
      waarde: 100,
      spellen: '',
      gebruiktTotaal: 1,
    },
  })
  await parcel.merge({ actiecodeId: code.id, vervoerder: 'PostNL' }).save()
  await DiscountCodeUse.create({
    ...{ actiecodeId: code.id, bestellingId: parcel.id, email: email.toLowerCase(), volgnummer: 1 },
  })
  await AuditEntry.create({
    ...{ wie: 'admin@example.nl', wat: 'bestelgegevens_gewijzigd', onderwerp: game.nummer },
    gegevens: JSON.stringify({ van: { adres: 'Dorpsstraat 12' }, naar: { adres: 'Kade 1' } }),
  })
  await AuditEntry.create({
    ...{ wie: 'admin@example.nl', wat: 'klant_gemaakt', onderwerp: 'een avond' },
    gegevens: JSON.stringify({ email, teams: 4 }),
  })
  const customer = await Customer.create({ name: `De buurt van ${email}`, email })
  await AuditEntry.create({
    ...{
      wie: 'admin@example.nl',
      wat: 'klant_gewijzigd',
      onderwerp: customer.name,
      gegevens: '{}',
    },
  })
  await eveningOf(customer)
  const link = await Delivery.query().where('bestelling_id', game.id).firstOrFail()
  const folder = join(env.storageDir, 'downloads')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${link.id}-${game.nummer}-1.pdf`), 'pdf')
  return { spel: game, pakket: parcel, gratis: free, onbetaald: unpaid, los, code }
}

/** An evening that was played: what teams are called, what they tried and what the game master said. */
async function eveningOf({ id: customerId }: Customer) {
  await enableGame(customerId)
  await vulRooms()
  const game = await Spellenfabriek.findByOrFail('klantId', customerId)
  await game.merge({ mededeling: `Team Vries ${customerId} staat voor` }).save()
  const team = await Team.findByOrFail('klantId', customerId)
  await team.merge({ customName: `De Vriesjes ${customerId}` }).save()
  const round = await Round.create({
    ...{ spellenfabriekId: game.id, nummer: 1, begonnenOp: THEN, geslotenOp: THEN },
  })
  const from = { rondeId: round.id, teamId: team.id }
  const { id: roomProgressId } = await RoomProgress.create({
    ...{ ...from, roomId: (await Room.firstOrFail()).id, aantalFout: 1 },
  })
  await db
    .table('foute_antwoorden')
    .insert({ voortgang_id: roomProgressId, antwoord: 'de vries', created_at: asColumn(THEN) })
  await PointsCorrection.create({
    ...from,
    punten: 5,
    reden: `Hielp de familie Vries ${customerId}`,
  })
  await GameLogEntry.create({
    ...{ ...from, spellenfabriekId: game.id, wat: 'teamnaam' },
    gegevens: JSON.stringify({ naam: `De Vriesjes ${customerId}` }),
  })
}

/** What stands in the columns with this lot: texts of `tabel.kolom`, as far as they can be recognised. */
async function texts(lot: RegExp): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, { tabel: table, kolommen: columns }] of Object.entries(PERSONAL_DATA))
    for (const [column, what] of Object.entries(columns)) {
      if (!lot.test(what)) continue
      const model = schema[name as keyof typeof schema]
      model.boot()
      const { columnName } = model.$getColumn(column)!
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

test.group('A person asks what we keep', (group) => {
  group.each.setup(() => emptyTables())

  test('all of it, however the address is written, and nothing of anybody else', async ({
    assert,
  }) => {
    const {
      spel: game,
      pakket: parcel,
      gratis: free,
      onbetaald: unpaid,
      code,
    } = await customerWithEverything(NOOR, 1)
    const other = await customerWithEverything(BOB, 2)

    const exported = await voerGegevensUit('NOOR.devries@EXAMPLE.NL', NOW)
    assert.deepEqual(
      exported.bestellingen.map(({ nummer: number }) => number),
      [game, parcel, free, unpaid].map(({ nummer: number }) => number)
    )
    const [first, second] = exported.bestellingen
    assert.deepInclude(first, {
      spel: 'Het verdwenen recept',
      adres: 'Dorpsstraat 12',
      totaal: '17.50',
    })
    assert.deepInclude(first!.betalingen[0]!.terugbetalingen[0]!, {
      bedrag: '5.00',
      reden: 'Retour van Noor',
    })
    assert.deepEqual(
      first!.leveringen.flatMap(({ voortgang: progress }) =>
        progress.map(({ onderdeel: part }) => part)
      ),
      ['keuken', 'keukenhint1']
    )
    assert.equal(first!.facturen[0]!.btw, '3.04')
    assert.lengthOf(first!.mails, 1)
    assert.equal(second!.actiecode, code.code)
    assert.equal(second!.track_trace, '3SABCD123')
    assert.equal(exported.berichten[0]!.telefoon, '0612345678')
    assert.equal(exported.berichten[0]!.antwoorden[0]!.tekst, 'Ja hoor, in twee groepen.')
    assert.lengthOf(exported.herroepingen, 2)
    assert.lengthOf(exported.mails_zonder_bestelling, 1)
    assert.equal(exported.avonden[0]!.naam, `De buurt van ${NOOR}`)

    const text = JSON.stringify(exported)
    assert.notInclude(text, BOB)
    assert.notInclude(text, other.spel.nummer)
    assert.notInclude(text, 'admin@example.nl')
  })

  test('no secret is in it', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    const text = JSON.stringify(await voerGegevensUit(NOOR, NOW))
    for (const [column, values] of Object.entries(await texts(/, geheim$/))) {
      assert.isNotEmpty(values, column)
      for (const value of values) assert.notInclude(text, value, column)
    }
    const secrets = [
      ...(await Order.all()).flatMap((order) => [order.token, order.aanvraagsleutel]),
      ...(await Payment.all()).flatMap((attempt) => [attempt.idempotentiesleutel]),
      ...(await Delivery.all()).flatMap(({ token }) => token ?? []),
      ...(await Refund.all()).flatMap((part) => [part.idempotentiesleutel, part.sleutel]),
      ...(await Withdrawal.all()).flatMap(({ token, aanvraagsleutel: requestKey }) => [
        token,
        requestKey,
      ]),
      ...(await db.from('teams')).map(({ api_token: token }) => token as string),
      'betaaldienst.example/afrekenen',
      'scherm_token',
    ]
    for (const secret of secrets) assert.notInclude(text, secret)
  })

  test('every column that is meant to be in it, is', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await Admin.create({ naam: 'Noor als beheerder', email: NOOR, password: 'een lang woord' })
    const exported = JSON.stringify(await voerGegevensUit(NOOR, NOW))
    const inJson = (value: string) => JSON.stringify(value).slice(1, -1)
    for (const [column, values] of Object.entries(await texts(/, erin$/))) {
      if (MOMENT_OR_NUMBER.test(column)) continue
      assert.isNotEmpty(values, column)
      for (const value of values) {
        const shown = column === 'bestellingen.itemName' ? findGame(value)!.titel : value
        /** An invoice is in it as what it says, and not as text in text. */
        const text = column === 'facturen.gegevens' ? shown : inJson(shown)
        assert.include(exported, text, column)
      }
    }
  })

  test('it is written down that it was asked, without the address', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await voerGegevensUit(NOOR, NOW)
    const line = await AuditEntry.findByOrFail('wat', 'gegevens_uitgevoerd')
    assert.equal(line.wie, 'opdrachtregel')
    assert.equal(line.onderwerp, addressMark(NOOR.toLowerCase()))
    assert.deepEqual(JSON.parse(line.gegevens), { bestellingen: 4, berichten: 1 })
  })

  test('an address that we do not know has nothing', async ({ assert }) => {
    const exported = await voerGegevensUit('niemand@example.nl', NOW)
    assert.lengthOf(exported.bestellingen, 0)
    assert.lengthOf(exported.avonden, 0)
  })
})

test.group('A person asks to be forgotten', (group) => {
  group.each.setup(() => emptyTables())

  test('nothing is left that says who it was, but for the invoice', async ({ assert }) => {
    const {
      spel: game,
      pakket: parcel,
      gratis: free,
      onbetaald: unpaid,
      los,
      code,
    } = await customerWithEverything(NOOR, 1)
    const { weg: erased, blijft: kept, later } = await wisGegevens('noor.devries@example.NL', NOW)

    const remaining = await everything(['facturen'])
    assert.deepEqual(
      traces(
        remaining,
        /vries|van noor|dorpsstraat|3911 ab|"rhenen"|0612345678|zijn tienen|de buurt/i
      ),
      []
    )
    const invoice = await Invoice.firstOrFail()
    assert.deepEqual(JSON.parse(invoice.gegevens), {
      ...{ naam: 'Noor de Vries', adres: 'Dorpsstraat 12' },
    })

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
      { wat: 'bestelling', nummer: game.nummer, facturen: [invoice.nummer] },
      { wat: 'bestelling', nummer: parcel.nummer, facturen: [] },
    ])
    assert.deepEqual(later, [])

    /** What the bookkeeping adds up stays as it was. */
    const book = await Order.findOrFail(game.id)
    assert.equal(book.totaalCenten, 1750)
    assert.equal(book.status, 'betaald')
    assert.isNotNull(book.betaaldOp)
    assert.equal((await Refund.firstOrFail()).bedragCenten, 500)
    assert.equal((await Withdrawal.firstOrFail()).status, 'afgewezen')
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 1)
    assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 0)
  })

  test('every column that is meant to go, goes', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    const beforehand = await texts(/^weg,/)
    await wisGegevens(NOOR, NOW)
    const afterwards = await texts(/^weg,/)
    for (const [column, values] of Object.entries(beforehand)) {
      /** Those lines stay: that no text of the person is left in them, is told above. */
      if (column.startsWith('auditregels.')) continue
      assert.isNotEmpty(values, column)
      assert.notIncludeMembers(afterwards[column]!, values, column)
      for (const value of values) assert.notInclude(afterwards[column]!, value, column)
    }
  })

  test('an older address of an order that was corrected goes as well', async ({ assert }) => {
    const { pakket: parcel } = await customerWithEverything(NOOR, 1)
    await parcel.merge({ email: 'anders@example.nl' }).save()
    const { weg: erased } = await wisGegevens(NOOR, NOW)
    assert.equal(erased['gebruik van actiecodes'], 1)
    const use = await DiscountCodeUse.firstOrFail()
    assert.equal(use.email, `gewist-${parcel.id}@gewist.invalid`)
    assert.equal((await parcel.refresh()).email, 'anders@example.nl')
  })

  test('the links stop working', async ({ client, assert }) => {
    const { spel: game } = await customerWithEverything(NOOR, 1)
    const links = await Delivery.query().where('bestelling_id', game.id)
    const download = links.find(({ soort: kind }) => kind === 'download')!
    const page = () => client.get(`/download/${download.token}`)
    assert.equal((await page()).status(), 200)
    await wisGegevens(NOOR, NOW)
    assert.equal((await page()).status(), 404)
  })

  test('other people keep everything', async ({ assert }) => {
    await customerWithEverything(BOB, 2)
    const beforehand = await everything()
    await customerWithEverything(NOOR, 1)
    await wisGegevens(NOOR, NOW)
    const afterwards = await everything()
    for (const [table, rows] of Object.entries(beforehand))
      if (table !== 'factuurreeksen') assert.includeMembers(afterwards[table]!, rows, table)
  })

  test('a rehearsal says the same and changes nothing', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    const beforehand = await everything()
    const dryRun = await wisGegevens(NOOR, NOW, { proef: true })
    assert.deepEqual(await everything(), beforehand)
    assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 1)
    assert.deepEqual(await wisGegevens(NOOR, NOW), dryRun)
  })

  test('a second time finds nothing and changes nothing', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await wisGegevens(NOOR, NOW)
    const beforehand = await everything()
    assert.deepEqual(await wisGegevens(NOOR, NOW), { weg: {}, blijft: [], later: [] })
    assert.deepEqual(await everything(), beforehand)
  })

  test('it is written down once, without the address', async ({ assert }) => {
    await customerWithEverything(NOOR, 1)
    await wisGegevens(NOOR, NOW)
    const lines = await AuditEntry.query().where('wat', 'gegevens_gewist')
    assert.lengthOf(lines, 1)
    assert.equal(lines[0]!.onderwerp, addressMark(NOOR))
    assert.equal(lines[0]!.wie, 'opdrachtregel')
  })

  test('what is still being carried out waits: {waarom}')
    .with([
      {
        waarom: 'betaling_loopt',
        maak: async () => {
          const order = await dossier.orderOf(NOW, { email: NOOR, status: 'open' })
          await Payment.query().update({ status: 'open', openVoorBestelling: order.id })
          return order
        },
      },
      {
        waarom: 'nog_te_versturen',
        maak: () => dossier.orderOf(NOW, { email: NOOR, itemName: 'binky' }),
      },
      {
        waarom: 'herroeping_open',
        maak: async () => {
          const order = await dossier.orderOf(NOW, { email: NOOR })
          await dossier.withdrawalOf(NOW, {
            ...{ email: NOOR, bestellingId: order.id, status: 'ontvangen' },
          })
          return order
        },
      },
      {
        waarom: 'terugbetaling_onderweg',
        maak: async () => {
          const order = await dossier.orderOf(NOW, { email: NOOR })
          const refunded = await dossier.refundOf(order, NOW, 100)
          await refunded.merge({ status: 'aangevraagd' }).save()
          return order
        },
      },
    ] as const)
    .run(async ({ assert }, { waarom: why, maak: make }) => {
      const order = await make()
      const beforehand = await everything()
      assert.deepEqual(await wisGegevens(NOOR, NOW), {
        ...{ weg: {}, blijft: [] },
        later: [{ wat: 'bestelling', nummer: order.nummer, waarom: why }],
      })
      assert.deepEqual(await everything(), beforehand)
    })

  test('an evening that is going on waits', async ({ assert }) => {
    const customer = await Customer.create({ name: 'De buurt', email: NOOR })
    await enableGame(customer.id)
    await Spellenfabriek.query().update({ status: 'started' })
    const { later } = await wisGegevens(NOOR, NOW)
    assert.deepEqual(later, [{ wat: 'avond', naam: 'De buurt' }])
    assert.isNotNull(await Customer.find(customer.id))
  })
})
