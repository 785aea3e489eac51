import { PDFDocument } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import Order from '#models/shop/order'
import Invoice from '#models/shop/money/invoice'
import { invoicePdf } from '#app/shop/invoices/invoice_pdf'
import { stampedPages, stampPdf } from '#app/shop/booklets/stamp_pdf'
import type { Simulator } from '#simulator/server'
import { loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { placeOrder, withSimulator, cleanUpSimulator } from '#tests/helpers/shop/shop_calls'

const NAMES = [
  'Świętosława Żółć',
  'Σωκράτης Παπαδόπουλος',
  'Наталья Щукина',
  '张伟',
  'محمد عبد الله',
  'Bo 🦊 👨‍👩‍👧',
  'g\u0303e\u0301',
]

/** Characters that a shop may have stored before its input was cleaned. */
const POISON = ['\u00ad', '\u200b', '\u202e', '\u0301']

test.group('Paper with odd names', (group) => {
  let simulator: Simulator

  group.each.setup(async () => {
    await emptyShop()
    simulator = await withSimulator()
    return () => cleanUpSimulator(simulator)
  })

  test('every parcel of a batch is printed, whatever its name is', async ({ client, assert }) => {
    for (const name of NAMES) {
      const { payment } = await placeOrder(client, simulator, 'binky', { naam: name })
      await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    }
    for (const name of POISON) {
      const { payment } = await placeOrder(client, simulator)
      await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
      const order = await Order.query().orderBy('id', 'desc').firstOrFail()
      await order.merge({ name, address: name }).save()
    }
    const orders = await Order.all()
    const ids = orders.map(({ id }) => id).join('-')
    const browser = await loggedIn(client)
    for (const kind of ['labels', 'pakbonnen']) {
      const response = await browser.open(`/dashboard/verzenden/${kind}?ids=${ids}`)
      response.assertStatus(200)
      const text = await pdfText(response.body() as Buffer)
      for (const name of NAMES.slice(0, 4)) assert.include(text, name, kind)
      if (kind === 'labels') assert.notInclude(text, '?')
    }
    for (const invoice of await Invoice.all())
      assert.include(await pdfText((await invoicePdf(invoice)).content), invoice.number)
  }).timeout(60_000)

  test('a booklet is stamped with any name', async ({ client, assert }) => {
    const browser = await loggedIn(client)
    const { payment } = await placeOrder(client, simulator)
    await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
    const { id } = await Order.firstOrFail()
    const printed = await browser.open(`/dashboard/verzenden/pakbonnen?ids=${id}`)
    const booklet = await PDFDocument.load(printed.body() as Buffer)
    booklet.setKeywords([stampedPages.written([1])])
    const sheet = await booklet.save()
    for (const name of [...NAMES.slice(0, 4), ...POISON]) {
      const stamped = Buffer.from(await stampPdf(sheet, `voor ${name} alleen`))
      assert.match(await pdfText(stamped), /voor .*alleen/)
    }
  })
})
