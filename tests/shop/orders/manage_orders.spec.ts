import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import DiscountCode from '#models/shop/discount_code'
import DiscountCodeUse from '#models/shop/discount_code_use'
import Alarm from '#models/shop/alarm'
import AuditEntry from '#models/admin/audit_entry'
import Order from '#models/shop/order'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import Mail from '#models/shop/mail'
import PlayFlag from '#models/play/play_flag'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { Mailbox } from '#tests/helpers/shop/test_mailbox'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import {
  placeOrder,
  CUSTOMER,
  withSimulator,
  post,
  cleanUpSimulator,
} from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'

type List = {
  bestellingen: { nummer: string; naam: string; statustekst: string }[]
  bladzijde: number
  bladzijden: number
  aantal: number
}
type Detail = {
  bestelling: {
    tijdlijn: { zin: string; soort: string }[]
    leveringen: {
      soort: string
      kenmerk: string
      geldigTot: string
      verlengen: boolean
      voortgang: { opgelost: number; hints: number; ingevuld: number }
    }[]
    mails: { naam: string; status: string; keer: number }[]
    herhaalbaar: { soort: string; laatste: number }[]
    betalingen: { providerId: string; status: string }[]
    terugbetalingen: { bedrag: string; reden: string }[]
    terugTeBetalen: string | null
    mag: Record<string, boolean>
  }
}

const API = '/api/dashboard/bestelling'

