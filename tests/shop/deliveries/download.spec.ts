import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { findGame, ORDERABLE_GAMES } from '#games/catalogue'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import { emptyShop } from '#tests/helpers/database'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { readSheets } from '#tests/helpers/core/pdf_sheets'
import { CUSTOMER, withSimulator, post, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'
import { captured, firstOf, headerOf, present } from '#tests/helpers/present'

const WITH_DOWNLOAD = ORDERABLE_GAMES.filter(({ sale }) =>
  sale.delivery.some((deliveryForm) => deliveryForm === 'download')
)

test.group('Download', (group) => {
  group.each.setup(() => emptyShop())

  const delivered = async (client: Parameters<typeof post>[0]) => {
    await post(client, '/api/cuneravanrhenen/bestellen', CUSTOMER)
    return Delivery.findByOrFail('kind', 'download')
  }

  const button = (html: string) =>
    captured(/href="(\/download\/[^"]+)"/, html).replaceAll('&amp;', '&')

  test('the link opens a page and uses up nothing, and its button fetches the pdf', async ({
    client,
    assert,
  }) => {
    const delivery = await delivered(client)
    const page = await client.get(`/download/${delivery.token}`)
    page.assertStatus(200)
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    page.assertHeader('referrer-policy', 'no-referrer')
    for (const thing of present(findGame('cunera-van-rhenen'), 'cunera').needed)
      assert.include(page.text(), `${thing}</li>`)
    await delivery.refresh()
    assert.equal(delivery.fetchCount, 0)

    const file = await client.get(button(page.text()))
    file.assertStatus(200)
    file.assertHeader('content-type', 'application/pdf')
    const { number } = await Order.firstOrFail()
    assert.include(headerOf(file, 'content-disposition'), `cunera-van-rhenen-${number}.pdf`)
    assert.equal((file.body() as Buffer).subarray(0, 5).toString(), '%PDF-')
    await delivery.refresh()
    assert.equal(delivery.fetchCount, 1)
  })

  test('a payment for {itemName} brings its own booklet, with the name on its cover')
    .with(WITH_DOWNLOAD)
    .run(async ({ client, assert, cleanup }, game) => {
      const { title, itemName, sale } = game
      const simulator = await withSimulator()
      cleanup(() => cleanUpSimulator(simulator))
      const ordered = await post(client, `/api/${sale.apiPath}/bestellen`, CUSTOMER)
      ordered.assertStatus(200)
      for (const { id } of simulator.control.payments())
        await simulator.control.decide(id, 'paid', { webhook: 'direct' })
      const { token } = await Delivery.findByOrFail('kind', 'download')
      const page = (await client.get(`/download/${token}`)).text()
      assert.equal(page.includes(`href="/escaperooms/${itemName}#filmpje"`), 'film' in game)
      const file = await client.get(button(page))
      const { number } = await Order.firstOrFail()
      const sheets = await readSheets(file.body() as Buffer)
      assert.isAbove(sheets.length, 5)
      assert.equal(firstOf(firstOf(sheets)).text, title)
      const named = sheets.map((sheet) =>
        sheet
          .map((piece) => piece.text)
          .join('')
          .includes(`bestelling ${number} voor ${CUSTOMER.naam}.`)
      )
      assert.isTrue(firstOf(named))
      assert.isAtMost(named.filter(Boolean).length, sheets.length / 2, 'things bear no name')
    })
    .timeout(60_000)

  test('the same page offers the booklet in grey, for a printer that should save ink', async ({
    client,
    assert,
  }) => {
    const delivery = await delivered(client)
    const html = (await client.get(`/download/${delivery.token}`)).text()
    const inColor = await client.get(button(html))
    const saving = captured(/href="(\/download\/[^"]+editie=zuinig)"/, html).replaceAll(
      '&amp;',
      '&'
    )
    const file = await client.get(saving)
    file.assertStatus(200)
    const { number } = await Order.firstOrFail()
    assert.include(headerOf(file, 'content-disposition'), `cunera-van-rhenen-${number}-zuinig.pdf`)
    assert.isFalse((file.body() as Buffer).equals(inColor.body() as Buffer))
    assert.include(await pdfText(file.body() as Buffer), `bestelling ${number} voor`)
  })

  test('an older address, from before the two editions, still fetches the booklet in colour', async ({
    client,
    assert,
  }) => {
    const delivery = await delivered(client)
    const former = new URL(
      button((await client.get(`/download/${delivery.token}`)).text()),
      'http://shop'
    )
    assert.equal(former.pathname, `/download/${delivery.token}/bestand`)
    assert.sameMembers([...former.searchParams.keys()], ['tot', 'handtekening'])
    const { number } = await Order.firstOrFail()
    const fetch = async (extra: string) => {
      const file = await client.get(`${former.pathname}${former.search}${extra}`)
      file.assertStatus(200)
      const name = headerOf(file, 'content-disposition')
      assert.include(name, `cunera-van-rhenen-${number}.pdf`)
      return file.body() as Buffer
    }
    const plain = await fetch('')
    assert.equal(plain.subarray(0, 5).toString(), '%PDF-')
    assert.isTrue(plain.equals(await fetch('&editie=onbekend')))
  })

  test('the stamp writes a name whole: {$self}')
    .with(['Łukasz Şahin', 'Jiří Győrffy-Ðorđević', 'Zoë van ’t Hoff'])
    .run(async ({ client, assert }, name) => {
      await post(client, '/api/cuneravanrhenen/bestellen', { ...CUSTOMER, naam: name })
      const { token } = await Delivery.findByOrFail('kind', 'download')
      const file = await client.get(button((await client.get(`/download/${token}`)).text()))
      const { number } = await Order.firstOrFail()
      assert.include(await pdfText(file.body() as Buffer), `bestelling ${number} voor ${name}.`)
    })

  test('a download that broke off goes on where it was', async ({ client, assert }) => {
    const delivery = await delivered(client)
    const url = button((await client.get(`/download/${delivery.token}`)).text())
    const whole = (await client.get(url)).body() as Buffer
    const rest = await client.get(url).header('range', 'bytes=100-')
    rest.assertStatus(206)
    rest.assertHeader('content-range', `bytes 100-${whole.length - 1}/${whole.length}`)
    assert.isTrue((rest.body() as Buffer).equals(whole.subarray(100)))
    await delivery.refresh()
    assert.equal(delivery.fetchCount, 1)
  })

  test('a visitor with the address of the file alone gets nothing: {title}')
    .with([
      { title: 'no signature', query: '' },
      { title: 'a made-up one', query: '?tot=9999999999&handtekening=abc' },
      { title: 'an old one', query: '?tot=1000&handtekening=abc' },
    ])
    .run(async ({ client }, { query }) => {
      const delivery = await delivered(client)
      const response = await client.get(`/download/${delivery.token}/bestand${query}`).redirects(0)
      response.assertStatus(302)
      response.assertHeader('location', `/download/${delivery.token}`)
    })

  const webLink = (html: string) =>
    captured(/href="(\/download\/[^"]+\/webpagina[^"]+)"/, html).replaceAll('&amp;', '&')

  test('the same page leads to the booklet as a web page, which nobody else keeps or lists', async ({
    client,
    assert,
  }) => {
    const delivery = await delivered(client)
    const url = webLink((await client.get(`/download/${delivery.token}`)).text())
    const page = await client.get(url)
    page.assertStatus(200)
    page.assertHeader('content-type', 'text/html; charset=utf-8')
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    page.assertHeader('referrer-policy', 'no-referrer')
    const rules = headerOf(page, 'content-security-policy')
    assert.include(rules, "default-src 'none'; style-src 'sha256-")
    assert.notInclude(rules, 'unsafe')
    const { number } = await Order.firstOrFail()
    assert.include(page.text(), `bestelling ${number} voor ${CUSTOMER.naam}.`)
    assert.include(page.text(), 'De Cuneraheuvel')
    await delivery.refresh()
    assert.equal(delivery.fetchCount, 1)
  })

  test('nobody opens the web page without a link of this hour: {title}')
    .with([
      { title: 'no signature', query: '' },
      { title: 'a made-up one', query: '?tot=9999999999&handtekening=abc' },
      { title: 'an old one', query: '?tot=1000&handtekening=abc' },
    ])
    .run(async ({ client, assert }, { query }) => {
      const delivery = await delivered(client)
      const reply = await client.get(`/download/${delivery.token}/webpagina${query}`).redirects(0)
      reply.assertStatus(302)
      reply.assertHeader('location', `/download/${delivery.token}`)
      await delivery.refresh()
      assert.equal(delivery.fetchCount, 0)
    })

  test('the web page of an unknown, expired or withdrawn link is not found', async ({ client }) => {
    const delivery = await delivered(client)
    const url = webLink((await client.get(`/download/${delivery.token}`)).text())
    ;(await client.get('/download/bestaatniet/webpagina')).assertStatus(404)
    await delivery.merge({ validUntil: DateTime.utc().minus({ minutes: 1 }) }).save()
    ;(await client.get(url)).assertStatus(404)
    await delivery.merge({ validUntil: null, revokedAt: DateTime.utc() }).save()
    ;(await client.get(url)).assertStatus(404)
    const playLink = await Delivery.findByOrFail('kind', 'speellink')
    ;(await client.get(`/download/${playLink.token}/webpagina`)).assertStatus(404)
  })

  test('a booklet that comes by post is a web page behind the order, once it is paid', async ({
    client,
    assert,
    cleanup,
  }) => {
    const simulator = await withSimulator()
    cleanup(() => cleanUpSimulator(simulator))
    await post(client, '/api/binky/bestellen', CUSTOMER)
    const order = await Order.firstOrFail()
    const path = `/bestelling/${order.token}/boekje`
    ;(await client.get(path)).assertStatus(404)
    for (const { id } of simulator.control.payments())
      await simulator.control.decide(id, 'paid', { webhook: 'direct' })
    const mine = await client.get(`/bestelling/${order.token}`)
    assert.include(mine.text(), path)
    const page = await client.get(path)
    page.assertStatus(200)
    page.assertHeader('cache-control', 'no-store')
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    assert.include(page.text(), `bestelling ${order.number} voor ${CUSTOMER.naam}.`)
    assert.include(page.text(), 'Het spoor bij het tuinhek')
    ;(await client.get('/bestelling/bestaatniet/boekje')).assertStatus(404)
  })

  test('a booklet to download has no page behind its order', async ({ client }) => {
    await delivered(client)
    const order = await Order.firstOrFail()
    ;(await client.get(`/bestelling/${order.token}/boekje`)).assertStatus(404)
  })

  test('an unknown, expired or withdrawn link is not found', async ({ client }) => {
    const delivery = await delivered(client)
    const dead = await client.get('/download/bestaatniet')
    dead.assertStatus(404)
    dead.assertTextIncludes('Deze downloadlink werkt niet')
    dead.assertTextIncludes('href="/bestelling"')
    await delivery.merge({ validUntil: DateTime.utc().minus({ minutes: 1 }) }).save()
    ;(await client.get(`/download/${delivery.token}`)).assertStatus(404)
    await delivery.merge({ validUntil: null, revokedAt: DateTime.utc() }).save()
    ;(await client.get(`/download/${delivery.token}`)).assertStatus(404)
  })

  test('a dead link to {path} says what to do')
    .with([
      { path: '/cadeau/bestaatniet', says: 'Dit cadeau vinden we niet', leads: '/contact' },
      {
        path: '/boeking/bestaatniet',
        says: 'Deze link naar je avond werkt niet',
        leads: '/contact',
      },
      { path: '/herroepen/ontvangen/bestaatniet', says: 'Deze link werkt niet', leads: '/contact' },
      { path: '/bestelling/bestaatniet', says: 'Deze link werkt niet', leads: '/bestelling' },
      {
        path: '/bestelling/bestaatniet/boekje',
        says: 'Deze link werkt niet',
        leads: '/bestelling',
      },
    ])
    .run(async ({ client }, { path, says, leads }) => {
      const dead = await client.get(path)
      dead.assertStatus(404)
      dead.assertTextIncludes(says)
      dead.assertTextIncludes(`href="${leads}" class="button`)
    })

  test('a visitor who guesses links has to wait, and a valid link goes on working', async ({
    client,
    assert,
  }) => {
    const delivery = await delivered(client)
    for (let index = 0; index < 30; index++)
      (await client.get(`/download/raad${index}`)).assertStatus(404)
    const response = await client.get('/download/raad31')
    response.assertStatus(429)
    response.assertTextIncludes('Dat ging even te vaak')
    assert.isAbove(Number(response.header('retry-after')), 0)
    ;(await client.get(`/download/${delivery.token}`)).assertStatus(200)
  })

  test('the timeline tells a download once an hour, however often it is fetched', async ({
    client,
    assert,
  }) => {
    const delivery = await delivered(client)
    const page = await client.get(`/download/${delivery.token}`)
    assert.include(page.text(), 'href="/printproef.pdf"')
    const url = button(page.text())
    const lines = () => OrderEvent.query().where('kind', 'downloaded')
    assert.lengthOf(await lines(), 0)
    await Promise.all(Array.from({ length: 4 }, () => client.get(url)))
    assert.lengthOf(await lines(), 1)
    await delivery.refresh()
    assert.equal(delivery.fetchCount, 4)

    await lines().update({ createdAt: asColumn(DateTime.utc().minus({ minutes: 61 })) })
    await client.get(url)
    assert.lengthOf(await lines(), 2)
  })

  test('a play link does not open as a download', async ({ client }) => {
    await delivered(client)
    const playLink = await Delivery.findByOrFail('kind', 'speellink')
    const response = await client.get(`/download/${playLink.token}`)
    response.assertStatus(404)
  })
})
