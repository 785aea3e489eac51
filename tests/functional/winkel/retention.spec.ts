import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { ruimOp } from '#app/winkel/actions/ruim_op'
import Bewaartermijn from '#app/winkel/jobs/bewaartermijn'
import { BEWAARREGELS, grens, type BewaarregelNaam } from '#domain/winkel/bewaartermijnen'
import Actiecode from '#models/actiecode'
import ActiecodeGebruik from '#models/actiecode_gebruik'
import Alarm from '#models/alarm'
import Auditregel from '#models/auditregel'
import Bestelling from '#models/bestelling'
import Betaling from '#models/betaling'
import Contactbericht from '#models/contactbericht'
import Factuur from '#models/factuur'
import Gebeurtenis from '#models/gebeurtenis'
import Klant from '#models/klant'
import Levering from '#models/levering'
import Telling from '#models/telling'
import env from '#start/env'
import { legeWinkel } from '#tests/helpers/database'
import * as dossier from '#tests/helpers/dossier'
import { bestel, metSimulator, post, ruimSimulatorOp } from '#tests/helpers/winkel'

/** In the middle of a year, so that a term of years and one of days do not look alike. */
const NU = DateTime.fromISO('2034-06-15T10:20:30Z', { zone: 'utc' })
const EERDER = { seconds: 1 }

const grensVan = (naam: BewaarregelNaam) =>
  grens(BEWAARREGELS.find((regel) => regel.naam === naam)!.termijn, NU).toUTC()

/** Downloads that an earlier test rendered are no part of this one. */
async function legeKast() {
  await rm(join(env.storageDir, 'downloads'), { recursive: true, force: true })
  await legeWinkel()
}

/** What each rule says it did. */
async function uitkomst(proef: boolean): Promise<Record<string, number>> {
  const opgeruimd = await ruimOp(NU, { proef })
  return Object.fromEntries(opgeruimd.map(({ regel, aantal }) => [regel.naam, aantal]))
}

const NIETS = Object.fromEntries(BEWAARREGELS.map(({ naam }) => [naam, 0]))

/** One thing per rule, of a moment. */
const MAAK: Record<BewaarregelNaam, (op: DateTime) => Promise<unknown>> = {
  voortgang: async (op) => {
    const link = await dossier.vlaggenVan(await dossier.bestellingVan(NU), 'keuken')
    await Levering.query()
      .where('id', link.id)
      .update({ geldigTot: asColumn(op) })
  },
  bestanden: async (op) => {
    const folder = join(env.storageDir, 'downloads')
    await mkdir(folder, { recursive: true })
    const file = join(folder, `999-EK-${op.toMillis()}-1.pdf`)
    await writeFile(file, 'pdf')
    await utimes(file, op.toJSDate(), op.toJSDate())
  },
  contactberichten: (op) => dossier.berichtVan(op.minus({ months: 2 }), 'tim@example.nl', op),
  losse_herroepingen: (op) => dossier.herroepingVan(op, {}),
  losse_mails: (op) => dossier.mailVan(op, { soort: 'contact', email: 'tim@example.nl' }),
  losse_alarmen: (op) =>
    Alarm.create({
      ...{ sleutel: `mail_mislukt:${op.toMillis()}`, soort: 'mail_mislukt', bijzonderheden: '' },
      opgelostOp: op,
    }),
  onbetaald: (op) => dossier.bestellingVan(op, { status: 'mislukt' }),
  bestellingen: (op) => dossier.bestellingVan(op),
  auditregels: (op) =>
    Auditregel.create({
      ...{ wie: 'admin@example.nl', wat: 'prijs_gewijzigd', onderwerp: 'binky', gegevens: '{}' },
      createdAt: op,
    }),
  tellingen: (op) =>
    Telling.create({
      ...{
        dag: op.setZone('Europe/Amsterdam').toISODate()!,
        soort: 'bezoek',
        spel: 'binky',
        onderdeel: '',
        aantal: 3,
      },
    }),
}

