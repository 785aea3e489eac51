import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import ContactMessage from '#models/shop/contact_message'
import OrderEvent from '#models/shop/order_event'
import Withdrawal from '#models/shop/withdrawal'
import Mail from '#models/shop/mail'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { withdrawalOf } from '#tests/helpers/shop/stored_records'
import { pageProps } from '#tests/helpers/page_props'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { placeOrder, withSimulator, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'

type Term = { op: string; dagen: number }
type Parcel = { nummer: string; streven: Term; uiterlijk: Term }
type Today = {
  aantal: number
  pakketten: Parcel[]
  berichten: { naam: string; begin: string; uiterlijk: Term }[]
  herroepingen: { naam: string; teDoen: string; termijn: Term | null }[]
  alarmen: { uitleg: string }[]
  mails: { soort: string; mislukt: boolean }[]
}

const API = '/api/dashboard/bestelling'
const POSTNL = { vervoerder: 'PostNL', trackTrace: '3s abcd 123456' }

test.group('Parcels', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const paid = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { betaling: payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const order = await Order.query().orderBy('id', 'desc').firstOrFail()
    return { betaling: payment, bestelling: order }
  }

  const paidAt = (order: Order, moment: DateTime) =>
    Order.query()
      .where('id', order.id)
      .update({ betaaldOp: asColumn(moment) })

  const queue = async (admin: Browser) =>
    pageProps<{ pakketten: Parcel[] }>(await admin.open('/dashboard/verzenden')).pakketten

  test('are for admins only', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
    const stranger = new Browser(client)
    for (const path of [
      '/dashboard/verzenden',
      '/dashboard/vandaag',
      `/dashboard/verzenden/pakbonnen?ids=${order.id}`,
      `/dashboard/verzenden/labels?ids=${order.id}`,
    ])
      assert.equal((await stranger.open(path)).header('location'), '/login')
    await stranger.open('/login')
    const shipments = [{ id: order.id, ...POSTNL }]
    ;(await stranger.post('/api/dashboard/verzenden', { zendingen: shipments })).assertStatus(401)
    assert.equal((await order.refresh()).status, 'betaald')
  })

  test('wait in the order of their promises, with both dates', async ({ client, assert }) => {
    const now = DateTime.now().setZone('Europe/Amsterdam')
    const { bestelling: updated } = await paid(client)
    const { bestelling: old } = await paid(client, 'kunstroof')
    await paidAt(old, now.minus({ days: 14 }))
    await paid(client, 'het-verdwenen-recept')
    await placeOrder(client, simulator)

    const parcels = await queue(await loggedIn(client))
    assert.deepEqual(
      parcels.map(({ nummer: number }) => number),
      [old.nummer, updated.nummer]
    )
    assert.equal(parcels[0]!.streven.dagen, -11)
    assert.isBelow(parcels[0]!.uiterlijk.dagen, 0)
    assert.equal(parcels[1]!.streven.dagen, 3)
    assert.isAtLeast(parcels[1]!.uiterlijk.dagen, 5)
  })

  test('one is sent once, with one mail that leads to it, however often it is pressed', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { bestelling: order } = await paid(client)
    await drainQueue()
    const admin = await loggedIn(client)
    const ship = () => admin.post(`${API}/${order.id}/verzonden`, POSTNL)
    const replies = await Promise.all(Array.from({ length: 4 }, ship))
    for (const answer of replies) answer.assertStatus(200)
    await drainQueue()
    await mailbox.sluit()

    await order.refresh()
    assert.equal(order.status, 'verzonden')
    assert.equal(order.trackTrace, '3SABCD123456')
    assert.isNotNull(order.verzondenOp)
    const mails = mailbox.aan(order.email).filter(({ subject }) => /^Onderweg/.test(subject!))
    assert.lengthOf(mails, 1)
    const address = 'https://jouw.postnl.nl/track-and-trace/3SABCD123456-NL-3911AB'
    assert.include(mails[0]!.text!, address)
    assert.include(mails[0]!.html as string, `href="${address}"`)
    assert.lengthOf(await OrderEvent.query().where('soort', 'verzonden'), 1)
    assert.lengthOf(await AuditEntry.query().where('wat', 'verzonden'), 1)
    assert.lengthOf(await queue(admin), 0)

    const different = await admin.post(`${API}/${order.id}/verzonden`, {
      vervoerder: 'DHL',
      trackTrace: '',
    })
    different.assertStatus(409)
    assert.equal(different.body().reden, 'al_verzonden')
  })

  test('a parcel without a code is told without a link', async ({ client, assert }) => {
    const mailbox = await new Mailbox().open()
    const { bestelling: order } = await paid(client)
    const admin = await loggedIn(client)
    await admin.post(`${API}/${order.id}/verzonden`, { vervoerder: 'Anders', trackTrace: '' })
    await drainQueue()
    await mailbox.sluit()
    const mail = mailbox.aan(order.email).find(({ subject }) => /^Onderweg/.test(subject!))!
    assert.notInclude(mail.text!, 'Volg je pakket')
    assert.notInclude(mail.text!, 'Anders')
    assert.include(mail.text!, 'is verstuurd.')
  })

  test('carrier and code are corrected, with another mail when asked', async ({
    client,
    assert,
  }) => {
    const { bestelling: order } = await paid(client)
    const admin = await loggedIn(client)
    const change = (fields: object) => admin.stuur('put', `${API}/${order.id}/verzonden`, fields)
    const tooEarly = await change({ ...POSTNL, mail: true })
    assert.equal(tooEarly.body().reden, 'niet_verzonden')

    await admin.post(`${API}/${order.id}/verzonden`, POSTNL)
    const dhl = { vervoerder: 'DHL', trackTrace: 'JVGL0612345', mail: true }
    for (const answer of await Promise.all([change(dhl), change(dhl), change(dhl)]))
      answer.assertStatus(200)
    ;(await change({ vervoerder: 'DPD', trackTrace: '05212345', mail: false })).assertStatus(200)
    assert.lengthOf(await Mail.query().where('soort', 'verzonden'), 2)
    assert.equal((await order.refresh()).vervoerder, 'DPD')
    assert.lengthOf(await AuditEntry.query().where('wat', 'verzending_gewijzigd'), 2)
  })

  test('what was not paid, went back, or comes by mail is not sent: {geval}')
    .with([{ geval: 'open' }, { geval: 'terugbetaald' }, { geval: 'download' }] as const)
    .run(async ({ client, assert }, { geval: scenario }) => {
      const path = scenario === 'download' ? 'het-verdwenen-recept' : 'binky'
      const { betaling: payment } = await placeOrder(client, simulator, path)
      if (scenario !== 'open')
        await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
      if (scenario === 'terugbetaald') await simulator.control.refund(payment)
      const order = await Order.firstOrFail()
      const admin = await loggedIn(client)
      const answer = await admin.post(`${API}/${order.id}/verzonden`, POSTNL)
      answer.assertStatus(409)
      assert.equal(answer.body().reden, 'niet_te_verzenden')
      assert.lengthOf(await Mail.query().where('soort', 'verzonden'), 0)
      const together = await admin.post('/api/dashboard/verzenden', {
        zendingen: [{ id: order.id, ...POSTNL }],
      })
      together.assertBody({ verzonden: 0, overgeslagen: 1 })
    })

  test('several are sent together, each with its own code; one that cannot be holds up none', async ({
    client,
    assert,
  }) => {
    const { bestelling: first } = await paid(client)
    const { bestelling: second } = await paid(client, 'kunstroof')
    const { bestelling: download } = await paid(client, 'het-verdwenen-recept')
    const admin = await loggedIn(client)
    const shipments = [
      { id: first.id, ...POSTNL },
      { id: download.id, ...POSTNL },
      { id: 999_999, ...POSTNL },
      { id: second.id, vervoerder: 'Anders', trackTrace: 'https://volg.example.nl/7' },
    ]
    const error = await admin.post('/api/dashboard/verzenden', {
      zendingen: [{ id: first.id, vervoerder: 'Postduif', trackTrace: '?' }],
    })
    error.assertStatus(422)
    assert.sameMembers(Object.keys(error.body().errors), [
      'zendingen.0.vervoerder',
      'zendingen.0.trackTrace',
    ])

    const answer = await admin.post('/api/dashboard/verzenden', { zendingen: shipments })
    answer.assertBody({ verzonden: 2, overgeslagen: 2 })
    assert.equal((await second.refresh()).trackTrace, 'https://volg.example.nl/7')
    assert.lengthOf(await Mail.query().where('soort', 'verzonden'), 2)
  })

  test('their papers are pdfs of the chosen parcels only', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client, 'binky', {
      naam: 'Yıldız Çağlayan-Wołoszyńska '.repeat(3).trim(),
      adres: 'Burgemeester-van-de-Schuivestraat '.repeat(4).trim(),
      plaats: 'Sint-Oedenrode '.repeat(6).trim(),
    })
    const { bestelling: download } = await paid(client, 'het-verdwenen-recept')
    const admin = await loggedIn(client)
    for (const [kind, name] of [
      ['pakbonnen', 'pakbonnen'],
      ['labels', 'adreslabels'],
    ]) {
      const path = `/dashboard/verzenden/${kind}`
      const pdf = await admin.open(`${path}?ids=${order.id}-${download.id}`)
      pdf.assertStatus(200)
      pdf.assertHeader('content-type', 'application/pdf')
      assert.include(pdf.header('content-disposition')!, `attachment; filename="${name}-`)
      assert.match(pdf.header('cache-control')!, /no-store/)
      ;(await admin.open(`${path}?ids=${download.id}`)).assertStatus(404)
      for (const nonsense of ['', '?ids=', '?ids=1-', '?ids=1;drop', '?ids=1&vanaf=15'])
        if (kind === 'labels' || !nonsense.includes('vanaf'))
          (await admin.open(`${path}${nonsense}`)).assertStatus(422)
    }
  })

  test('the slip in the parcel says what to have at hand, not that a booklet is to come', async ({
    client,
    assert,
  }) => {
    const { bestelling: order } = await paid(client)
    const admin = await loggedIn(client)
    const slip = await admin.open(`/dashboard/verzenden/pakbonnen?ids=${order.id}`)
    const text = await pdfText(slip.body() as Buffer)
    assert.include(text, 'Dit heb je nodig')
    assert.include(text, 'Een potlood')
    assert.include(text, 'Annuleren kan tot 14 dagen na ontvangst')
    assert.notInclude(text, 'per post')
  })
})

