import { test } from '@japa/runner'
import { asPaper } from '#app/shop/invoices/invoice_paper'
import { ublInvoice } from '#app/shop/bookkeeping/ubl_invoice'
import { eInvoice, type EInvoice } from '#domain/shop/bookkeeping/e_invoice'
import { brokenRules, rulesOf } from '#tests/helpers/shop/en16931'
import { vatIn } from '#domain/shop/invoices/vat'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import { present } from '#tests/helpers/present'

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

/** Whole numbers below a limit that are the same in every run. */
function drawn(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

const INVOICE = { number: '2026-00042', date: '2026-11-24' }

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
      forInvoice: INVOICE,
    },
  },
  {
    title: 'a deposit',
    fields: { lines: [{ description: 'Aanbetaling Spellenfabriek', count: 1, cents: 10_000 }] },
  },
  {
    title: 'the rest after a deposit and with a discount',
    fields: {
      lines: [
        { description: 'Spellenfabriek, per persoon', count: 24, cents: 36_000 },
        { description: 'Reiskosten', count: 76, cents: 3_040 },
        { description: 'Korting', count: 1, cents: -2_550 },
        { description: 'Aanbetaling, factuur 2026-00041', count: 1, cents: -10_000 },
      ],
      paidAt: '2026-11-24',
    },
  },
  {
    title: 'an invoice that takes the place of another one',
    fields: { replaces: INVOICE },
  },
  { title: 'one cent', fields: { lines: [{ description: 'Proef', count: 1, cents: 1 }] } },
]