test.group('What we promised to forget', (group) => {
  group.each.setup(() => legeKast())

  test('{$self}: kept to the second, and then forgotten')
    .with(BEWAARREGELS.map(({ naam }) => naam))
    .run(async ({ assert }, naam) => {
      const voor = grensVan(naam)
      await MAAK[naam](voor)
      const blijft = await dossier.telTabellen()
      assert.deepEqual(await uitkomst(false), NIETS)
      assert.deepEqual(await dossier.telTabellen(), blijft)

      const eerder = naam === 'tellingen' ? voor.minus({ days: 1 }) : voor.minus(EERDER)
      await MAAK[naam](eerder)
      const vooraf = await dossier.telTabellen()
      assert.deepEqual(await uitkomst(true), { ...NIETS, [naam]: 1 })
      assert.deepEqual(await dossier.telTabellen(), vooraf, 'a rehearsal changes nothing')

      assert.deepEqual(await uitkomst(false), { ...NIETS, [naam]: 1 })
      const achteraf = await dossier.telTabellen()
      if (naam === 'voortgang') assert.deepEqual(achteraf, { ...vooraf, spelvlaggen: 1 })
      else assert.deepEqual(achteraf, blijft, 'the row went, with all that hung on it')
      assert.deepEqual(await uitkomst(false), NIETS)
      if (naam === 'bestanden') assert.lengthOf(await readdir(join(env.storageDir, 'downloads')), 1)
    })

  test('a rehearsal and the real thing agree on a shop of ten years', async ({ assert }) => {
    for (let jaar = 0; jaar <= 10; jaar++) {
      const op = NU.minus({ years: jaar, days: 100 })
      const recept = await dossier.bestellingVan(op, { email: `klant${jaar}@example.nl` })
      await dossier.vlaggenVan(recept, 'keuken', 'bar')
      await dossier.factuurVan(recept, op)
      await dossier.herroepingVan(op, { bestellingId: recept.id })
      await MAAK.onbetaald(op)
      await MAAK.contactberichten(op)
      await MAAK.auditregels(op)
      await MAAK.tellingen(op)
      await MAAK.losse_mails(op)
    }
    const klant = await Klant.create({ name: 'De Zaal', email: 'zaal@example.nl' })
    await Klant.query().update({ createdAt: asColumn(NU.minus({ years: 12 })) })

    const proef = await uitkomst(true)
    assert.deepEqual(await uitkomst(false), proef)
    /** The years 2024, 2025 and 2026: seven years have passed since each of them ended. */
    assert.equal(proef.bestellingen, 3)
    assert.equal(proef.auditregels, 3)
    assert.equal(proef.onbetaald, 11)
    assert.equal(proef.voortgang, 20, 'the last link ended less than 90 days ago')
    assert.equal(proef.contactberichten, 10)
    assert.lengthOf(await Bestelling.all(), 8)
    assert.isNotNull(await Klant.find(klant.id), 'people of the evenings go by hand')
  })

  test('more than one batch', async ({ assert }) => {
    const op = NU.minus({ years: 2 })
    await Telling.createMany(
      Array.from({ length: 450 }, (_, nr) => ({
        ...{ dag: op.toISODate()!, soort: 'bezoek', spel: `spel${nr}`, onderdeel: '', aantal: 1 },
      }))
    )
    assert.equal((await uitkomst(false)).tellingen, 450)
    assert.lengthOf(await Telling.all(), 0)
  })
})

