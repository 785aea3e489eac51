import { test } from '@japa/runner'
import { ublInvoice } from '#app/shop/bookkeeping/ubl_invoice'
import { eInvoice, isBusinessInvoice } from '#domain/shop/bookkeeping/e_invoice'
import { vatIn } from '#domain/shop/invoices/vat'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import { onlyOf, present } from '#tests/helpers/present'

type Fields = Partial<Omit<InvoiceData, 'buyer'>> & { buyer?: Partial<InvoiceData['buyer']> }

/** The frozen invoice of an evening for a business, on account. */
function evening(fields: Fields = {}): InvoiceData {
  const lines = fields.lines ?? [
    { description: 'Spellenfabriek, 24 spelers', count: 24, cents: 36_000 },
    { description: 'Reiskosten, 84 km', count: 84, cents: 3_360 },
    { description: 'Korting', count: 1, cents: -1_000 },
  ]
  const totalCents = fields.totalCents ?? lines.reduce((sum, { cents }) => sum + cents, 0)
  const vatCents = Math.sign(totalCents) * vatIn(Math.abs(totalCents), 'btw')
  return {
    kind: 'factuur',
    number: '2026-00042',
    date: '2026-11-24',
    orderNumber: 'EK-ABCD2345',
    orderedAt: '2026-11-01',
    dueOn: '2026-12-08',
    performedOn: '2026-11-20',
    seller: {
      name: 'Het Kabinet van Raadsels',
      address: 'Raadselstraat 12, 1234 AB Puzzelwijk',
      email: 'winkel@example.nl',
      kvk: '12345678 (voorbeeld)',
      vatId: 'NL001234567B01 (voorbeeld)',
    },
    lines,
    totalCents,
    vat: { percentage: 21, taxableCents: totalCents - vatCents, vatCents },
    forInvoice: null,
    ...fields,
    buyer: {
      ...{ name: 'Jansen & Zonen <bv>', attention: 'Łukasz Şahin', email: 'inkoop@example.nl' },
      ...{ address: 'Marktplein 3', postcode: '3911 AB', city: 'Rhenen' },
      ...fields.buyer,
    },
    paidAt: fields.paidAt ?? null,
  }
}

const electronic = (fields: Fields = {}) => {
  const made = eInvoice(evening(fields))
  return present(made.ok ? made.value : null, 'an electronic invoice')
}

