import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { refundOrder } from '#app/shop/refunds/refund_order'
import { asPaper } from '#app/shop/invoices/invoice_paper'
import { TEST_PRINT } from '#app/shop/booklets/test_print/test_print_texts'
import { MODEL_FORM } from '#content/model_form_text'
import Admin from '#models/admin/admin'
import Invoice from '#models/shop/money/invoice'
import Order from '#models/shop/order'
import { Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { lastOf } from '#tests/helpers/present'
import { cleanUpSimulator, placeOrder, withSimulator } from '#tests/helpers/shop/shop_calls'
import type { Simulator } from '#simulator/server'
import env from '#start/env'

/** What a page says, without its tags and style. */
const asText = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<\/(dt|th|td|p|div|h1|h2)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/[\s\u00a0]+/g, ' ')

const flat = (text: string) => text.replace(/[\s\u00a0]+/g, ' ')

/** Each amount of money, in the order in which it is read. */
const amountsIn = (text: string) => flat(text).match(/€ -?[\d.]+,\d{2}/g)

test.group('Papers as web pages', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  async function refundedOrder(client: ApiClient) {
    const { payment } = await placeOrder(client, simulator, 'kunstroof')
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const order = await Order.firstOrFail()
    const admin = await Admin.create({
      ...{ email: 'bea@example.nl', name: 'Bea', password: 'een lang wachtwoord' },
    })
    const key = crypto.randomUUID()
    await refundOrder({ orderId: order.id, cents: 333, reason: 'test', key, admin })
    return order
  }

  test('an invoice and a credit note say the same as their pdfs, amount for amount', async ({
    client,
    assert,
  }) => {
    const order = await refundedOrder(client)
    for (const paper of await Invoice.query().orderBy('id')) {
      const path = `/bestelling/${order.token}/factuur/${paper.number}`
      const pdf = await pdfText((await client.get(path)).body() as Buffer)
      const page = await client.get(`${path}/webpagina`)
      page.assertStatus(200)
      page.assertHeader('cache-control', 'no-store')
      page.assertHeader('x-robots-tag', 'noindex, nofollow')
      page.assertTextIncludes('<html lang="nl">')
      const said = asText(page.text())
      assert.deepEqual(amountsIn(said), amountsIn(pdf))
      assert.isAbove(amountsIn(said)?.length ?? 0, 3)
      const { seller, buyer, references, closing, footer } = asPaper(paper.content)
      const facts = [...seller, ...buyer, ...references.flat(), closing, footer]
      for (const fact of facts) {
        assert.include(said, flat(fact))
        assert.include(flat(pdf), flat(fact))
      }
    }
  })

  test('a page opens for everybody who may open the pdf, and for nobody else', async ({
    client,
    assert,
  }) => {
    const order = await refundedOrder(client)
    const note = lastOf(await Invoice.query().orderBy('id'))
    const newest = await client.get(`/bestelling/${order.token}/factuur/webpagina`)
    newest.assertTextIncludes('Factuur')
    for (const path of [
      '/bestelling/bestaatniet/factuur/webpagina',
      `/bestelling/bestaatniet/factuur/${note.number}/webpagina`,
      `/bestelling/${order.token}/factuur/C2020-00009/webpagina`,
      `/bestelling/${order.token}/factuur/iets/webpagina`,
    ])
      (await client.get(path)).assertStatus(404)

    const path = `/dashboard/boekhouding/facturen/${note.number}/webpagina`
    const stranger = await new Browser(client).open(path)
    assert.equal(stranger.header('location'), '/login')
    const answer = await (await loggedIn(client)).open(path)
    answer.assertStatus(200)
    assert.include(answer.header('cache-control') ?? '', 'no-store')
    answer.assertTextIncludes(note.number)
  })

  test('the model form reads as its pdf, and leads to withdrawing online', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/modelformulier-herroeping')
    page.assertStatus(200)
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    const said = asText(page.text())
    const pdf = await pdfText((await client.get('/modelformulier-herroeping.pdf')).body() as Buffer)
    for (const text of [
      ...[MODEL_FORM.title, MODEL_FORM.explanation, MODEL_FORM.statement],
      ...MODEL_FORM.fields.map((field) => field.text),
      ...[env.shop.name, env.shop.address, `${env.appUrl}/herroepen`],
    ]) {
      assert.include(said, text)
      assert.include(flat(pdf), flat(text))
    }
    page.assertTextIncludes(`href="${env.appUrl}/herroepen"`)
  })

  test('the test print has the samples of its pdf, in words too', async ({ client, assert }) => {
    const page = await client.get('/printproef')
    page.assertStatus(200)
    const said = asText(page.text())
    const pdf = flat(await pdfText((await client.get('/printproef.pdf')).body() as Buffer))
    const { size, colors, fineness } = TEST_PRINT
    for (const text of [size.heading, size.bar, colors.heading, colors.pictures, fineness.faint]) {
      assert.include(said, text)
      assert.include(pdf, text)
    }
    for (const label of ['Een balk van 10 cm', '6 punt: de sleutel ligt onder het boek.'])
      page.assertTextIncludes(`aria-label="${label}`)
    assert.include(said, '0,25 punt')
    assert.match(page.text(), /<svg[^>]*width="11cm"/)
  })
})