test.group('What keeps an order', (group) => {
  group.each.setup(() => legeKast())

  const OUD = NU.minus({ years: 9 })
  const ONLANGS = NU.minus({ years: 2 })

  test('an old order stays because of {waarom}')
    .with([
      {
        waarom: 'a late payment',
        maak: (order: Bestelling) => order.merge({ betaaldOp: ONLANGS }).save(),
      },
      {
        waarom: 'a credit note',
        maak: (order: Bestelling) => dossier.factuurVan(order, ONLANGS),
      },
      {
        waarom: 'a refund',
        maak: (order: Bestelling) => dossier.terugbetalingVan(order, ONLANGS, 500),
      },
      {
        waarom: 'a withdrawal',
        maak: (order: Bestelling) => dossier.herroepingVan(ONLANGS, { bestellingId: order.id }),
      },
      {
        waarom: 'money that the bank took back',
        maak: ({ id }: Bestelling) =>
          Gebeurtenis.create({
            ...{ bestellingId: id, soort: 'teruggevorderd', bijzonderheden: '' },
            createdAt: ONLANGS,
          }),
      },
    ])
    .run(async ({ assert }, { maak }) => {
      const order = await dossier.bestellingVan(OUD)
      assert.equal((await uitkomst(true)).bestellingen, 1)
      await maak(order)
      assert.deepEqual(await uitkomst(false), NIETS)
      assert.isNotNull(await Bestelling.find(order.id))
    })

  test('an unpaid order stays because of {waarom}')
    .with([
      { waarom: 'a payment that still runs', velden: { status: 'open' } },
      { waarom: 'money that differed', velden: { status: 'afwijkend' } },
      { waarom: 'a new attempt', velden: { createdAt: asColumn(NU.minus({ days: 89 })) } },
    ] as const)
    .run(async ({ assert }, { velden }) => {
      await dossier.bestellingVan(NU.minus({ days: 200 }), { status: 'mislukt' })
      assert.equal((await uitkomst(true)).onbetaald, 1)
      await Betaling.query().update(velden)
      assert.deepEqual(await uitkomst(false), NIETS)
    })

  test('money that differed is kept for the bookkeeping, and then forgotten', async ({
    assert,
  }) => {
    await dossier.bestellingVan(OUD, { status: 'mislukt' })
    await Betaling.query().update({ status: 'afwijkend' })
    assert.deepEqual(await uitkomst(false), { ...NIETS, bestellingen: 1 })
  })

  test('an unpaid order that goes gives its discount place back', async ({ assert }) => {
    const code = await Actiecode.create({
      ...{ code: 'LENTE', soort: 'percentage', waarde: 10, spellen: '', gebruiktTotaal: 1 },
    })
    const order = await dossier.bestellingVan(NU.minus({ days: 200 }), { status: 'mislukt' })
    await order.merge({ actiecodeId: code.id }).save()
    await ActiecodeGebruik.create({
      ...{ actiecodeId: code.id, bestellingId: order.id, email: order.email, volgnummer: 1 },
    })
    await uitkomst(false)
    await code.refresh()
    assert.equal(code.gebruiktTotaal, 0)
    assert.lengthOf(await ActiecodeGebruik.all(), 0)
  })

  test('progress on a link without an end is kept; on a withdrawn link it goes', async ({
    assert,
  }) => {
    const cunera = await dossier.bestellingVan(NU.minus({ years: 3 }), {
      ...{ itemName: 'cunera-van-rhenen', totaalCenten: 0 },
    })
    const link = await dossier.vlaggenVan(cunera, 'stap1')
    assert.deepEqual(await uitkomst(false), NIETS)
    await link.merge({ ingetrokkenOp: NU.minus({ days: 91 }) }).save()
    assert.deepEqual(await uitkomst(false), { ...NIETS, voortgang: 1 })
  })

  test('a message without an answer counts from its arrival', async ({ assert }) => {
    await dossier.berichtVan(NU.minus({ days: 364 }), 'kort@example.nl')
    await dossier.berichtVan(NU.minus({ days: 366 }), 'lang@example.nl')
    await uitkomst(false)
    const over = await Contactbericht.all()
    assert.deepEqual(
      over.map(({ email }) => email),
      ['kort@example.nl']
    )
  })

  test('an order that was called off unpaid goes with its mails and all, {dagen} days later: {weg}')
    .with([
      { dagen: 89, weg: false },
      { dagen: 91, weg: true },
    ])
    .run(async ({ assert }, { dagen, weg }) => {
      const toen = NU.minus({ days: 200 })
      const order = await dossier.bestellingVan(toen, { status: 'geannuleerd' })
      await order.merge({ geannuleerdOp: NU.minus({ days: dagen }) }).save()
      await dossier.mailVan(NU, { soort: 'geannuleerd', bestellingId: order.id })
      const vooraf = await dossier.telTabellen()
      assert.deepEqual(await uitkomst(false), { ...NIETS, onbetaald: weg ? 1 : 0 })
      assert.equal(vooraf.mails, 2)
      if (!weg) return assert.deepEqual(await dossier.telTabellen(), vooraf)
      const over = await dossier.telTabellen()
      for (const tabel of ['bestellingen', 'betalingen', 'mails', 'gebeurtenissen'])
        assert.equal(over[tabel], 0, tabel)
    })

  test('what went with an order leaves no mail behind, of whatever kind', async ({ assert }) => {
    const order = await dossier.bestellingVan(OUD)
    const herroeping = await dossier.herroepingVan(OUD, { bestellingId: order.id })
    await dossier.mailVan(OUD, { soort: 'herroeping_ontvangst', herroepingId: herroeping.id })
    for (const soort of ['verzonden', 'terugbetaling', 'link_verlengd'] as const)
      await dossier.mailVan(OUD, { soort, bestellingId: order.id })
    const { mails } = await dossier.telTabellen()
    assert.equal(mails, 5)
    await uitkomst(false)
    const over = await dossier.telTabellen()
    assert.deepEqual([over.bestellingen, over.herroepingen, over.mails], [0, 0, 0])
  })

  test('a withdrawal that waits for a person waits on', async ({ assert }) => {
    await dossier.herroepingVan(OUD, { status: 'ontvangen' })
    assert.deepEqual(await uitkomst(false), NIETS)
  })
})

