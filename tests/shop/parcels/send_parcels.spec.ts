import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { dayInWords, dayOf, inDutchTime } from '#domain/dutch_time'
import { addBusinessDays } from '#domain/shop/promises/business_days'
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
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { placeOrder, withSimulator, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import { findIn, firstOf, headerOf, itemAt, onlyOf, present } from '#tests/helpers/present'

type Term = { at: string; days: number }
type Parcel = { number: string; target: Term; deadline: Term }
type Today = {
  count: number
  parcels: Parcel[]
  messages: { name: string; begin: string; deadline: Term }[]
  withdrawals: { name: string; toDo: string; term: Term | null }[]
  alarms: { explanation: string }[]
  mails: { kind: string; failed: boolean }[]
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
    const { payment } = await placeOrder(client, simulator, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const order = await Order.query().orderBy('id', 'desc').firstOrFail()
    return { payment, order }
  }

  const paidAt = (order: Order, moment: DateTime) =>
    Order.query()
      .where('id', order.id)
      .update({ paidAt: asColumn(moment) })

  const queue = async (admin: Browser) =>
    pageProps<{ parcels: Parcel[] }>(await admin.open('/dashboard/verzenden')).parcels

  test('only an admin sees parcels', async ({ client, assert }) => {
    const { order } = await paid(client)
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

  test('the parcels wait in the order of their promises, with both dates', async ({
    client,
    assert,
  }) => {
    const now = DateTime.now().setZone('Europe/Amsterdam')
    const { order: updated } = await paid(client)
    const { order: old } = await paid(client, 'kunstroof')
    await paidAt(old, now.minus({ days: 14 }))
    await paid(client, 'het-verdwenen-recept')
    await placeOrder(client, simulator)

    const parcels = await queue(await loggedIn(client))
    assert.deepEqual(
      parcels.map(({ number }) => number),
      [old.number, updated.number]
    )
    assert.equal(firstOf(parcels).target.days, -11)
    assert.isBelow(firstOf(parcels).deadline.days, 0)
    assert.equal(itemAt(parcels, 1).target.days, 3)
    assert.isAtLeast(itemAt(parcels, 1).deadline.days, 5)
  })

  test('a holiday moves the promised days on Vandaag and Verzenden to the first working day after it', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    await paidAt(order, DateTime.fromISO('2031-11-20T10:00:00Z'))
    const admin = await loggedIn(client)
    const days = async (path: string) => {
      const { target, deadline } = onlyOf(
        pageProps<{ parcels: Parcel[] }>(await admin.open(path)).parcels
      )
      return [target.at.slice(0, 10), deadline.at.slice(0, 10)]
    }
    const pages = ['/dashboard/verzenden', '/dashboard/vandaag']
    for (const page of pages) assert.deepEqual(await days(page), ['2031-11-23', '2031-11-27'])

    await admin.open('/dashboard/instellingen')
    const { holiday } = pageProps<{ holiday: { seen: string } }>(
      await admin.open('/dashboard/instellingen')
    )
    const saved = await admin.send('put', '/api/dashboard/vakantie', {
      ...{ tekst: 'Wat je nu bestelt, gaat op 1 december op de post.' },
      ...{ van: '2031-11-22', tot: '2031-11-30', gezien: holiday.seen },
    })
    saved.assertStatus(200)
    for (const page of pages) assert.deepEqual(await days(page), ['2031-12-01', '2031-12-01'])
  })

  test('the customer and the owner read during a holiday the day that it moves a parcel to', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mailbox = await new Mailbox().open()
    cleanup(() => mailbox.close())
    const today = inDutchTime(DateTime.utc())
    const until = today.plus({ days: 20 })
    const admin = await loggedIn(client)
    const { holiday } = pageProps<{ holiday: { seen: string } }>(
      await admin.open('/dashboard/instellingen')
    )
    const announced = { van: dayOf(today), tot: dayOf(until), tekst: 'We zijn even weg.' }
    const saved = await admin.send('put', '/api/dashboard/vakantie', {
      ...announced,
      gezien: holiday.seen,
    })
    saved.assertStatus(200)
    const { order } = await paid(client)
    await drainQueue()
    const day = dayInWords(addBusinessDays(until, 1))
    for (const { name, to, whose } of [
      { name: /^Binky: je bestelling/, to: order.email, whose: 'onze' },
      { name: /^Te versturen/, to: 'winkel@example.nl', whose: 'je' },
    ]) {
      const mail = onlyOf(mailbox.to(to).filter(({ subject }) => name.test(subject ?? '')))
      const sentence = `Door ${whose} vakantie wordt dat uiterlijk ${day}.`
      assert.include(textOf(mail), sentence)
      assert.include(mail.html as string, sentence)
    }
    const page = await client.get(`/bestelling/${order.token}`)
    page.assertTextIncludes(`Door onze vakantie wordt dat uiterlijk ${day}.`)
    const thanks = await client.get(`/bestellen/bedankt?bestelling=${order.token}`)
    thanks.assertTextIncludes(`Door onze vakantie wordt dat uiterlijk ${day}.`)
  })

  test('a parcel is sent once, with one mail that leads to it, however often it is pressed', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { order } = await paid(client)
    await drainQueue()
    const admin = await loggedIn(client)
    const ship = () => admin.post(`${API}/${order.id}/verzonden`, POSTNL)
    const replies = await Promise.all(Array.from({ length: 4 }, ship))
    for (const answer of replies) answer.assertStatus(200)
    await drainQueue()
    await mailbox.close()

    await order.refresh()
    assert.equal(order.status, 'verzonden')
    assert.equal(order.trackTrace, '3SABCD123456')
    assert.isNotNull(order.shippedAt)
    const mails = mailbox
      .to(order.email)
      .filter(({ subject }) => /^Onderweg/.test(present(subject, 'subject')))
    const address = 'https://jouw.postnl.nl/track-and-trace/3SABCD123456-NL-3911AB'
    assert.include(textOf(onlyOf(mails)), address)
    assert.include(textOf(onlyOf(mails)), 'is verzonden met PostNL.')
    assert.include(firstOf(mails).html as string, `href="${address}"`)
    assert.lengthOf(await OrderEvent.query().where('kind', 'verzonden'), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'verzonden'), 1)
    assert.lengthOf(await queue(admin), 0)

    const different = await admin.post(`${API}/${order.id}/verzonden`, {
      vervoerder: 'DHL',
      trackTrace: '',
    })
    different.assertStatus(409)
    assert.equal(different.body().reden, 'al_verzonden')
  })

  test('a parcel without a code is mailed without a link', async ({ client, assert }) => {
    const mailbox = await new Mailbox().open()
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    await admin.post(`${API}/${order.id}/verzonden`, { vervoerder: 'Anders', trackTrace: '' })
    await drainQueue()
    await mailbox.close()
    const mail = findIn(mailbox.to(order.email), ({ subject }) =>
      /^Onderweg/.test(present(subject, 'subject'))
    )
    assert.notInclude(textOf(mail), 'Volg je pakket')
    assert.notInclude(textOf(mail), 'Anders')
    assert.include(textOf(mail), 'is verzonden.')
  })

  test('an admin corrects carrier and code, with another mail on request', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    const change = (fields: object) => admin.send('put', `${API}/${order.id}/verzonden`, fields)
    const tooEarly = await change({ ...POSTNL, mail: true })
    assert.equal(tooEarly.body().reden, 'niet_verzonden')

    await admin.post(`${API}/${order.id}/verzonden`, POSTNL)
    const dhl = { vervoerder: 'DHL', trackTrace: 'JVGL0612345', mail: true }
    for (const answer of await Promise.all([change(dhl), change(dhl), change(dhl)]))
      answer.assertStatus(200)
    ;(await change({ vervoerder: 'DPD', trackTrace: '05212345', mail: false })).assertStatus(200)
    assert.lengthOf(await Mail.query().where('kind', 'verzonden'), 2)
    assert.equal((await order.refresh()).carrier, 'DPD')
    assert.lengthOf(await AuditEntry.query().where('what', 'shipment_changed'), 2)
  })

  test('a parcel that is unpaid, paid back or delivered by mail is not sent: {scenario}')
    .with([{ scenario: 'open' }, { scenario: 'terugbetaald' }, { scenario: 'download' }] as const)
    .run(async ({ client, assert }, { scenario }) => {
      const path = scenario === 'download' ? 'het-verdwenen-recept' : 'binky'
      const { payment } = await placeOrder(client, simulator, path)
      if (scenario !== 'open')
        await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
      if (scenario === 'terugbetaald') await simulator.control.refund(payment)
      const order = await Order.firstOrFail()
      const admin = await loggedIn(client)
      const answer = await admin.post(`${API}/${order.id}/verzonden`, POSTNL)
      answer.assertStatus(409)
      assert.equal(answer.body().reden, 'niet_te_verzenden')
      assert.lengthOf(await Mail.query().where('kind', 'verzonden'), 0)
      const together = await admin.post('/api/dashboard/verzenden', {
        zendingen: [{ id: order.id, ...POSTNL }],
      })
      together.assertBody({ verzonden: 0, overgeslagen: 1 })
    })

  test('several parcels are sent together, each with its own code, and one that cannot be holds up none', async ({
    client,
    assert,
  }) => {
    const { order: first } = await paid(client)
    const { order: second } = await paid(client, 'kunstroof')
    const { order: download } = await paid(client, 'het-verdwenen-recept')
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
    assert.lengthOf(await Mail.query().where('kind', 'verzonden'), 2)
  })

  test('the papers of parcels are pdfs of the chosen ones only', async ({ client, assert }) => {
    const { order } = await paid(client, 'binky', {
      naam: 'Yıldız Çağlayan-Wołoszyńska '.repeat(3).trim(),
      adres: 'Burgemeester-van-de-Schuivestraat '.repeat(4).trim(),
      plaats: 'Sint-Oedenrode '.repeat(6).trim(),
    })
    const { order: download } = await paid(client, 'het-verdwenen-recept')
    const admin = await loggedIn(client)
    for (const [kind, name] of [
      ['pakbonnen', 'pakbonnen'],
      ['labels', 'adreslabels'],
    ]) {
      const path = `/dashboard/verzenden/${kind}`
      const pdf = await admin.open(`${path}?ids=${order.id}-${download.id}`)
      pdf.assertStatus(200)
      pdf.assertHeader('content-type', 'application/pdf')
      assert.include(headerOf(pdf, 'content-disposition'), `attachment; filename="${name}-`)
      assert.match(headerOf(pdf, 'cache-control'), /no-store/)
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
    const { order } = await paid(client)
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

  type Sheet = { notInShipping: string | null; allowed: { ship: boolean } }

  const paid = async (client: ApiClient) => {
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return Order.query().orderBy('id', 'desc').firstOrFail()
  }

  /** What Verzenden and Vandaag offer, and what the page of the order says. */
  const look = async (admin: Browser, { id }: Order) => {
    const ship = pageProps<{ parcels: Parcel[] }>(await admin.open('/dashboard/verzenden'))
    const today = pageProps<Today>(await admin.open('/dashboard/vandaag'))
    const { order } = pageProps<{ order: Sheet }>(await admin.open(`/dashboard/bestellingen/${id}`))
    return {
      offered: [ship.parcels.length, today.parcels.length],
      allowed: order.allowed.ship,
      explanation: order.notInShipping,
    }
  }

  const ship = (admin: Browser, { id }: Order) => admin.post(`${API}/${id}/verzonden`, POSTNL)

  test('a withdrawal keeps the parcel here until somebody turns it down', async ({
    client,
    assert,
  }) => {
    const order = await paid(client)
    const withdrawal = await withdrawalOf(DateTime.utc(), {
      ...{ orderId: order.id, status: 'ontvangen' },
    })
    const admin = await loggedIn(client)
    const state = await look(admin, order)
    assert.deepInclude(state, { offered: [0, 0], allowed: false })
    assert.match(
      present(state.explanation, 'state.explanation'),
      /^De klant heeft de koop herroepen: houd het pakket hier/
    )

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
    assert.deepInclude(await look(admin, order), { offered: [1, 1], explanation: null })
    ;(await ship(admin, order)).assertStatus(200)
  })

  test(
    'a parcel that was dealt with, or paid after it was called off, is sent from its own page only: {what}'
  )
    .with([
      { what: 'herroepen', explanation: /herroepen en dat is afgehandeld/ },
      { what: 'geannuleerd', explanation: /geannuleerd en daarna toch betaald/ },
    ] as const)
    .run(async ({ client, assert }, { what, explanation }) => {
      const order = await paid(client)
      if (what === 'herroepen')
        await withdrawalOf(DateTime.utc(), { orderId: order.id, status: 'afgehandeld' })
      else await order.merge({ canceledAt: DateTime.utc() }).save()
      const admin = await loggedIn(client)
      const state = await look(admin, order)
      assert.deepInclude(state, { offered: [0, 0], allowed: true })
      assert.match(present(state.explanation, 'state.explanation'), explanation)
      ;(await ship(admin, order)).assertStatus(200)
      assert.equal((await order.refresh()).status, 'verzonden')
      assert.isNull((await look(admin, order)).explanation)
    })

  test('Vandaag, the list and the page of a withdrawal tell the same day: {what}')
    .with([
      { what: 'a parcel that is waited for', shipped: true, parcelReturn: null },
      { what: 'a parcel that came back', shipped: true, parcelReturn: 2 },
      { what: 'a parcel that never left', shipped: false, parcelReturn: null },
    ])
    .run(async ({ client, assert }, { shipped, parcelReturn }) => {
      const now = DateTime.utc()
      const order = await paid(client)
      if (shipped)
        await order.merge({ status: 'verzonden', shippedAt: now.minus({ days: 9 }) }).save()
      const withdrawal = await withdrawalOf(now.minus({ days: 4 }), {
        ...{ orderId: order.id, status: 'ontvangen' },
      })
      if (parcelReturn !== null)
        await withdrawal
          .merge({ status: 'retour_ontvangen', returnedAt: now.minus({ days: parcelReturn }) })
          .save()

      const admin = await loggedIn(client)
      const today = pageProps<Today>(await admin.open('/dashboard/vandaag')).withdrawals
      const list = pageProps<{ open: Today['withdrawals'] }>(
        await admin.open('/dashboard/herroepingen')
      ).open
      const { withdrawal: sheet } = pageProps<{ withdrawal: { term: Term | null } }>(
        await admin.open(`/dashboard/herroepingen/${withdrawal.id}`)
      )
      assert.deepEqual(today, list)
      assert.isNotNull(sheet.term)
      assert.deepEqual(firstOf(today).term, sheet.term)
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

  test('Vandaag has nothing to do in a shop that just opened', async ({ client, assert }) => {
    const { count, parcels, messages, withdrawals, alarms, mails } = await today(
      await loggedIn(client)
    )
    assert.equal(count, 0)
    for (const part of [parcels, messages, withdrawals, alarms, mails]) assert.lengthOf(part, 0)
  })

  test('Vandaag shows everything that waits for a person, until it is done', async ({
    client,
    assert,
  }) => {
    const now = DateTime.utc()
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const order = await Order.firstOrFail()
    const { payment: second } = await placeOrder(client, simulator, 'kunstroof')
    await simulator.control.decide(second, 'paid', { webhook: 'direct' })
    const parcel = await Order.findByOrFail('itemName', 'kunstroof')
    const message = await ContactMessage.create({
      name: 'Piet',
      email: 'piet@example.nl',
      message: `Hoi!\n${'Wanneer komt mijn pakket? '.repeat(20)}`,
    })
    const withdrawal = await Withdrawal.create({
      orderId: order.id,
      requestKey: 'herroeping-1',
      token: 'herroeping-1',
      statement: 'Ik herroep.',
      name: 'Noor',
      email: 'noor@example.nl',
      orderText: order.number,
      status: 'retour_ontvangen',
      receivedAt: now.minus({ days: 10 }),
      returnedAt: now.minus({ days: 1 }),
    })
    const alarm = await Alarm.create({
      key: 'teruggevorderd:1',
      kind: 'teruggevorderd',
      orderId: order.id,
      details: 'betaling tr_1',
    })
    const mail = await Mail.query().where('kind', 'levering').orderBy('id').firstOrFail()
    await mail.merge({ status: 'mislukt', lastError: 'EENVELOPE 550' }).save()

    const admin = await loggedIn(client)
    const still = await today(admin)
    assert.deepEqual(
      still.parcels.map(({ number }) => number),
      [parcel.number]
    )
    assert.equal(still.count, 5)
    assert.equal(firstOf(still.messages).name, 'Piet')
    assert.isAtMost(firstOf(still.messages).begin.length, 121)
    assert.isAtLeast(firstOf(still.messages).deadline.days, 3)
    assert.deepInclude(firstOf(still.withdrawals), { name: 'Noor', toDo: 'Betaal terug' })
    assert.equal(present(firstOf(still.withdrawals).term, 'the term').days, 4)
    assert.match(firstOf(still.alarms).explanation, /^De bank van de klant heeft geld teruggehaald/)
    assert.deepInclude(firstOf(still.mails), { kind: 'Levering', failed: true })

    await message.merge({ answeredAt: now }).save()
    await withdrawal.merge({ status: 'afgehandeld' }).save()
    await admin.post(`/api/dashboard/alarm/${alarm.id}/opgelost`)
    await admin.post(`/api/dashboard/mail/${mail.id}/opnieuw`)
    await admin.post(`${API}/${parcel.id}/verzonden`, POSTNL)
    const done = await today(admin)
    for (const part of [done.parcels, done.messages, done.withdrawals, done.alarms, done.mails])
      assert.lengthOf(part, 0)
  })
})
