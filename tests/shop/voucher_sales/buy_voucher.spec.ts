import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import { loadFigures } from '#app/shop/figures/load_figures'
import { checkShop } from '#app/shop/payments/check_shop'
import { readableVoucherCode } from '#domain/shop/vouchers/voucher_code'
import Delivery from '#models/shop/delivery'
import Invoice from '#models/shop/money/invoice'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'
import Voucher from '#models/shop/money/voucher'
import { Browser } from '#tests/helpers/browser'
import { drainQueue } from '#tests/helpers/core/drain_queue'
import { wordsMissing } from '#tests/helpers/core/html_text'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { emptyShop } from '#tests/helpers/database'
import { pageProps } from '#tests/helpers/page_props'
import { firstOf, onlyOf, present } from '#tests/helpers/present'
import { cleanUpSimulator, CUSTOMER, post, withSimulator } from '#tests/helpers/shop/shop_calls'
import { Mailbox, textOf } from '#tests/helpers/shop/test_mailbox'
import { codeOfVoucher } from '#tests/helpers/shop/vouchers'
import type { Simulator } from '#simulator/server'

const BUY = '/api/cadeaubon/bestellen'
const RECEIVER = 'sofie@example.nl'
const BY_MAIL = {
  ...{ bedrag: 25, naam: CUSTOMER.naam, email: CUSTOMER.email, wijze: 'email' },
  ...{ voor: 'Sofie', ontvanger: RECEIVER, bericht: 'Gefeliciteerd!\nVeel plezier.' },
}