/** The texts of all elements with a name. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)</cbc:${name}>`, 'g'))].map(
    ([, text = '']) => text
  )
const cents = (text: string) => Math.round(Number(text) * 100)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const CASES = [
  { title: 'an invoice on account', fields: {} },
  { title: 'an invoice that is paid', fields: { paidAt: '2026-11-24' } },
  { title: 'one line', fields: { lines: [{ description: 'Avond', count: 1, cents: 6_000 }] } },
  {
    title: 'lines whose thirds of cents do not fit',
    fields: {
      lines: Array.from({ length: 7 }, () => ({ description: 'Deel', count: 3, cents: 1_001 })),
    },
  },
  {
    title: 'a credit note',
    fields: {
      ...{ kind: 'creditnota' as const, number: 'C2026-00007', paidAt: '2026-11-24' },
      lines: [{ description: 'Terugbetaling avond', count: 1, cents: -5_000 }],
      forInvoice: { number: '2026-00042', date: '2026-11-24' },
    },
  },
]

test.group('An electronic invoice', () => {
  test('{title} keeps the sums of EN 16931')
    .with(CASES)
    .run(({ assert }, { fields }) => {
      const xml = ublInvoice(electronic(fields))
      const one = (name: string) => cents(onlyOf(texts(xml, name)))
      const [perLine, lines] = [
        texts(xml, 'LineExtensionAmount').map(cents),
        electronic(fields).lines,
      ]
      const net = present(perLine[0], 'the sum of the lines')
      assert.equal(net, sum(perLine.slice(1)), 'BR-CO-10')
      assert.equal(one('TaxExclusiveAmount'), net, 'BR-CO-13')
      const vat = texts(xml, 'TaxAmount').map(cents)
      assert.equal(vat[0], vat[1], 'BR-CO-14')
      assert.equal(one('TaxInclusiveAmount'), net + present(vat[0], 'the VAT'), 'BR-CO-15')
      assert.equal(
        one('PayableAmount'),
        one('TaxInclusiveAmount') - one('PrepaidAmount'),
        'BR-CO-16'
      )
      assert.isAtMost(Math.abs(present(vat[1], 'the VAT') - (net * 21) / 100), 100, 'BR-CO-17')
      assert.equal(one('TaxableAmount'), net, 'BR-S-8')
      for (const { priceCents, quantity, baseQuantity, netCents } of lines) {
        assert.isAtLeast(priceCents, 0, 'BR-27')
        assert.equal((priceCents * quantity) / baseQuantity, netCents, 'PEPPOL-EN16931-R120')
      }
      assert.isFalse(xml.includes('>-0.00<'))
    })

  test('an invoice names all that is mandatory', ({ assert }) => {
    const xml = ublInvoice(electronic())
    assert.deepEqual(texts(xml, 'CustomizationID'), ['urn:cen.eu:en16931:2017'])
    assert.equal(texts(xml, 'ID')[0], '2026-00042')
    assert.deepEqual(texts(xml, 'IssueDate'), ['2026-11-24'])
    assert.deepEqual(texts(xml, 'InvoiceTypeCode'), ['380'])
    assert.deepEqual(texts(xml, 'DocumentCurrencyCode'), ['EUR'])
    assert.deepEqual(texts(xml, 'DueDate'), ['2026-12-08'], 'BR-CO-25')
    assert.deepEqual(texts(xml, 'ActualDeliveryDate'), ['2026-11-20'])
    assert.deepEqual(texts(xml, 'IdentificationCode'), ['NL', 'NL'], 'BR-9 and BR-11')
    assert.deepEqual(texts(xml, 'RegistrationName'), [
      'Het Kabinet van Raadsels',
      'Jansen &amp; Zonen &lt;bv&gt;',
    ])
    assert.deepEqual(texts(xml, 'CompanyID'), ['NL001234567B01', '12345678'], 'BR-S-2')
    assert.include(xml, '<cbc:PostalZone>1234 AB</cbc:PostalZone>')
    assert.deepEqual(texts(xml, 'EndpointID'), ['winkel@example.nl', 'inkoop@example.nl'], 'BR-62')
    assert.include(xml, 'Łukasz Şahin')
    assert.isTrue(texts(xml, 'Percent').every((rate) => rate === '21.00'))
  })

  test('a credit note names the invoice that it corrects, with amounts above zero', ({
    assert,
  }) => {
    const xml = ublInvoice(electronic(present(CASES.at(-1), 'the credit note').fields))
    assert.include(
      xml,
      '<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"'
    )
    assert.deepEqual(texts(xml, 'CreditNoteTypeCode'), ['381'])
    assert.include(texts(xml, 'ID'), '2026-00042')
    assert.deepEqual(texts(xml, 'TaxInclusiveAmount'), ['50.00'])
    assert.deepEqual(texts(xml, 'PayableAmount'), ['0.00'])
    assert.lengthOf(texts(xml, 'DueDate'), 0)
  })

  test('a discount has a quantity below zero, because no price may be', ({ assert }) => {
    const [, , discount] = electronic().lines
    assert.include(discount, { quantity: -1, baseQuantity: 1, netCents: -826, priceCents: 826 })
  })

  test('what is open without a last day says when to pay', ({ assert }) => {
    const { dueOn: _, ...rest } = evening()
    const made = eInvoice(rest)
    assert.isTrue(made.ok)
    assert.include(made.ok ? ublInvoice(made.value) : '', 'cac:PaymentTerms')
  })

  test('an address that does not read as one is a street as it is', ({ assert }) => {
    const seller = { ...evening().seller, address: 'Postbus zonder meer' }
    assert.include(electronic({ seller }).seller, { street: 'Postbus zonder meer', city: null })
    const buyer = { address: 'Postbus 1, 3900 AA Veenendaal', postcode: null, city: null }
    assert.include(electronic({ buyer }).buyer, { postcode: '3900 AA', city: 'Veenendaal' })
  })

  test('somebody at home has none, and a seller without a VAT number makes none', ({ assert }) => {
    const { attention: _, ...person } = evening().buyer
    assert.isFalse(isBusinessInvoice({ ...evening(), buyer: person }))
    assert.isTrue(isBusinessInvoice(evening()))
    const kor = eInvoice(evening({ vat: null, seller: { ...evening().seller, vatId: null } }))
    assert.deepEqual(kor, { ok: false, error: 'no_vat_id' })
  })
})