test.group('Parcels that were called off', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  type Sheet = { nietBijVerzenden: string | null; mag: { verzenden: boolean } }

  const paid = async (client: ApiClient) => {
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }

  /** What Verzenden and Vandaag offer, and what the page of the order says. */
  const look = async (admin: Browser, { id }: Order) => {
    const ship = pageProps<{ pakketten: Parcel[] }>(await admin.open('/dashboard/verzenden'))
    const today = pageProps<Today>(await admin.open('/dashboard/vandaag'))
    const { bestelling: order } = pageProps<{ bestelling: Sheet }>(
      await admin.open(`/dashboard/bestellingen/${id}`)
    )
    return {
      aangeboden: [ship.pakketten.length, today.pakketten.length],
      mag: order.mag.verzenden,
      uitleg: order.nietBijVerzenden,
    }
  }

  const ship = (admin: Browser, { id }: Order) => admin.post(`${API}/${id}/verzonden`, POSTNL)

  test('a withdrawal keeps the parcel here until somebody turns it down', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const withdrawal = await withdrawalOf(DateTime.utc(), {
      ...{ bestellingId: order.id, status: 'ontvangen' },
    })
    const admin = await loggedIn(client)
    const state = await look(admin, order)
    assert.deepInclude(state, { aangeboden: [0, 0], mag: false })
    assert.match(state.uitleg!, /^De klant heeft de koop herroepen: houd het pakket hier/)

    const refused = await ship(admin, order)
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'herroepen')
    const together = await admin.post('/api/dashboard/verzenden', {
      zendingen: [{ id: order.id, ...POSTNL }],
    })
    together.assertBody({ verzonden: 0, overgeslagen: 1 })
    for (const kind of ['pakbonnen', 'labels'])
      (await admin.open(`/dashboard/verzenden/${kind}?ids=${order.id}`)).assertStatus(404)
    assert.equal((await order.refresh()).status, 'betaald')

    await withdrawal.merge({ status: 'afgewezen' }).save()
    assert.deepInclude(await look(admin, order), { aangeboden: [1, 1], uitleg: null })
    ;(await ship(admin, order)).assertStatus(200)
  })

  test(
    'one that was dealt with, or paid after it was called off, is sent from its own page only: {wat}'
  )
    .with([
      { wat: 'herroepen', uitleg: /herroepen en dat is afgehandeld/ },
      { wat: 'geannuleerd', uitleg: /geannuleerd en daarna toch betaald/ },
    ] as const)
    .run(async ({ client, assert }, { wat: what, uitleg: explanation }) => {
      const order = await paid(client)
      if (what === 'herroepen')
        await withdrawalOf(DateTime.utc(), { bestellingId: order.id, status: 'afgehandeld' })
      else await order.merge({ geannuleerdOp: DateTime.utc() }).save()
      const admin = await loggedIn(client)
      const state = await look(admin, order)
      assert.deepInclude(state, { aangeboden: [0, 0], mag: true })
      assert.match(state.uitleg!, explanation)
      ;(await ship(admin, order)).assertStatus(200)
      assert.equal((await order.refresh()).status, 'verzonden')
      assert.isNull((await look(admin, order)).uitleg)
    })

  test('Vandaag, the list and the page of a withdrawal tell the same day: {wat}')
    .with([
      { wat: 'a parcel that is waited for', verzonden: true, retour: null },
      { wat: 'a parcel that came back', verzonden: true, retour: 2 },
      { wat: 'a parcel that never left', verzonden: false, retour: null },
    ])
    .run(async ({ client, assert }, { verzonden: shipped, retour: parcelReturn }) => {
      const now = DateTime.utc()
      const order = await paid(client)
      if (shipped)
        await order.merge({ status: 'verzonden', verzondenOp: now.minus({ days: 9 }) }).save()
      const withdrawal = await withdrawalOf(now.minus({ days: 4 }), {
        ...{ bestellingId: order.id, status: 'ontvangen' },
      })
      if (parcelReturn !== null)
        await withdrawal
          .merge({ status: 'retour_ontvangen', retourOp: now.minus({ days: parcelReturn }) })
          .save()

      const admin = await loggedIn(client)
      const today = pageProps<Today>(await admin.open('/dashboard/vandaag')).herroepingen
      const list = pageProps<{ open: Today['herroepingen'] }>(
        await admin.open('/dashboard/herroepingen')
      ).open
      const { herroeping: sheet } = pageProps<{ herroeping: { termijn: Term | null } }>(
        await admin.open(`/dashboard/herroepingen/${withdrawal.id}`)
      )
      assert.deepEqual(today, list)
      assert.isNotNull(sheet.termijn)
      assert.deepEqual(today[0]!.termijn, sheet.termijn)
    })
})

