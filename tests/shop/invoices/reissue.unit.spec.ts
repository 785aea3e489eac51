import { test } from '@japa/runner'
import { asPaper } from '#app/shop/invoices/invoice_paper'
import { asEuro } from '#domain/money'
import { eInvoice } from '#domain/shop/bookkeeping/e_invoice'
import { salesPerRate, sumRates } from '#domain/shop/bookkeeping/sales'
import { vatReturn } from '#domain/shop/bookkeeping/vat_return'
import { correctInvoice, isMandatory, judgeReissue } from '#domain/shop/invoices/reissue'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import { vatIn, vatInPart } from '#domain/shop/invoices/vat'

const BUYER = {
  ...{ name: 'Noor de Vreis', email: 'noor@example.nl' },
  ...{ address: 'Dorpsstraat 12', postcode: '3911 AB', city: 'Rhenen' },
}
const CORRECTED = { ...BUYER, name: 'Noor de Vries' }

const invoice = (fields: Partial<InvoiceData> = {}): InvoiceData => ({
  ...{ kind: 'factuur', number: '2026-00007', date: '2026-11-21', orderNumber: 'EK-1' },
  ...{ orderedAt: '2026-11-20', paidAt: '2026-11-21' },
  seller: {
    ...{ name: 'Het Kabinet', address: 'Straat 1', email: 'winkel@example.nl', kvk: '12345678' },
    vatId: 'NL001234567B01',
  },
  buyer: BUYER,
  lines: [
    { description: 'Kunstroof', count: 1, cents: 1600 },
    { description: 'Korting', count: 1, cents: -100 },
  ],
  totalCents: 1500,
  vat: { percentage: 21, taxableCents: 1240, vatCents: 260 },
  forInvoice: null,
  ...fields,
})

const correct = (
  original: InvoiceData,
  fields: Partial<Parameters<typeof correctInvoice>[1]> = {}
) =>
  correctInvoice(original, {
    buyer: CORRECTED,
    numbers: { invoice: '2026-00009', creditNote: 'C2026-00002' },
    date: '2027-01-04',
    paidAt: original.paidAt,
    ...{ credited: [], creditedBefore: 0, voucherCents: 0 },
    ...fields,
  })

test.group('The need for a new invoice', () => {
  const question = { invoice: invoice(), creditedCents: 0, buyer: CORRECTED, erased: false }

  test('{title}')
    .with([
      { title: 'a corrected name asks for it', fields: {}, expected: ['name'] },
      {
        title: 'so do an address, and a business that is named',
        fields: { buyer: { ...BUYER, address: 'Dorpsstraat 21', attention: 'Noor' } },
        expected: ['attention', 'address'],
      },
      { title: 'not without an invoice', fields: { invoice: null }, expected: 'no_invoice' },
      {
        title: 'not when everything was credited',
        fields: { creditedCents: 1500 },
        expected: 'all_credited',
      },
      {
        title: 'not when the invoice says so already',
        fields: { buyer: { ...BUYER } },
        expected: 'nothing_changed',
      },
      {
        title: 'not for somebody who was forgotten',
        fields: { erased: true },
        expected: 'buyer_erased',
      },
    ])
    .run(({ assert }, { fields, expected }) => {
      const judged = judgeReissue({ ...question, ...fields })
      assert.deepEqual(judged.ok ? judged.value.changed : judged.error.type, expected)
    })

  test('an address for mail alone is not needed on an invoice', ({ assert }) => {
    assert.isFalse(isMandatory(['email']))
    assert.isTrue(isMandatory(['email', 'city']))
  })
})

test.group('The two papers of a correction', () => {
  test('the credit note names the customer who was printed, the invoice the one it should have been', ({
    assert,
  }) => {
    const { creditNote, invoice: made } = correct(invoice())
    assert.deepEqual([creditNote.buyer, made.buyer], [BUYER, CORRECTED])
    assert.deepEqual(creditNote.forInvoice, { number: '2026-00007', date: '2026-11-21' })
    assert.deepEqual(made.replaces, { number: '2026-00007', date: '2026-11-21' })
    assert.equal(creditNote.replacedBy, '2026-00009')
    assert.deepEqual([made.seller, made.lines], [invoice().seller, invoice().lines])
    const words = asPaper(creditNote).closing
    assert.include(words, 'Factuur 2026-00007 is hiermee vervallen')
    assert.include(words, '2026-00009')
    assert.deepInclude(asPaper(made).references, [
      'Vervangt factuur',
      '2026-00007 van 21 november 2026',
    ])
  })

  test('only the rest moves when a part was refunded, and the VAT adds up to the cent: {cents}')
    .with(
      [1, 333, 334, 750, 1167, 1499].map((cents) => ({
        cents,
      }))
    )
    .run(({ assert }, { cents }) => {
      const vatCents = vatInPart(0, cents, 'btw')
      const papers = correct(invoice(), { credited: [{ number: 'C2026-00001', cents }] })
      const { creditNote, invoice: made } = papers
      assert.equal(made.totalCents, 1500 - cents)
      assert.equal(made.vat?.vatCents, vatIn(1500, 'btw') - vatCents)
      for (const paper of [creditNote, made])
        assert.equal(
          paper.lines.reduce((sum, line) => sum + line.cents, 0),
          paper.totalCents
        )

      /** Corrected once more after another refund, and refunded whole after that. */
      const next = correct(made, {
        credited: [{ number: 'C2026-00003', cents: 1 }],
        creditedBefore: cents,
      })
      if (cents === 1499) return
      const rest = next.invoice
      assert.equal(rest.vat?.vatCents, vatInPart(cents + 1, 1500 - cents - 1, 'btw'))
    })

  test('sales, boxes and totals stay what they were, with VAT and without', ({ assert }) => {
    for (const original of [invoice(), invoice({ vat: null })]) {
      const { creditNote, invoice: made } = correct(original)
      const before = salesPerRate([original])
      const after = salesPerRate([original, creditNote, made])
      assert.deepEqual(vatReturn(after), vatReturn(before))
      const { net } = sumRates(after)
      assert.deepEqual(
        [net.inclCents, net.vatCents],
        [original.totalCents, original.vat?.vatCents ?? 0]
      )
      assert.equal(made.vat === null, original.vat === null)
    }
  })

  test('the part that a voucher paid moves from the old invoice to the new one', ({ assert }) => {
    const { creditNote, invoice: made } = correct(invoice({ voucherCents: 1500 }), {
      voucherCents: 500,
    })
    assert.deepEqual([creditNote.voucherCents, made.voucherCents], [-500, 500])
    assert.deepEqual(
      asPaper(made)
        .totals.slice(-2)
        .map(({ amount }) => amount),
      [asEuro(500), asEuro(1000)]
    )
    assert.lengthOf(asPaper(creditNote).totals, 3)
  })

  test('a customer on account pays the new invoice only, by the day of the first', ({ assert }) => {
    const { creditNote, invoice: made } = correct(invoice({ paidAt: null, dueOn: '2026-12-05' }))
    assert.include(asPaper(creditNote).closing, 'Betaal alleen de nieuwe factuur')
    assert.include(asPaper(made).closing, 'uiterlijk op 5 december 2026')
  })

  test('the electronic invoice of a business names the invoice before it', ({ assert }) => {
    const buyer = { ...CORRECTED, name: 'Bakkerij De Vries', attention: 'Noor' }
    const { invoice: made } = correct(invoice(), { buyer })
    const electronic = eInvoice(made)
    assert.deepEqual(electronic.ok && electronic.value.corrects, {
      number: '2026-00007',
      date: '2026-11-21',
    })
  })
})
