import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import DiscountCode from '#models/shop/money/discount_code'
import DiscountCodeRedemption from '#models/shop/money/discount_code_redemption'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import Invoice from '#models/shop/money/invoice'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import PlayFlag from '#models/play/play_flag'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import { findIn, firstOf, headerOf, itemAt, lastOf, onlyOf, present } from '#tests/helpers/present'
import type { Data } from '@generated/data'

type List = {
  orders: Data.Shop.Orders.OrderRow[]
  page: number
  pages: number
  count: number
}
type Detail = { order: Data.Shop.Orders.OrderDetail }

const API = '/api/dashboard/bestelling'

test.group('The orders of the shop', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const ordered = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { payment } = await placeOrder(client, simulator, path, fields)
    return {
      payment,
      order: await Order.query().orderBy('id', 'desc').firstOrFail(),
    }
  }

  const paid = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { payment, order } = await ordered(client, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return { payment, order: await order.refresh() }
  }

  const detail = async (admin: Browser, { id }: Order) =>
    pageProps<Detail>(await admin.open(`/dashboard/bestellingen/${id}`)).order

  const search = async (admin: Browser, query: Record<string, string>) =>
    pageProps<List>(
      await admin.open(`/dashboard/bestellingen?${new URLSearchParams(query).toString()}`)
    )

  const allAtOnce = <T>(callApi: () => Promise<T>) =>
    Promise.all(Array.from({ length: 4 }, callApi))

  test('only an admin sees orders', async ({ client, assert }) => {
    const { order } = await paid(client)
    const stranger = new Browser(client)
    for (const path of [
      '/dashboard/bestellingen',
      '/dashboard/bestellingen/csv',
      `/dashboard/bestellingen/${order.id}`,
    ])
      assert.equal((await stranger.open(path)).header('location'), '/login')
    for (const [method, call] of [
      ['post', 'mail'],
      ['post', 'link'],
      ['put', 'link'],
      ['post', 'annuleren'],
      ['post', 'verzonden'],
      ['put', 'verzonden'],
      ['put', 'gegevens'],
      ['post', 'terugbetalen'],
    ] as const) {
      await stranger.open('/login')
      const answer = await stranger.send(method, `${API}/${order.id}/${call}`)
      assert.equal(answer.status(), 401, call)
      const withoutToken = await loggedIn(client)
      withoutToken.token = ''
      const refused = await withoutToken.send(method, `${API}/${order.id}/${call}`)
      assert.equal(refused.status(), 419, call)
    }
    assert.lengthOf(await AuditEntry.all(), 0)
  })

  test('an unknown order shows nothing', async ({ client }) => {
    const admin = await loggedIn(client)
    ;(await admin.open('/dashboard/bestellingen/999999')).assertStatus(404)
    const answer = await admin.post(`${API}/999999/verzonden`, {
      vervoerder: 'PostNL',
      trackTrace: '',
    })
    answer.assertStatus(404)
  })

  test('the search {query} finds {count}')
    .with([
      { query: 'NOOR', count: 1 },
      { query: 'çağlar', count: 1 },
      { query: 'ÇAĞLAR', count: 1 },
      { query: 'émilie.de_boer@', count: 0 },
      { query: 'emilie.de_boer@EXAMPLE.nl', count: 1 },
      { query: 'emilieXde_boer', count: 0 },
      { query: '%', count: 0 },
      { query: 'verdwenen', count: 1 },
      { query: 'binky noor', count: 1 },
      { query: 'noor verdwenen', count: 0 },
      { query: 'ek-', count: 3 },
      { query: "'; drop table bestellingen; --", count: 0 },
    ])
    .run(async ({ client, assert }, { query, count }) => {
      await ordered(client)
      await ordered(client, 'het-verdwenen-recept', {
        naam: 'Émilie de Boer',
        email: 'emilie.de_boer@example.nl',
      })
      await ordered(client, 'kunstroof', { naam: 'Yıldız Çağlar', email: 'y@example.nl' })
      const found = await search(await loggedIn(client), { zoek: query })
      assert.equal(found.count, count)
    })

  test('an admin finds orders by number, status and game, newest first, a page at a time', async ({
    client,
    assert,
  }) => {
    const { order: first } = await paid(client)
    const { order: second } = await ordered(client, 'kunstroof')
    const admin = await loggedIn(client)
    const everything = await search(admin, {})
    assert.deepEqual(
      everything.orders.map(({ number }) => number),
      [second.number, first.number]
    )
    const number = await search(admin, { zoek: first.number.slice(3).toLowerCase() })
    assert.deepEqual(
      number.orders.map(({ number: found }) => found),
      [first.number]
    )
    assert.equal(firstOf((await search(admin, { status: 'betaald' })).orders).number, first.number)
    assert.equal(firstOf((await search(admin, { spel: 'kunstroof' })).orders).number, second.number)
    assert.equal((await search(admin, { status: 'betaald', spel: 'kunstroof' })).count, 0)

    await Order.createMany(
      Array.from({ length: 30 }, (_, index) => ({
        number: `EK-PAGINA${index}`,
        token: `pagina-${index}`,
        requestKey: `pagina-${index}`,
        itemName: 'binky',
        name: 'Ab',
        email: 'ab@example.nl',
        priceCents: 1500,
        discountCents: 0,
        totalCents: 1500,
        status: 'open' as const,
      }))
    )
    const last = await search(admin, { bladzijde: '2' })
    assert.equal(last.count, 32)
    assert.equal(last.pages, 2)
    assert.lengthOf(last.orders, 7)
    assert.equal(lastOf(last.orders).number, first.number)
  })

  test('an unknown filter is refused', async ({ client }) => {
    const admin = await loggedIn(client)
    const answer = await admin.open('/dashboard/bestellingen?status=kwijt')
    answer.assertStatus(422)
  })

  test('an admin gets the orders as a CSV with the same filters, in which nothing is a formula', async ({
    client,
    assert,
  }) => {
    await paid(client, 'binky', { naam: '=HYPERLINK("https://kwaad.example")' })
    await ordered(client, 'kunstroof', { naam: 'Ander; "Mens"' })
    const admin = await loggedIn(client)
    const everything = await admin.open('/dashboard/bestellingen/csv')
    everything.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.match(
      headerOf(everything, 'content-disposition'),
      /^attachment; filename="bestellingen-/
    )
    const lines = everything.text().trim().split('\r\n')
    assert.lengthOf(lines, 3)
    assert.match(itemAt(lines, 1), /;"Ander; ""Mens""";/)
    assert.match(itemAt(lines, 1), /;12,50;0,00;12,50;0,00;/)
    assert.include(itemAt(lines, 2), `;"'=HYPERLINK(""https://kwaad.example"")";`)

    const paidOnes = await admin.open('/dashboard/bestellingen/csv?status=betaald&zoek=binky')
    assert.lengthOf(paidOnes.text().trim().split('\r\n'), 2)
  })

  test('an order tells all that happened with it, in order, and none of its secrets', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { order, payment } = await paid(client, 'het-verdwenen-recept')
    await drainQueue()
    await mailbox.close()
    const link = await Delivery.findByOrFail('kind', 'speellink')
    const download = await Delivery.findByOrFail('kind', 'download')
    await PlayFlag.createMany([
      { deliveryId: link.id, name: 'speeltgeluid' },
      { deliveryId: link.id, name: 'bestaat_niet_meer' },
    ])
    const admin = await loggedIn(client)
    const page = await admin.open(`/dashboard/bestellingen/${order.id}`)
    for (const secret of [
      order.token,
      present(link.token, 'link.token'),
      present(download.token, 'download.token'),
    ])
      assert.notInclude(page.text(), secret)

    const { timeline, payments, mails, deliveries } = pageProps<Detail>(page).order
    assert.deepEqual(
      timeline.map(({ sentence }) => sentence.replace(/\s/g, ' ')),
      [
        'Besteld.',
        `Betaalpoging 1 begonnen: € 17,50 (${payment}).`,
        'De betaalprovider meldde: betaald.',
        'Het geld is binnen en de levering is klaargezet.',
        `Factuur gemaakt: ${(await Invoice.firstOrFail()).number}.`,
        'E-mail verstuurd: Levering.',
      ]
    )
    assert.equal(firstOf(payments).providerId, payment)
    assert.deepInclude(firstOf(mails), { name: 'Levering', status: 'verstuurd', times: 1 })
    assert.sameMembers(
      deliveries.map(({ kind }) => kind),
      ['download', 'speellink']
    )
  })

  test('the progress of the game is counted, and told without its answers', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const order = await Order.firstOrFail()
    const link = await Delivery.findByOrFail('kind', 'speellink')
    const callApi = (call: string, data: object) =>
      post(client, `/api/cuneravanrhenen/${call}`, { uniqueid: link.token, ...data })
    for (const name of ['stap1_hint1', 'stap1_hint2'])
      (await callApi('submit', { name })).assertStatus(200)
    const solved = await callApi('submit', { name: 'stap1_antwoord', automatisch: true })
    solved.assertStatus(200)

    const { deliveries, timeline } = await detail(await loggedIn(client), order)
    const playLink = findIn(deliveries, ({ kind }) => kind === 'speellink')
    assert.deepInclude(playLink.progress, { solved: 1, hints: 2, filledIn: 1 })
    const sentences = timeline.filter(({ kind }) => kind === 'game').map(({ sentence }) => sentence)
    assert.lengthOf(sentences, 3)
    assert.match(firstOf(sentences), /^Hint 1 geopend van '/)
    assert.match(itemAt(sentences, 2), /^Liet het antwoord invullen van '/)
  })

  test('the delivery is mailed again once per press, also when pressed at the same moment', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { order } = await paid(client, 'het-verdwenen-recept')
    await drainQueue()
    const admin = await loggedIn(client)
    const { repeatable } = await detail(admin, order)
    assert.deepEqual(repeatable, [
      { kind: 'levering', name: 'Levering', confirms: false, cameBack: false, last: 1 },
    ])

    const press = () => admin.post(`${API}/${order.id}/mail`, { soort: 'levering', na: 1 })
    for (const answer of await allAtOnce(press)) answer.assertStatus(200)
    await drainQueue()
    ;(await press()).assertStatus(200)
    await drainQueue()
    await mailbox.close()
    assert.lengthOf(mailbox.to(order.email), 2)
    assert.lengthOf(await Mail.query().where('kind', 'levering'), 2)
    assert.lengthOf(await AuditEntry.query().where('what', 'mail_resent'), 1)
    assert.lengthOf(await OrderEvent.query().where('kind', 'mail_resent'), 1)

    const parcel = await paid(client, 'binky')
    assert.deepInclude(onlyOf((await detail(admin, parcel.order)).repeatable), {
      ...{ kind: 'levering', name: 'Bevestigingsmail', confirms: true },
    })
  })

  test('a delivery never mailed is not mailed again, and nothing goes out before the money is in', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { order: unpaid } = await ordered(client)
    const { order } = await paid(client)
    const callApi = (id: number, kind: string) =>
      admin.post(`${API}/${id}/mail`, { soort: kind, na: 1 })
    const refused = await callApi(unpaid.id, 'levering')
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'niet_betaald')
    assert.equal((await callApi(order.id, 'verzonden')).body().reden, 'nooit_gestuurd')
    ;(await callApi(order.id, 'contact')).assertStatus(422)
  })

  test('a customer gets a new link by mail and the old one stops, once by two presses', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { order } = await paid(client, 'het-verdwenen-recept')
    await drainQueue()
    const old = await Delivery.findByOrFail('kind', 'speellink')
    const admin = await loggedIn(client)
    const { reference } = findIn(
      (await detail(admin, order)).deliveries,
      ({ kind }) => kind === 'speellink'
    )
    const press = () =>
      admin.post(`${API}/${order.id}/link`, { soort: 'speellink', kenmerk: reference })
    for (const answer of await allAtOnce(press)) answer.assertStatus(200)
    await drainQueue()
    await mailbox.close()

    const updated = await Delivery.findByOrFail('kind', 'speellink')
    assert.notEqual(updated.token, old.token)
    assert.equal(updated.id, old.id)
    const mails = mailbox.to(order.email)
    assert.lengthOf(mails, 2)
    assert.include(textOf(itemAt(mails, 1)), present(updated.token, 'updated.token'))
    const play = (uniqueId: string) =>
      post(client, '/api/het-verdwenen-recept/get-answers', { uniqueid: uniqueId })
    assert.equal((await play(present(updated.token, 'updated.token'))).status(), 200)
    assert.isAtLeast((await play(present(old.token, 'old.token'))).status(), 400)
    assert.lengthOf(await AuditEntry.query().where('what', 'link_renewed'), 1)
    const [{ data }] = (await AuditEntry.query().where('what', 'link_renewed')) as [AuditEntry]
    assert.notInclude(data, present(updated.token, 'updated.token'))
  })

  test('a posted game has no link to renew, and refunded links stay dead', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { order } = await paid(client)
    const reference = '0123456789abcdef'
    const without = await admin.post(`${API}/${order.id}/link`, {
      soort: 'download',
      kenmerk: reference,
    })
    assert.equal(without.body().reden, 'geen_link')

    const { order: refunded, payment } = await paid(client, 'het-verdwenen-recept')
    await simulator.control.refund(payment)
    const dead = await admin.post(`${API}/${refunded.id}/link`, {
      soort: 'download',
      kenmerk: reference,
    })
    dead.assertStatus(409)
    const extended = await admin.send('put', `${API}/${refunded.id}/link`, {
      soort: 'speellink',
      tot: DateTime.now().plus({ months: 3 }).toISODate(),
    })
    extended.assertStatus(409)
  })

  test('a link is extended until the end of a day, also after it ended, and once', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client, 'het-verdwenen-recept')
    const yesterday = DateTime.utc().minus({ days: 1 }).startOf('second')
    await Delivery.query()
      .where('kind', 'speellink')
      .update({ validUntil: asColumn(yesterday) })
    const admin = await loggedIn(client)
    const until = DateTime.now().setZone('Europe/Amsterdam').plus({ weeks: 2 })
    const extend = (day: string | null) =>
      admin.send('put', `${API}/${order.id}/link`, { soort: 'speellink', tot: day })
    const mailbox = await new Mailbox().open()
    for (const answer of await allAtOnce(() => extend(until.toISODate()))) answer.assertStatus(200)
    await drainQueue()
    const mails = mailbox
      .to(order.email)
      .filter(({ subject }) => /langer/.test(present(subject, 'subject')))
    await mailbox.close()

    const link = await Delivery.findByOrFail('kind', 'speellink')
    assert.equal(
      present(link.validUntil, 'link.validUntil')
        .setZone('Europe/Amsterdam')
        .toFormat('yyyy-MM-dd HH:mm:ss'),
      `${until.toISODate()} 23:59:59`
    )
    assert.isTrue(link.isValid(new Date()))
    assert.lengthOf(await OrderEvent.query().where('kind', 'link_verlengd'), 1)
    assert.equal(onlyOf(mails).subject, 'Je speelt Het verdwenen recept langer')
    assert.include(
      textOf(firstOf(mails)),
      `tot ${until.setLocale('nl').toFormat('d MMMM yyyy')} om 23.59 uur`
    )
    assert.include(textOf(firstOf(mails)), present(link.token, 'link.token'))
    assert.include(firstOf(mails).html as string, present(link.token, 'link.token'))

    const shorter = await extend(until.minus({ days: 3 }).toISODate())
    shorter.assertStatus(409)
    assert.equal(shorter.body().reden, 'niet_later')
    const distance = await extend(until.plus({ years: 9 }).toISODate())
    assert.equal(distance.body().reden, 'te_ver')
    for (const nonsense of ['31-12-2026', '2026-02-31', '', null])
      (await extend(nonsense)).assertStatus(422)
  })

  test('an admin calls off an unpaid order, its code is free again and its payment is stopped', async ({
    client,
    assert,
  }) => {
    await DiscountCode.create({
      code: 'TIEN',
      kind: 'percentage',
      value: 10,
      games: '',
      usedTotal: 0,
      maxTotal: 1,
    })
    const { order, payment } = await ordered(client, 'binky', {
      actiecode: 'TIEN',
    })
    const admin = await loggedIn(client)
    const cancel = () => admin.post(`${API}/${order.id}/annuleren`)
    const mailbox = await new Mailbox().open()
    for (const answer of await allAtOnce(cancel)) answer.assertStatus(200)
    await drainQueue()
    const mails = mailbox.to(order.email)
    await mailbox.close()
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      [`Je bestelling ${order.number} is geannuleerd`]
    )
    assert.include(textOf(firstOf(mails)), 'dat hoeft nu ook niet meer')
    assert.include(firstOf(mails).html as string, `/bestelling/${order.token}`)

    await order.refresh()
    assert.equal(order.status, 'geannuleerd')
    assert.isNotNull(order.canceledAt)
    assert.lengthOf(await DiscountCodeRedemption.all(), 0)
    assert.equal((await DiscountCode.firstOrFail()).usedTotal, 0)
    assert.equal(
      findIn(simulator.control.payments(), ({ id }) => id === payment).status,
      'canceled'
    )
    assert.lengthOf(await OrderEvent.query().where('kind', 'geannuleerd'), 1)
    assert.lengthOf(await AuditEntry.query().where('what', 'order_canceled'), 1)

    const pay = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    pay.assertStatus(409)
    const page = await client.get(`/bestellen/bedankt?bestelling=${order.token}`)
    page.assertTextIncludes('Deze bestelling is geannuleerd')
  })

  test('a paid order is not called off', async ({ client, assert }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    const answer = await admin.post(`${API}/${order.id}/annuleren`)
    answer.assertStatus(409)
    assert.equal(answer.body().reden, 'niet_te_annuleren')
    assert.isNull(await Mail.findBy('kind', 'geannuleerd'))
    assert.equal((await order.refresh()).status, 'betaald')
  })

  test('an order is called off with the provider out of reach, and its payment stopped at the next press', async ({
    client,
    assert,
  }) => {
    const { order, payment } = await ordered(client)
    const admin = await loggedIn(client)
    simulator.control.setFault('down')
    const atFirst = await admin.post(`${API}/${order.id}/annuleren`)
    simulator.control.setFault(null)
    atFirst.assertStatus(200)
    atFirst.assertBody({ kanNogBetalen: true })
    assert.isTrue((await detail(admin, order)).allowed.stopPayment)

    const after = await admin.post(`${API}/${order.id}/annuleren`)
    after.assertBody({ kanNogBetalen: false })
    const stopped = findIn(simulator.control.payments(), ({ id }) => id === payment)
    assert.equal(stopped.status, 'canceled')
    assert.isFalse((await detail(admin, order)).allowed.stopPayment)
  })

  test('money that comes in for an order that was called off still counts, and asks for attention', async ({
    client,
    assert,
  }) => {
    const { order, payment } = await ordered(client)
    const admin = await loggedIn(client)
    simulator.control.setFault('down')
    await admin.post(`${API}/${order.id}/annuleren`)
    simulator.control.setFault(null)
    await simulator.control.decide(payment, 'paid', { webhook: 'double' })

    assert.equal((await order.refresh()).status, 'betaald')
    assert.lengthOf(await Delivery.all(), 1)
    const alarms = await Alarm.all()
    assert.deepEqual(
      alarms.map(({ kind }) => kind),
      ['paid_after_cancellation']
    )
    const { timeline } = await detail(admin, order)
    assert.isTrue(timeline.some(({ sentence }) => sentence.startsWith('Er is betaald nadat')))
  })

  test('an admin corrects name and address, and the log keeps which fields, not what stood there', async ({
    client,
    assert,
  }) => {
    const { order } = await paid(client)
    const admin = await loggedIn(client)
    const data = {
      naam: CUSTOMER.naam,
      email: 'goed@example.nl',
      adres: 'Dorpsstraat 21',
      postcode: '1011ab',
      plaats: CUSTOMER.plaats,
    }
    const correctDetails = (fields: object) =>
      admin.send('put', `${API}/${order.id}/gegevens`, fields)
    for (const answer of await allAtOnce(() => correctDetails(data))) answer.assertStatus(200)

    await order.refresh()
    assert.equal(order.email, 'goed@example.nl')
    assert.equal(order.postcode, '1011 AB')
    const lines = await AuditEntry.query().where('what', 'order_details_changed')
    assert.deepEqual(JSON.parse(onlyOf(lines).data), { fields: ['email', 'address', 'postcode'] })
    const { timeline } = await detail(admin, order)
    assert.isTrue(
      timeline.some(
        ({ sentence }) => sentence === 'Verbeterd: het e-mailadres, het adres en de postcode.'
      )
    )

    const error = await correctDetails({ ...data, naam: ' ', postcode: '12', email: 'x' })
    error.assertStatus(422)
    assert.deepEqual(error.body().errors, {
      naam: ['Vul de naam in.'],
      email: ['Dit lijkt geen geldig e-mailadres.'],
      postcode: ['Vul in als 1234 AB.'],
    })
  })

  test('an admin pays back in part and then in full, and the same press pays once', async ({
    client,
    assert,
  }) => {
    const { order, payment } = await paid(client, 'het-verdwenen-recept')
    const admin = await loggedIn(client)
    assert.equal((await detail(admin, order)).toRefund, '17,50')
    const refunded = (amount: string, key: string, reason = 'Kapot boekje') =>
      admin.post(`${API}/${order.id}/terugbetalen`, { bedrag: amount, reden: reason, sleutel: key })
    for (const answer of await allAtOnce(() => refunded('5,00', 'eerste-druk')))
      answer.assertStatus(200)
    const partly = await detail(admin, order)
    assert.equal(partly.toRefund, '12,50')
    assert.lengthOf(partly.refunds, 1)

    const tooMuch = await refunded('12,51', 'te-veel-druk')
    tooMuch.assertStatus(409)
    assert.equal(tooMuch.body().reden, 'te_veel')
    for (const nonsense of ['', '-1', '1,5', '1e3', 'alles'])
      (await refunded(nonsense, 'onzin-druk')).assertStatus(422)
    ;(await refunded('1,00', 'onzin-druk', '')).assertStatus(422)

    ;(await refunded('12.50', 'tweede-druk')).assertStatus(200)
    await simulator.control.sendWebhook(payment)
    assert.isNull((await detail(admin, order)).toRefund)
    assert.deepEqual(
      firstOf(simulator.control.payments()).refunds.map(({ cents }) => cents),
      [500, 1250]
    )
  })
})