test.group('Today', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const today = async (admin: Browser) => pageProps<Today>(await admin.open('/dashboard/vandaag'))

  test('there is nothing to do in a shop that just opened', async ({ client, assert }) => {
    const {
      aantal: count,
      pakketten: parcels,
      berichten: messages,
      herroepingen: withdrawals,
      alarmen: alarms,
      mails,
    } = await today(await loggedIn(client))
    assert.equal(count, 0)
    for (const part of [parcels, messages, withdrawals, alarms, mails]) assert.lengthOf(part, 0)
  })

  test('everything that waits for a person is there, until it is done', async ({
    client,
    assert,
  }) => {
    const now = DateTime.utc()
    const { betaling: payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const order = await Order.firstOrFail()
    const { betaling: second } = await placeOrder(client, simulator, 'kunstroof')
    await simulator.control.decide(second, 'paid', { webhook: 'direct' })
    const parcel = await Order.findByOrFail('itemName', 'kunstroof')
    const message = await ContactMessage.create({
      naam: 'Piet',
      email: 'piet@example.nl',
      bericht: `Hoi!\n${'Wanneer komt mijn pakket? '.repeat(20)}`,
    })
    const withdrawal = await Withdrawal.create({
      bestellingId: order.id,
      aanvraagsleutel: 'herroeping-1',
      token: 'herroeping-1',
      verklaring: 'Ik herroep.',
      naam: 'Noor',
      email: 'noor@example.nl',
      bestellingTekst: order.nummer,
      status: 'retour_ontvangen',
      ontvangenOp: now.minus({ days: 10 }),
      retourOp: now.minus({ days: 1 }),
    })
    const alarm = await Alarm.create({
      sleutel: 'teruggevorderd:1',
      soort: 'teruggevorderd',
      bestellingId: order.id,
      bijzonderheden: 'betaling tr_1',
    })
    const mail = await Mail.query().where('soort', 'levering').orderBy('id').firstOrFail()
    await mail.merge({ status: 'mislukt', laatsteFout: 'EENVELOPE 550' }).save()

    const admin = await loggedIn(client)
    const still = await today(admin)
    assert.deepEqual(
      still.pakketten.map(({ nummer: number }) => number),
      [parcel.nummer]
    )
    assert.equal(still.aantal, 5)
    assert.equal(still.berichten[0]!.naam, 'Piet')
    assert.isAtMost(still.berichten[0]!.begin.length, 121)
    assert.isAtLeast(still.berichten[0]!.uiterlijk.dagen, 3)
    assert.deepInclude(still.herroepingen[0]!, { naam: 'Noor', teDoen: 'Betaal terug' })
    assert.equal(still.herroepingen[0]!.termijn!.dagen, 4)
    assert.match(still.alarmen[0]!.uitleg, /^De bank van de klant heeft geld teruggehaald/)
    assert.deepInclude(still.mails[0]!, { soort: 'Levering', mislukt: true })

    await message.merge({ beantwoordOp: now }).save()
    await withdrawal.merge({ status: 'afgehandeld' }).save()
    await admin.post(`/api/dashboard/alarm/${alarm.id}/opgelost`)
    await admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    await admin.post(`${API}/${parcel.id}/verzonden`, POSTNL)
    const done = await today(admin)
    for (const part of [
      done.pakketten,
      done.berichten,
      done.herroepingen,
      done.alarmen,
      done.mails,
    ])
      assert.lengthOf(part, 0)
  })
})