test.group('Each night', (group) => {
  group.each.setup(() => legeKast())

  const ruim = async () => (await app.container.make(Bewaartermijn)).execute()

  test('an order whose payment came to nothing is forgotten after {dagen} days: {weg}')
    .with([
      { dagen: 89, weg: false },
      { dagen: 91, weg: true },
    ])
    .run(async ({ client, assert, cleanup }, { dagen, weg }) => {
      const simulator = await metSimulator()
      cleanup(() => ruimSimulatorOp(simulator))
      const { betaling } = await bestel(client, simulator)
      await simulator.control.decide(betaling, 'expired', { webhook: 'direct' })
      const toen = asColumn(DateTime.utc().minus({ days: dagen }))
      await Bestelling.query().update({ createdAt: toen })
      await Betaling.query().update({ createdAt: toen })
      await ruim()
      assert.lengthOf(await Bestelling.all(), weg ? 0 : 1)
      assert.lengthOf(await Betaling.all(), weg ? 0 : 1)
    })

  test('a paid order of {jaren} years: kept is {blijft}')
    .with([
      { jaren: 7, blijft: true },
      { jaren: 8, blijft: false },
    ])
    .run(async ({ client, assert, cleanup }, { jaren, blijft }) => {
      const simulator = await metSimulator()
      cleanup(() => ruimSimulatorOp(simulator))
      const { betaling } = await bestel(client, simulator)
      await simulator.control.decide(betaling, 'paid', { webhook: 'direct' })
      const toen = asColumn(DateTime.utc().minus({ years: jaren }))
      await Bestelling.query().update({ createdAt: toen, betaaldOp: toen })
      await Gebeurtenis.query().update({ createdAt: toen })
      await Factuur.query().update({ createdAt: toen })
      await ruim()
      assert.lengthOf(await Bestelling.all(), blijft ? 1 : 0)
    })

  test('a contact message is forgotten after a year', async ({ client, assert }) => {
    await post(client, '/contact', { name: 'Tim', email: 'tim@example.nl', comments: 'Hoi' })
    await ruim()
    assert.lengthOf(await Contactbericht.all(), 1)
    await Contactbericht.query().update({
      createdAt: asColumn(DateTime.utc().minus({ days: 367 })),
    })
    await ruim()
    assert.lengthOf(await Contactbericht.all(), 0)
  })
})