/** For each rule a change of a good invoice that breaks it. */
const WRONG = [
  { rule: 'BR-01', from: /<cbc:CustomizationID>.*\n/, to: '' },
  { rule: 'BR-02', from: /<cbc:ID>2026-00042<\/cbc:ID>/, to: '' },
  { rule: 'BR-03', from: /<cbc:IssueDate>2026-11/, to: '<cbc:IssueDate>11' },
  { rule: 'BR-04', from: /TypeCode>380/, to: 'TypeCode>381' },
  { rule: 'BR-05', from: /CurrencyCode>EUR/, to: 'CurrencyCode>USD' },
  { rule: 'BR-06', from: /<cbc:RegistrationName>Het.*\n/, to: '' },
  { rule: 'BR-07', from: /<cbc:RegistrationName>Jansen.*\n/, to: '' },
  { rule: 'BR-08', from: /<cac:PostalAddress>[^]*?<\/cac:PostalAddress>/, to: '' },
  { rule: 'BR-09', from: /<cbc:IdentificationCode>NL/, to: '<cbc:IdentificationCode>' },
  {
    rule: 'BR-10',
    from: /(<\/cac:AccountingSupplierParty>[^]*?)<cac:PostalAddress>[^]*?<\/cac:PostalAddress>/,
    to: '$1',
  },
  {
    rule: 'BR-11',
    from: /(<\/cac:AccountingSupplierParty>[^]*?<cbc:IdentificationCode>)NL/,
    to: '$1BE',
  },
  { rule: 'BR-12', from: /<cbc:LineExtensionAmount.*\n/, to: '' },
  { rule: 'BR-13', from: /<cbc:TaxExclusiveAmount.*\n/, to: '' },
  { rule: 'BR-14', from: /<cbc:TaxInclusiveAmount.*\n/, to: '' },
  { rule: 'BR-15', from: /<cbc:PayableAmount.*\n/, to: '' },
  { rule: 'BR-16', from: /<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/, to: '' },
  { rule: 'BR-21', from: /(<cac:InvoiceLine>\s*<cbc:ID>)2</, to: '$11<' },
  { rule: 'BR-22', from: /<cbc:InvoicedQuantity.*\n/, to: '' },
  { rule: 'BR-23', from: /(<cbc:InvoicedQuantity) unitCode="C62"/, to: '$1' },
  { rule: 'BR-24', from: /(<cac:InvoiceLine>[^]*?)<cbc:LineExtensionAmount.*\n/, to: '$1' },
  { rule: 'BR-25', from: /(<cac:Item>\s*)<cbc:Name>.*\n/, to: '$1' },
  { rule: 'BR-26', from: /<cbc:PriceAmount.*\n/, to: '' },
  { rule: 'BR-27', from: /(<cbc:PriceAmount[^>]*>)/, to: '$1-' },
  { rule: 'BR-45', from: /<cbc:TaxableAmount.*\n/, to: '' },
  { rule: 'BR-46', from: /(<cac:TaxSubtotal>[^]*?)<cbc:TaxAmount.*\n/, to: '$1' },
  { rule: 'BR-47', from: /<cbc:ID>S<\/cbc:ID>/, to: '' },
  { rule: 'BR-48', from: /<cbc:Percent>.*\n/, to: '' },
  { rule: 'BR-55', from: /(<cac:InvoiceDocumentReference>\s*)<cbc:ID>.*\n/, to: '$1' },
  { rule: 'BR-62', from: / schemeID="EM"/, to: '' },
  { rule: 'BR-63', from: /( schemeID="EM"[^]*?) schemeID="EM"/, to: '$1' },
  { rule: 'BR-CO-04', from: /(<cac:ClassifiedTaxCategory>\s*)<cbc:ID>.*\n/, to: '$1' },
  { rule: 'BR-CO-09', from: /<cbc:CompanyID>NL/, to: '<cbc:CompanyID>' },
  { rule: 'BR-CO-10', from: /(<cbc:LineExtensionAmount[^>]*>)\d/, to: '$19' },
  { rule: 'BR-CO-13', from: /(<cbc:TaxExclusiveAmount[^>]*>)\d/, to: '$19' },
  { rule: 'BR-CO-14', from: /(<cbc:TaxAmount[^>]*>)\d/, to: '$19' },
  { rule: 'BR-CO-15', from: /(<cbc:TaxInclusiveAmount[^>]*>)\d/, to: '$19' },
  { rule: 'BR-CO-16', from: /(<cbc:PayableAmount[^>]*>)\d/, to: '$19' },
  { rule: 'BR-CO-17', from: /<cbc:Percent>21.00/, to: '<cbc:Percent>09.00' },
  { rule: 'BR-CO-18', from: /<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>/, to: '' },
  { rule: 'BR-CO-25', from: /<cbc:DueDate>.*\n/, to: '' },
  { rule: 'BR-CO-26', from: /<cbc:CompanyID>NL.*\n([^]*?)<cbc:CompanyID.*\n/, to: '$1' },
  { rule: 'BR-S-01', from: /<cbc:ID>S</, to: '<cbc:ID>E<' },
  { rule: 'BR-S-02', from: /<cbc:CompanyID>NL.*\n/, to: '' },
  { rule: 'BR-S-05', from: /<cbc:Percent>21.00/, to: '<cbc:Percent>0.00' },
  { rule: 'BR-S-08', from: /(<cbc:TaxableAmount[^>]*>)\d/, to: '$19' },
  { rule: 'BR-S-09 but for a cent', from: /<cbc:Percent>21.00/, to: '<cbc:Percent>20.99' },
  {
    rule: 'BR-S-10',
    from: /<cac:TaxCategory>/,
    to: '$&<cbc:TaxExemptionReason>Vrij</cbc:TaxExemptionReason>',
  },
  { rule: 'BR-DEC', from: /(<cbc:PayableAmount[^>]*>[\d.]+)/, to: '$11' },
  { rule: 'one currency', from: /currencyID="EUR"/, to: 'currencyID="USD"' },
  { rule: 'each rate once', from: /<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>/, to: '$&$&' },
  { rule: 'PEPPOL-EN16931-R120', from: /(<cbc:PriceAmount[^>]*>)\d/, to: '$19' },
  { rule: 'PEPPOL-EN16931-R121', from: /(<cbc:BaseQuantity[^>]*>)\d+/, to: '$10' },
]