test.group('Buying a voucher', (group) => {
  let simulator: Simulator
  let mailbox: Mailbox

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    mailbox = await new Mailbox().open()
    return async () => {
      await mailbox.close()
      await cleanUpSimulator(simulator)
    }
  })

  const pay = async () => {
    const { id } = firstOf(simulator.control.payments())
    await simulator.control.decide(id, 'paid', { webhook: 'direct' })
    return id
  }

  const bought = async (client: ApiClient, fields: object = {}) => {
    const placed = await post(client, BUY, { ...BY_MAIL, ...fields })
    placed.assertStatus(200)
    const payment = await pay()
    return { payment, order: await Order.query().orderBy('id', 'desc').firstOrFail() }
  }

  test('an address at gmial.com is asked about once, of the buyer and of the receiver', async ({
    client,
    assert,
  }) => {
    const typed = { ...BY_MAIL, email: 'noor@gmial.com', ontvanger: 'sofie@hotmial.com' }
    const doubted = await post(client, BUY, { ...typed, vragen: true })
    doubted.assertStatus(422)
    const { errors, gevraagd: asked } = doubted.body() as { errors: object; gevraagd: boolean }
    assert.sameMembers(Object.keys(errors), ['email', 'ontvanger'])
    assert.isTrue(asked)
    assert.lengthOf(await Order.all(), 0)
    ;(await post(client, BUY, { ...typed, vragen: false })).assertStatus(200)
    const himself = { ...BY_MAIL, wijze: 'zelf', ontvanger: 'sofie@hotmial.com', vragen: true }
    ;(await post(client, BUY, himself)).assertStatus(200)
  })

  test('the page that sells vouchers is found from the shop and by search engines', async ({
    client,
    assert,
  }) => {
    const visitor = new Browser(client)
    const page = await visitor.open('/cadeaubon')
    page.assertStatus(200)
    assert.include(page.text(), 'met betalingsverplichting')
    assert.include((await visitor.open('/')).text(), 'href="/cadeaubon"')
    assert.include((await client.get('/sitemap.xml')).text(), '/cadeaubon</loc>')
  })

  test('a buyer has no voucher before the money, and exactly one after it, however often that is told', async ({
    client,
    assert,
  }) => {
    const placed = await post(client, BUY, BY_MAIL)
    placed.assertStatus(200)
    assert.equal(firstOf(simulator.control.payments()).cents, 2500)
    assert.lengthOf(await Voucher.all(), 0)
    const { id } = firstOf(simulator.control.payments())
    await simulator.control.decide(id, 'paid', { webhook: 'never' })
    const told = await Promise.all(
      Array.from({ length: 8 }, () => client.post('/api/betalingen/webhook').form({ id }))
    )
    for (const reply of told) reply.assertStatus(200)

    const voucher = onlyOf(await Voucher.all())
    assert.include(voucher.serialize(), { amountCents: 2500, balanceCents: 2500, email: RECEIVER })
    assert.lengthOf(await Delivery.all(), 1)
    assert.lengthOf(await Mail.query().where('kind', 'cadeaubon'), 1)
    assert.lengthOf(await Mail.query().where('kind', 'levering'), 1)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('the receiver gets the code with the message, and the buyer a receipt without it', async ({
    client,
    assert,
  }) => {
    const { order } = await bought(client)
    await drainQueue()
    const voucher = await Voucher.firstOrFail()
    const [gift] = mailbox.to(RECEIVER)
    const text = textOf(present(gift, 'the mail of the receiver'))
    assert.include(text, 'Noor de Vries geeft je een cadeaubon.')
    assert.include(text, '> Gefeliciteerd!')
    assert.include(text, readableVoucherCode(codeOfVoucher(voucher)))

    const receipt = onlyOf(mailbox.to(CUSTOMER.email))
    assert.equal(receipt.subject, `Cadeaubon: je bestelling ${order.number}`)
    assert.notInclude(textOf(receipt), readableVoucherCode(codeOfVoucher(voucher)))
    assert.include(textOf(receipt), 'zolang er niets mee is betaald')
    assert.deepEqual(
      receipt.attachments.map(({ filename }) => filename),
      ['modelformulier-herroeping.pdf']
    )
    assert.lengthOf(await Invoice.all(), 0, 'the VAT is due when it is used')
  })

  test('a giver who gives it by hand gets the code and a card, on the page of the order too', async ({
    client,
    assert,
  }) => {
    const { order } = await bought(client, { wijze: 'zelf', ontvanger: undefined })
    await drainQueue()
    const code = readableVoucherCode(codeOfVoucher(await Voucher.firstOrFail()))
    const mail = onlyOf(mailbox.to(CUSTOMER.email))
    assert.include(textOf(mail), code)
    assert.sameMembers(
      mail.attachments.map(({ filename }) => filename),
      ['cadeaubon.pdf', 'modelformulier-herroeping.pdf']
    )
    const visitor = new Browser(client)
    const page = await visitor.open(`/bestelling/${order.token}`)
    const shown = pageProps<{
      order: {
        soldVoucher: { amount: string; cardUrl: string; cardPageUrl: string }
        invoicePath: string | null
      }
    }>(page).order
    assert.include(shown.soldVoucher, { recipient: 'Sofie', email: null } as object)
    assert.isNull(shown.invoicePath)
    assert.notInclude(page.text(), code)
    const card = await visitor.open(shown.soldVoucher.cardUrl)
    card.assertStatus(200)
    assert.include(card.header('content-disposition'), 'cadeaubon')
    const [onPaper] = mail.attachments.filter(({ filename }) => filename === 'cadeaubon.pdf')
    const text = await pdfText(present(onPaper, 'the card').content)
    assert.include(text, code)

    const read = await visitor.open(shown.soldVoucher.cardPageUrl)
    read.assertStatus(200)
    read.assertHeader('content-type', 'text/html; charset=utf-8')
    read.assertHeader('cache-control', 'no-store')
    read.assertHeader('x-robots-tag', 'noindex, nofollow')
    assert.deepEqual(wordsMissing(read.text(), text), [])
    assert.include(read.text(), `href="${shown.soldVoucher.cardUrl}"`)
  })

  test('a bought voucher pays for a game, and only that game counts as a sale', async ({
    client,
    assert,
  }) => {
    await bought(client)
    const code = codeOfVoucher(await Voucher.firstOrFail())
    const game = await post(client, '/api/binky/bestellen', { ...CUSTOMER, cadeaubon: code })
    game.assertStatus(200)
    assert.equal((await Voucher.firstOrFail()).balanceCents, 1000)
    assert.equal((await Invoice.firstOrFail()).amountCents, 1500)
    const { total } = await loadFigures({ weeks: 13, game: null }, new Date())
    assert.equal(total.revenueCents, 1500)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a double tap makes one order, and an unpaid order makes no voucher', async ({
    client,
    assert,
  }) => {
    const tap = () => post(client, BUY, { ...BY_MAIL, aanvraagsleutel: 'een-druk-op-de-knop' })
    for (const reply of await Promise.all([tap(), tap(), tap()])) reply.assertStatus(200)
    assert.lengthOf(await Order.all(), 1)
    assert.lengthOf(await SoldVoucher.all(), 1)
    const { id } = firstOf(simulator.control.payments())
    await simulator.control.decide(id, 'failed', { webhook: 'direct' })
    assert.equal((await Order.firstOrFail()).status, 'mislukt')
    assert.lengthOf(await Voucher.all(), 0)
    const { token } = await Order.firstOrFail()
    for (const card of ['cadeaubon', 'cadeaubon/webpagina'])
      (await client.get(`/bestelling/${token}/${card}`)).assertStatus(404)
    assert.deepEqual(await checkShop(DateTime.utc()), [])
  })

  test('a voucher of € {amount} can be bought')
    .with([{ amount: 5 }, { amount: 250 }])
    .run(async ({ client, assert }, { amount }) => {
      await bought(client, { bedrag: amount })
      assert.equal((await Voucher.firstOrFail()).balanceCents, amount * 100)
    })

  test('an order of a voucher is refused under {field}: {why}')
    .with([
      { why: 'too little', field: 'bedrag', data: { bedrag: 4 } },
      { why: 'too much', field: 'bedrag', data: { bedrag: 251 } },
      { why: 'cents', field: 'bedrag', data: { bedrag: 12.5 } },
      { why: 'text', field: 'bedrag', data: { bedrag: '25' } },
      { why: 'nothing', field: 'bedrag', data: { bedrag: null } },
      { why: 'no name', field: 'naam', data: { naam: ' ' } },
      { why: 'no receiver', field: 'ontvanger', data: { ontvanger: undefined } },
      { why: 'no address', field: 'ontvanger', data: { ontvanger: 'sofie' } },
      { why: 'a link', field: 'bericht', data: { bericht: 'Kijk op www.example.nl' } },
      { why: 'a link as name', field: 'voor', data: { voor: 'www.example.nl' } },
      { why: 'another way', field: 'wijze', data: { wijze: 'post' } },
    ])
    .run(async ({ client, assert }, { field, data }) => {
      const refused = await post(client, BUY, { ...BY_MAIL, ...data })
      refused.assertStatus(422)
      const { errors } = refused.body() as { errors: Record<string, string[]> }
      assert.deepEqual(Object.keys(errors), [field])
      assert.match(firstOf(present(errors[field], field)), /^[A-ZÉ].*\.$/)
      assert.lengthOf(await Order.all(), 0)
    })

  test('a person who asks gets the filled-in fields, and one who wants to be forgotten takes them along', async ({
    client,
    assert,
  }) => {
    await bought(client)
    const file = JSON.stringify(await exportPersonalData(CUSTOMER.email, DateTime.utc()))
    assert.include(file, 'Veel plezier.')
    await erasePersonalData(RECEIVER, DateTime.utc())
    const sale = await SoldVoucher.firstOrFail()
    assert.include(sale.serialize(), { recipient: null, email: null, message: null })
    assert.equal((await Voucher.firstOrFail()).balanceCents, 2500, 'who has the code can pay')
  })
})