test.group('The orders of the shop', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  const ordered = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { betaling: payment } = await placeOrder(client, simulator, path, fields)
    return {
      betaling: payment,
      bestelling: await Order.query().orderBy('id', 'desc').firstOrFail(),
    }
  }

  const paid = async (client: ApiClient, path = 'binky', fields: object = {}) => {
    const { betaling: payment, bestelling: order } = await ordered(client, path, fields)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    return { betaling: payment, bestelling: await order.refresh() }
  }

  const detail = async (admin: Browser, { id }: Order) =>
    pageProps<Detail>(await admin.open(`/dashboard/bestellingen/${id}`)).bestelling

  const search = async (admin: Browser, query: Record<string, string>) =>
    pageProps<List>(
      await admin.open(`/dashboard/bestellingen?${new URLSearchParams(query).toString()}`)
    )

  const allAtOnce = <T>(callApi: () => Promise<T>) =>
    Promise.all(Array.from({ length: 4 }, callApi))

  test('are for admins only', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
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
      const answer = await stranger.stuur(method, `${API}/${order.id}/${call}`)
      assert.equal(answer.status(), 401, call)
      const withoutToken = await loggedIn(client)
      withoutToken.token = ''
      const refused = await withoutToken.stuur(method, `${API}/${order.id}/${call}`)
      assert.equal(refused.status(), 419, call)
    }
    assert.lengthOf(await AuditEntry.all(), 0)
  })

  test('of an order that does not exist there is nothing', async ({ client }) => {
    const admin = await loggedIn(client)
    ;(await admin.open('/dashboard/bestellingen/999999')).assertStatus(404)
    const answer = await admin.post(`${API}/999999/verzonden`, {
      vervoerder: 'PostNL',
      trackTrace: '',
    })
    answer.assertStatus(404)
  })

  test('{vraag} finds {aantal}')
    .with([
      { vraag: 'NOOR', aantal: 1 },
      { vraag: 'çağlar', aantal: 1 },
      { vraag: 'ÇAĞLAR', aantal: 1 },
      { vraag: 'émilie.de_boer@', aantal: 0 },
      { vraag: 'emilie.de_boer@EXAMPLE.nl', aantal: 1 },
      { vraag: 'emilieXde_boer', aantal: 0 },
      { vraag: '%', aantal: 0 },
      { vraag: 'verdwenen', aantal: 1 },
      { vraag: 'binky noor', aantal: 1 },
      { vraag: 'noor verdwenen', aantal: 0 },
      { vraag: 'ek-', aantal: 3 },
      { vraag: "'; drop table bestellingen; --", aantal: 0 },
    ])
    .run(async ({ client, assert }, { vraag: query, aantal: count }) => {
      await ordered(client)
      await ordered(client, 'het-verdwenen-recept', {
        naam: 'Émilie de Boer',
        email: 'emilie.de_boer@example.nl',
      })
      await ordered(client, 'kunstroof', { naam: 'Yıldız Çağlar', email: 'y@example.nl' })
      const found = await search(await loggedIn(client), { zoek: query })
      assert.equal(found.aantal, count)
    })

  test('are found by number, status and game, newest first, a page at a time', async ({
    client,
    assert,
  }) => {
    const { bestelling: first } = await paid(client)
    const { bestelling: second } = await ordered(client, 'kunstroof')
    const admin = await loggedIn(client)
    const everything = await search(admin, {})
    assert.deepEqual(
      everything.bestellingen.map(({ nummer: number }) => number),
      [second.nummer, first.nummer]
    )
    const number = await search(admin, { zoek: first.nummer.slice(3).toLowerCase() })
    assert.deepEqual(
      number.bestellingen.map(({ nummer: found }) => found),
      [first.nummer]
    )
    assert.equal((await search(admin, { status: 'betaald' })).bestellingen[0]!.nummer, first.nummer)
    assert.equal(
      (await search(admin, { spel: 'kunstroof' })).bestellingen[0]!.nummer,
      second.nummer
    )
    assert.equal((await search(admin, { status: 'betaald', spel: 'kunstroof' })).aantal, 0)

    await Order.createMany(
      Array.from({ length: 30 }, (_, index) => ({
        nummer: `EK-PAGINA${index}`,
        token: `pagina-${index}`,
        aanvraagsleutel: `pagina-${index}`,
        itemName: 'binky',
        naam: 'Ab',
        email: 'ab@example.nl',
        prijsCenten: 1500,
        kortingCenten: 0,
        totaalCenten: 1500,
        status: 'open' as const,
      }))
    )
    const last = await search(admin, { bladzijde: '2' })
    assert.equal(last.aantal, 32)
    assert.equal(last.bladzijden, 2)
    assert.lengthOf(last.bestellingen, 7)
    assert.equal(last.bestellingen.at(-1)!.nummer, first.nummer)
  })

  test('a filter that does not exist is refused', async ({ client }) => {
    const admin = await loggedIn(client)
    const answer = await admin.open('/dashboard/bestellingen?status=kwijt')
    answer.assertStatus(422)
  })

  test('are a CSV with the same filters, in which nothing is a formula', async ({
    client,
    assert,
  }) => {
    await paid(client, 'binky', { naam: '=HYPERLINK("https://kwaad.example")' })
    await ordered(client, 'kunstroof', { naam: 'Ander; "Mens"' })
    const admin = await loggedIn(client)
    const everything = await admin.open('/dashboard/bestellingen/csv')
    everything.assertHeader('content-type', 'text/csv; charset=utf-8')
    assert.match(everything.header('content-disposition')!, /^attachment; filename="bestellingen-/)
    const lines = everything.text().trim().split('\r\n')
    assert.lengthOf(lines, 3)
    assert.match(lines[1]!, /;"Ander; ""Mens""";/)
    assert.match(lines[1]!, /;12,50;0,00;12,50;0,00;/)
    assert.include(lines[2]!, `;"'=HYPERLINK(""https://kwaad.example"")";`)

    const paidOnes = await admin.open('/dashboard/bestellingen/csv?status=betaald&zoek=binky')
    assert.lengthOf(paidOnes.text().trim().split('\r\n'), 2)
  })

  test('one tells all that happened with it, in order, and none of its secrets', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { bestelling: order, betaling: payment } = await paid(client, 'het-verdwenen-recept')
    await drainQueue()
    await mailbox.sluit()
    const link = await Delivery.findByOrFail('soort', 'speellink')
    const download = await Delivery.findByOrFail('soort', 'download')
    await PlayFlag.createMany([
      { leveringId: link.id, naam: 'speeltgeluid' },
      { leveringId: link.id, naam: 'bestaat_niet_meer' },
    ])
    const admin = await loggedIn(client)
    const page = await admin.open(`/dashboard/bestellingen/${order.id}`)
    for (const secret of [order.token, link.token!, download.token!])
      assert.notInclude(page.text(), secret)

    const {
      tijdlijn: timeline,
      betalingen: payments,
      mails,
      leveringen: deliveries,
    } = pageProps<Detail>(page).bestelling
    assert.deepEqual(
      timeline.map(({ zin: sentence }) => sentence.replace(/\s/g, ' ')),
      [
        'Besteld.',
        `Betaalpoging 1 begonnen: € 17,50 (${payment}).`,
        'De betaalprovider meldde: betaald.',
        'Het geld is binnen en de levering is klaargezet.',
        `Factuur gemaakt: ${(await Invoice.firstOrFail()).nummer}.`,
        'E-mail verstuurd: Levering.',
      ]
    )
    assert.equal(payments[0]!.providerId, payment)
    assert.deepInclude(mails[0]!, { naam: 'Levering', status: 'verstuurd', keer: 1 })
    assert.sameMembers(
      deliveries.map(({ soort: kind }) => kind),
      ['download', 'speellink']
    )
  })

  test('progress of the game is counted, and told without its answers', async ({
    client,
    assert,
  }) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    const order = await Order.firstOrFail()
    const link = await Delivery.findByOrFail('soort', 'speellink')
    const callApi = (call: string, data: object) =>
      post(client, `/api/cuneravanrhenen/${call}`, { uniqueid: link.token, ...data })
    for (const name of ['stap1_hint1', 'stap1_hint2'])
      (await callApi('submit', { name })).assertStatus(200)
    const solved = await callApi('submit', { name: 'stap1_antwoord', automatisch: true })
    solved.assertStatus(200)

    const { leveringen: deliveries, tijdlijn: timeline } = await detail(
      await loggedIn(client),
      order
    )
    const playLink = deliveries.find(({ soort: kind }) => kind === 'speellink')!
    assert.deepInclude(playLink.voortgang, { opgelost: 1, hints: 2, ingevuld: 1 })
    const sentences = timeline
      .filter(({ soort: kind }) => kind === 'spel')
      .map(({ zin: sentence }) => sentence)
    assert.lengthOf(sentences, 3)
    assert.match(sentences[0]!, /^Hint 1 geopend van '/)
    assert.match(sentences[2]!, /^Liet het antwoord invullen van '/)
  })

  test('the delivery is mailed again: once per press, also when pressed at the same moment', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { bestelling: order } = await paid(client, 'het-verdwenen-recept')
    await drainQueue()
    const admin = await loggedIn(client)
    const { herhaalbaar: repeatable } = await detail(admin, order)
    assert.deepEqual(
      repeatable.map(({ soort: kind, laatste: last }) => ({ soort: kind, laatste: last })),
      [{ soort: 'levering', laatste: 1 }]
    )

    const press = () => admin.post(`${API}/${order.id}/mail`, { soort: 'levering', na: 1 })
    for (const answer of await allAtOnce(press)) answer.assertStatus(200)
    await drainQueue()
    ;(await press()).assertStatus(200)
    await drainQueue()
    await mailbox.sluit()
    assert.lengthOf(mailbox.aan(order.email), 2)
    assert.lengthOf(await Mail.query().where('soort', 'levering'), 2)
    assert.lengthOf(await AuditEntry.query().where('wat', 'mail_opnieuw'), 1)
    assert.lengthOf(await OrderEvent.query().where('soort', 'mail_opnieuw'), 1)
  })

  test('what was never mailed is not mailed again, and nothing before the money is in', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { bestelling: unpaid } = await ordered(client)
    const { bestelling: order } = await paid(client)
    const callApi = (id: number, kind: string) =>
      admin.post(`${API}/${id}/mail`, { soort: kind, na: 1 })
    const refused = await callApi(unpaid.id, 'levering')
    refused.assertStatus(409)
    assert.equal(refused.body().reden, 'niet_betaald')
    assert.equal((await callApi(order.id, 'verzonden')).body().reden, 'nooit_gestuurd')
    ;(await callApi(order.id, 'contact')).assertStatus(422)
  })

  test('a new link is mailed and the old one is dead; pressed twice it is one new link', async ({
    client,
    assert,
  }) => {
    const mailbox = await new Mailbox().open()
    const { bestelling: order } = await paid(client, 'het-verdwenen-recept')
    await drainQueue()
    const old = await Delivery.findByOrFail('soort', 'speellink')
    const admin = await loggedIn(client)
    const { kenmerk: reference } = (await detail(admin, order)).leveringen.find(
      ({ soort: kind }) => kind === 'speellink'
    )!
    const press = () =>
      admin.post(`${API}/${order.id}/link`, { soort: 'speellink', kenmerk: reference })
    for (const answer of await allAtOnce(press)) answer.assertStatus(200)
    await drainQueue()
    await mailbox.sluit()

    const updated = await Delivery.findByOrFail('soort', 'speellink')
    assert.notEqual(updated.token, old.token)
    assert.equal(updated.id, old.id)
    const mails = mailbox.aan(order.email)
    assert.lengthOf(mails, 2)
    assert.include(mails[1]!.text!, updated.token!)
    const play = (uniqueId: string) =>
      post(client, '/api/het-verdwenen-recept/get-answers', { uniqueid: uniqueId })
    assert.equal((await play(updated.token!)).status(), 200)
    assert.isAtLeast((await play(old.token!)).status(), 400)
    assert.lengthOf(await AuditEntry.query().where('wat', 'link_vernieuwd'), 1)
    const [{ gegevens: data }] = (await AuditEntry.query().where('wat', 'link_vernieuwd')) as [
      AuditEntry,
    ]
    assert.notInclude(data, updated.token!)
  })

  test('a posted game has no link to renew, and refunded links stay dead', async ({
    client,
    assert,
  }) => {
    const admin = await loggedIn(client)
    const { bestelling: order } = await paid(client)
    const reference = '0123456789abcdef'
    const without = await admin.post(`${API}/${order.id}/link`, {
      soort: 'download',
      kenmerk: reference,
    })
    assert.equal(without.body().reden, 'geen_link')

    const { bestelling: refunded, betaling: payment } = await paid(client, 'het-verdwenen-recept')
    await simulator.control.refund(payment)
    const dead = await admin.post(`${API}/${refunded.id}/link`, {
      soort: 'download',
      kenmerk: reference,
    })
    dead.assertStatus(409)
    const extended = await admin.stuur('put', `${API}/${refunded.id}/link`, {
      soort: 'speellink',
      tot: DateTime.now().plus({ months: 3 }).toISODate(),
    })
    extended.assertStatus(409)
  })

  test('a link is extended until the end of a day, also after it ended, and once', async ({
    client,
    assert,
  }) => {
    const { bestelling: order } = await paid(client, 'het-verdwenen-recept')
    const yesterday = DateTime.utc().minus({ days: 1 }).startOf('second')
    await Delivery.query()
      .where('soort', 'speellink')
      .update({ geldigTot: asColumn(yesterday) })
    const admin = await loggedIn(client)
    const until = DateTime.now().setZone('Europe/Amsterdam').plus({ weeks: 2 })
    const extend = (day: string | null) =>
      admin.stuur('put', `${API}/${order.id}/link`, { soort: 'speellink', tot: day })
    const mailbox = await new Mailbox().open()
    for (const answer of await allAtOnce(() => extend(until.toISODate()))) answer.assertStatus(200)
    await drainQueue()
    const mails = mailbox.aan(order.email).filter(({ subject }) => /langer/.test(subject!))
    await mailbox.sluit()

    const link = await Delivery.findByOrFail('soort', 'speellink')
    assert.equal(
      link.geldigTot!.setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd HH:mm:ss'),
      `${until.toISODate()} 23:59:59`
    )
    assert.isTrue(link.isGeldig(new Date()))
    assert.lengthOf(await OrderEvent.query().where('soort', 'link_verlengd'), 1)
    assert.lengthOf(mails, 1)
    assert.equal(mails[0]!.subject, 'Je speelt Het verdwenen recept langer')
    assert.include(
      mails[0]!.text!,
      `tot ${until.setLocale('nl').toFormat('d MMMM yyyy')} om 23.59 uur`
    )
    assert.include(mails[0]!.text!, link.token!)
    assert.include(mails[0]!.html as string, link.token!)

    const shorter = await extend(until.minus({ days: 3 }).toISODate())
    shorter.assertStatus(409)
    assert.equal(shorter.body().reden, 'niet_later')
    const distance = await extend(until.plus({ years: 9 }).toISODate())
    assert.equal(distance.body().reden, 'te_ver')
    for (const nonsense of ['31-12-2026', '2026-02-31', '', null])
      (await extend(nonsense)).assertStatus(422)
  })

  test('an unpaid order is called off: its code is free again and its payment is stopped', async ({
    client,
    assert,
  }) => {
    await DiscountCode.create({
      code: 'TIEN',
      soort: 'percentage',
      waarde: 10,
      spellen: '',
      gebruiktTotaal: 0,
      maxTotaal: 1,
    })
    const { bestelling: order, betaling: payment } = await ordered(client, 'binky', {
      actiecode: 'TIEN',
    })
    const admin = await loggedIn(client)
    const cancel = () => admin.post(`${API}/${order.id}/annuleren`)
    const mailbox = await new Mailbox().open()
    for (const answer of await allAtOnce(cancel)) answer.assertStatus(200)
    await drainQueue()
    const mails = mailbox.aan(order.email)
    await mailbox.sluit()
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      [`Je bestelling ${order.nummer} is geannuleerd`]
    )
    assert.include(mails[0]!.text!, 'dat hoeft nu ook niet meer')
    assert.include(mails[0]!.html as string, `/bestelling/${order.token}`)

    await order.refresh()
    assert.equal(order.status, 'geannuleerd')
    assert.isNotNull(order.geannuleerdOp)
    assert.lengthOf(await DiscountCodeUse.all(), 0)
    assert.equal((await DiscountCode.firstOrFail()).gebruiktTotaal, 0)
    assert.equal(simulator.control.payments().find(({ id }) => id === payment)!.status, 'canceled')
    assert.lengthOf(await OrderEvent.query().where('soort', 'geannuleerd'), 1)
    assert.lengthOf(await AuditEntry.query().where('wat', 'bestelling_geannuleerd'), 1)

    const pay = await post(client, `/api/bestelling/${order.token}/betalen`, {})
    pay.assertStatus(409)
    const page = await client.get(`/bestellen/bedankt?bestelling=${order.token}`)
    page.assertTextIncludes('Deze bestelling is geannuleerd')
  })

  test('a paid order is not called off', async ({ client, assert }) => {
    const { bestelling: order } = await paid(client)
    const admin = await loggedIn(client)
    const answer = await admin.post(`${API}/${order.id}/annuleren`)
    answer.assertStatus(409)
    assert.equal(answer.body().reden, 'niet_te_annuleren')
    assert.isNull(await Mail.findBy('soort', 'geannuleerd'))
    assert.equal((await order.refresh()).status, 'betaald')
  })

  test('with the provider out of reach it is called off all the same, and stopped at the next press', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, betaling: payment } = await ordered(client)
    const admin = await loggedIn(client)
    simulator.control.setFault('down')
    const atFirst = await admin.post(`${API}/${order.id}/annuleren`)
    simulator.control.setFault(null)
    atFirst.assertStatus(200)
    atFirst.assertBody({ kanNogBetalen: true })
    assert.isTrue((await detail(admin, order)).mag.betalingStoppen)

    const after = await admin.post(`${API}/${order.id}/annuleren`)
    after.assertBody({ kanNogBetalen: false })
    assert.equal(simulator.control.payments().find(({ id }) => id === payment)!.status, 'canceled')
    assert.isFalse((await detail(admin, order)).mag.betalingStoppen)
  })

  test('money that comes in after that still counts, and asks for attention', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, betaling: payment } = await ordered(client)
    const admin = await loggedIn(client)
    simulator.control.setFault('down')
    await admin.post(`${API}/${order.id}/annuleren`)
    simulator.control.setFault(null)
    await simulator.control.decide(payment, 'paid', { webhook: 'double' })

    assert.equal((await order.refresh()).status, 'betaald')
    assert.lengthOf(await Delivery.all(), 1)
    const alarms = await Alarm.all()
    assert.deepEqual(
      alarms.map(({ soort: kind }) => kind),
      ['betaald_na_annulering']
    )
    const { tijdlijn: timeline } = await detail(admin, order)
    assert.isTrue(timeline.some(({ zin: sentence }) => sentence.startsWith('Er is betaald nadat')))
  })

  test('a typing error in name and address is corrected; which fields is kept, what stood there is not', async ({
    client,
    assert,
  }) => {
    const { bestelling: order } = await paid(client)
    const admin = await loggedIn(client)
    const data = {
      naam: CUSTOMER.naam,
      email: 'goed@example.nl',
      adres: 'Dorpsstraat 21',
      postcode: '1011ab',
      plaats: CUSTOMER.plaats,
    }
    const correctDetails = (fields: object) =>
      admin.stuur('put', `${API}/${order.id}/gegevens`, fields)
    for (const answer of await allAtOnce(() => correctDetails(data))) answer.assertStatus(200)

    await order.refresh()
    assert.equal(order.email, 'goed@example.nl')
    assert.equal(order.postcode, '1011 AB')
    const lines = await AuditEntry.query().where('wat', 'bestelgegevens_gewijzigd')
    assert.lengthOf(lines, 1)
    assert.deepEqual(JSON.parse(lines[0]!.gegevens), { velden: ['email', 'adres', 'postcode'] })
    const { tijdlijn: timeline } = await detail(admin, order)
    assert.isTrue(
      timeline.some(
        ({ zin: sentence }) => sentence === 'Verbeterd: het e-mailadres, het adres en de postcode.'
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

  test('money goes back in part and then in full, and the same press pays once', async ({
    client,
    assert,
  }) => {
    const { bestelling: order, betaling: payment } = await paid(client, 'het-verdwenen-recept')
    const admin = await loggedIn(client)
    assert.equal((await detail(admin, order)).terugTeBetalen, '17,50')
    const refunded = (amount: string, key: string, reason = 'Kapot boekje') =>
      admin.post(`${API}/${order.id}/terugbetalen`, { bedrag: amount, reden: reason, sleutel: key })
    for (const answer of await allAtOnce(() => refunded('5,00', 'eerste-druk')))
      answer.assertStatus(200)
    const partly = await detail(admin, order)
    assert.equal(partly.terugTeBetalen, '12,50')
    assert.lengthOf(partly.terugbetalingen, 1)

    const tooMuch = await refunded('12,51', 'te-veel-druk')
    tooMuch.assertStatus(409)
    assert.equal(tooMuch.body().reden, 'te_veel')
    for (const nonsense of ['', '-1', '1,5', '1e3', 'alles'])
      (await refunded(nonsense, 'onzin-druk')).assertStatus(422)
    ;(await refunded('1,00', 'onzin-druk', '')).assertStatus(422)

    ;(await refunded('12.50', 'tweede-druk')).assertStatus(200)
    await simulator.control.sendWebhook(payment)
    assert.isNull((await detail(admin, order)).terugTeBetalen)
    assert.deepEqual(
      simulator.control.payments()[0]!.refunds.map(({ cents }) => cents),
      [500, 1250]
    )
  })
})
