import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { createCreditNote, createInvoice } from '#app/shop/invoices/create_invoice'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import { type Browser, loggedIn } from '#tests/helpers/browser'
import { emptyShop } from '#tests/helpers/database'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { pageProps } from '#tests/helpers/page_props'
import { headerOf, present } from '#tests/helpers/present'
import * as dossier from '#tests/helpers/shop/stored_records'

const LIST = '/dashboard/boekhouding/facturen'
const AT = DateTime.fromISO('2026-05-04T12:00:00Z')

type Row = { number: string; kind: string; orderNumber: string; hasEInvoice: boolean }
type Shown = { papers: Row[]; count: number; pages: number }

async function invoiced(name: string, number: string, at = AT) {
  const order = await dossier.orderOf(at)
  await order.merge({ name, number }).save()
  await Payment.query()
    .where('order_id', order.id)
    .update({ providerId: `tr_${number.slice(3)}x` })
  const paper = await inTransaction((trx) => createInvoice(trx, order, at))
  return { order, paper: present(paper, 'the invoice') }
}

async function credited(order: Order) {
  const refund = await dossier.refundOf(order, AT, 500)
  await refund.merge({ providerId: 're_Terug5' }).save()
  const note = await inTransaction((trx) => createCreditNote(trx, order.id, refund, AT))
  return present(note, 'the credit note')
}

const found = async (browser: Browser, query: Record<string, string>) => {
  const page = await browser.open(`${LIST}?${new URLSearchParams(query)}`)
  page.assertStatus(200)
  return pageProps<Shown>(page).papers.map(({ number }) => number)
}

test.group('Looking for an invoice', (group) => {
  group.each.setup(() => emptyShop())

  test('the owner finds a paper by {search}')
    .with(
      [
        ...['2026-00001', '202600001', '00001', 'EK-ABCD2345', 'ekabcd2345', 'abcd'],
        ...['De Vries', 'vries noor', 'tr_ABCD2345x', 'TR_abcd', 'noor@example.nl'],
      ].map((search) => ({ search }))
    )
    .run(async ({ client, assert }, { search }) => {
      const { paper } = await invoiced('Noor de Vries', 'EK-ABCD2345')
      await invoiced('Tim Bakker', 'EK-WXYZ6789')
      const numbers = await found(await loggedIn(client), { zoek: search })
      assert.include(numbers, paper.number)
      if (!['00001', 'noor@example.nl'].includes(search)) assert.lengthOf(numbers, 1)
    })

  test('a credit note is found by its own number, that of its invoice, and its refund', async ({
    client,
    assert,
  }) => {
    const { order, paper } = await invoiced('Noor de Vries', 'EK-ABCD2345')
    const note = await credited(order)
    const browser = await loggedIn(client)
    assert.deepEqual(await found(browser, { zoek: note.number }), [note.number])
    assert.deepEqual(await found(browser, { zoek: 're_terug5' }), [note.number])
    assert.sameMembers(await found(browser, { zoek: paper.number }), [paper.number, note.number])
    assert.deepEqual(await found(browser, { soort: 'creditnota' }), [note.number])
  })

  test('a text that nobody has is found nowhere, also when it looks like a pattern: {$self}')
    .with(['%', '%%%', 'E_', 'EK-ABCD234_', '-', "' or 1=1 --"])
    .run(async ({ client, assert }, search) => {
      await invoiced('Noor de Vries', 'EK-ABCD2345')
      assert.deepEqual(await found(await loggedIn(client), { zoek: search }), [])
    })

  test('the newest paper comes first, a page at a time, and a period narrows the list', async ({
    client,
    assert,
  }) => {
    for (let index = 0; index < 27; index++)
      await invoiced('Noor', `EK-N${index + 10}`, AT.plus({ days: index * 5 }))
    const browser = await loggedIn(client)
    const first = pageProps<Shown>(await browser.open(LIST))
    assert.equal(first.count, 27)
    assert.equal(first.pages, 2)
    assert.equal(present(first.papers[0], 'the newest').number, '2026-00027')
    assert.lengthOf(await found(browser, { bladzijde: '2' }), 2)
    assert.lengthOf(await found(browser, { periode: '2026-05' }), 6)
  })

  test('the paper can be fetched, and the csv is safe to open', async ({ client, assert }) => {
    const { paper } = await invoiced('=HYPERLINK("x")', 'EK-ABCD2345')
    const browser = await loggedIn(client)
    const pdf = await browser.open(`${LIST}/${paper.number}/pdf`)
    pdf.assertStatus(200)
    assert.include(await pdfText(pdf.body() as Buffer), paper.number)
    const csv = await browser.open(`${LIST}/csv?zoek=EK-ABCD2345`)
    assert.include(csv.text(), `"'=HYPERLINK(""x"")"`)
    assert.include(csv.text(), '14,46;3,04;17,50')
    assert.include(headerOf(csv, 'content-disposition'), 'facturen-')
    ;(await browser.open(`${LIST}/2026-09999/pdf`)).assertStatus(404)
  })

  test('a credit note is below zero in the csv, and no formula', async ({ client, assert }) => {
    const { order } = await invoiced('Noor', 'EK-ABCD2345')
    await credited(order)
    const csv = await (await loggedIn(client)).open(`${LIST}/csv?soort=creditnota`)
    assert.include(csv.text(), ';-4,13;-0,87;-5,00;')
  })

  test('the invoice of a business has an electronic one, that of a customer at home or under the small-business scheme has none', async ({
    client,
    assert,
  }) => {
    const { paper } = await invoiced('Jansen bv', 'EK-ABCD2345')
    const { paper: exempt } = await invoiced('Jansen bv', 'EK-KRKR2345')
    const { paper: home } = await invoiced('Tim', 'EK-WXYZ6789')
    const { content } = paper
    const buyer = { ...content.buyer, attention: 'Noor de Vries' }
    await paper.merge({ data: JSON.stringify({ ...content, buyer }) }).save()
    const data = JSON.stringify({ ...exempt.content, buyer, vat: null })
    await exempt.merge({ data }).save()
    const browser = await loggedIn(client)
    const rows = pageProps<Shown>(await browser.open(LIST)).papers
    assert.deepEqual(
      rows.map(({ number, hasEInvoice }) => [number, hasEInvoice]),
      [
        [home.number, false],
        [exempt.number, false],
        [paper.number, true],
      ]
    )
    const ubl = await browser.open(`${LIST}/${paper.number}/ubl`)
    ubl.assertStatus(200)
    assert.include(headerOf(ubl, 'content-type'), 'application/xml')
    assert.include(ubl.text(), '<cbc:TaxInclusiveAmount currencyID="EUR">17.50<')
    for (const { number } of [home, exempt])
      (await browser.open(`${LIST}/${number}/ubl`)).assertStatus(404)
  })
})