test.group('An electronic invoice', () => {
  test('{title} keeps the rules of EN 16931')
    .with(CASES)
    .run(({ assert }, { fields }) => {
      const xml = ublInvoice(electronic(fields))
      assert.deepEqual(brokenRules(xml), [])
      assert.isFalse(xml.includes('>-0.00<'))
    })

  test('the rules hold whatever the lines, the amounts and the credit are', ({ assert }) => {
    const draw = drawn(16_931)
    for (let paper = 0; paper < 400; paper++) {
      const sign = paper % 3 === 0 ? -1 : 1
      const lines = Array.from({ length: 1 + draw(6) }, (_, index) => ({
        description: `Regel ${index + 1} & <meer>`,
        count: 1 + draw(60),
        cents: sign * (index === 0 ? 60_000 + draw(40_000) : draw(12_000) - 6_000),
      }))
      const credit = { kind: 'creditnota' as const, forInvoice: INVOICE, paidAt: '2026-11-24' }
      const xml = ublInvoice(electronic({ lines, ...(sign < 0 ? credit : {}) }))
      assert.deepEqual(brokenRules(xml), [], xml)
    }
  })

  test('a wrong invoice breaks its rule: {rule}')
    .with(WRONG)
    .run(({ assert }, { rule, from, to }) => {
      const good = ublInvoice(electronic({ replaces: INVOICE }))
      assert.match(good, from)
      assert.include(brokenRules(good.replace(from, to)), rule)
    })

  test('each rule that is checked has a wrong invoice that breaks it', ({ assert }) => {
    assert.sameMembers(
      WRONG.map(({ rule }) => rule),
      Object.keys(rulesOf(ublInvoice(electronic())))
    )
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
    const xml = ublInvoice(electronic(present(CASES[4], 'the credit note').fields))
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

  test('the VAT of an evening of € 60 to € 900 is at most a cent off what its rate gives', ({
    assert,
  }) => {
    const off = ({ netCents, vatCents, percentage }: EInvoice) =>
      Math.abs(vatCents - Math.round((netCents * percentage) / 100))
    const costing = (cents: number) =>
      electronic({ lines: [{ description: 'Avond', count: 1, cents }] })
    const everyCent = Array.from({ length: 84_001 }, (_, index) => off(costing(6_000 + index)))
    assert.equal(Math.max(...new Set(everyCent)), 1)
    assert.equal(Math.round(everyCent.length / everyCent.filter((cents) => cents > 0).length), 6)
    assert.include(costing(39_040), { vatCents: 6_776, netCents: 32_264 })
    assert.equal(Math.round(32_264 * 0.21), 6_775)
  })

  test('a discount has a quantity below zero, because no price may be', ({ assert }) => {
    const [, , discount] = electronic().lines
    assert.include(discount, { quantity: -1, baseQuantity: 1, netCents: -826, priceCents: 826 })
  })

  test('an open invoice without a last day says when to pay', ({ assert }) => {
    const { dueOn: _, ...rest } = evening()
    const made = eInvoice(rest)
    assert.isTrue(made.ok)
    assert.include(made.ok ? ublInvoice(made.value) : '', 'cac:PaymentTerms')
  })

  test('an address that cannot be read stands as it is in the line of the street', ({ assert }) => {
    const seller = { ...evening().seller, address: 'Postbus zonder meer' }
    assert.include(electronic({ seller }).seller, { street: 'Postbus zonder meer', city: null })
    const buyer = { address: 'Postbus 1, 3900 AA Veenendaal', postcode: null, city: null }
    assert.include(electronic({ buyer }).buyer, { postcode: '3900 AA', city: 'Veenendaal' })
  })

  test('a customer at home gets no electronic invoice, and a seller without a VAT number makes none', ({
    assert,
  }) => {
    const { attention: _, ...person } = evening().buyer
    const home = eInvoice({ ...evening(), buyer: person })
    assert.deepEqual(home, { ok: false, error: 'no_business' })
    assert.isTrue(eInvoice(evening()).ok)
    const kor = eInvoice(evening({ vat: null, seller: { ...evening().seller, vatId: null } }))
    assert.deepEqual(kor, { ok: false, error: 'no_vat_id' })
  })

  test('an invoice on account says where it is paid by bank, on paper and electronically', ({
    assert,
  }) => {
    const paper = evening()
    const seller = { ...paper.seller, iban: 'NL91ABNA0417164300' }
    const xml = ublInvoice(electronic({ seller }))
    assert.deepEqual(brokenRules(xml), [])
    assert.match(
      xml,
      /Delivery>\s*<cac:PaymentMeans>\s*<cbc:PaymentMeansCode>58<[^]*<cbc:PaymentID>2026-00042<[^]*<cbc:ID>NL91ABNA0417164300</
    )
    assert.include(
      asPaper({ ...paper, seller }).closing,
      'op NL91 ABNA 0417 1643 00 t.n.v. Het Kabinet van Raadsels, onder vermelding van 2026-00042'
    )
    for (const one of [electronic(), electronic({ seller, paidAt: '2026-11-24' })])
      assert.notInclude(ublInvoice(one), 'PaymentMeans')
    assert.notInclude(asPaper(paper).closing, 'onder vermelding van')
  })
})
