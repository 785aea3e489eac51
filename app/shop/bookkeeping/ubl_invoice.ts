import { toXml, type XmlPart } from '#app/core/exports/xml'
import type { EInvoice, ELine, EParty } from '#domain/shop/bookkeeping/e_invoice'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'

/** The core of EN 16931, without the additions of a country or a network. */
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017'

/** What the two kinds of documents call their parts; 380 and 381 are of UNTDID 1001. */
const KINDS = {
  factuur: { root: 'Invoice', code: '380', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  creditnota: {
    ...{ root: 'CreditNote', code: '381', line: 'CreditNoteLine', quantity: 'CreditedQuantity' },
  },
} as const

/** The register of the chamber of commerce in the list of ISO 6523. */
const KVK_SCHEME = '0106'
/** An address for mail in the list of electronic addresses of EN 16931. */
const EMAIL_SCHEME = 'EM'

/** An electronic invoice or credit note as UBL 2.1, in the order that its schema asks for. */
export function ublInvoice(invoice: EInvoice): string {
  const { kind, number, date, dueOn, orderNumber, corrects, performedOn } = invoice
  const { root, code } = KINDS[kind]
  return toXml([
    root,
    [
      cbc('CustomizationID', CUSTOMIZATION),
      cbc('ID', number),
      cbc('IssueDate', date),
      kind === 'factuur' && dueOn !== null ? cbc('DueDate', dueOn) : null,
      cbc(`${root}TypeCode`, code),
      cbc('DocumentCurrencyCode', 'EUR'),
      cac('OrderReference', [cbc('ID', orderNumber)]),
      corrects && billingReference(corrects),
      sellerParty(invoice.seller),
      buyerParty(invoice.buyer),
      performedOn === null ? null : cac('Delivery', [cbc('ActualDeliveryDate', performedOn)]),
      paymentMeans(invoice),
      terms(invoice),
      vatTotal(invoice),
      totals(invoice),
      ...invoice.lines.map((line, index) => invoiceLine(invoice, line, index + 1)),
    ],
    {
      'xmlns': `${UBL}:${root}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    },
  ])
}

const cbc = (name: string, text: string, attributes?: Record<string, string>): XmlPart => [
  ...([`cbc:${name}`, text] as const),
  attributes,
]
const cac = (name: string, content: readonly (XmlPart | null)[]): XmlPart => [
  `cac:${name}`,
  content,
]

/** Amounts have two decimals and never a minus sign before zero. */
const euros = (cents: number) => (cents / 100).toFixed(2)
const amount = (name: string, cents: number) => cbc(name, euros(cents), { currencyID: 'EUR' })

const billingReference = ({ number, date }: NonNullable<EInvoice['corrects']>) =>
  cac('BillingReference', [
    cac('InvoiceDocumentReference', [cbc('ID', number), cbc('IssueDate', date)]),
  ])

/** The address at which it arrives when it is sent electronically. */
const endpoint = ({ email }: EParty) => cbc('EndpointID', email, { schemeID: EMAIL_SCHEME })

/** Everything is sold from and to the Netherlands. */
const address = ({ street, city, postcode }: EParty) =>
  cac('PostalAddress', [
    street === null ? null : cbc('StreetName', street),
    city === null ? null : cbc('CityName', city),
    postcode === null ? null : cbc('PostalZone', postcode),
    cac('Country', [cbc('IdentificationCode', 'NL')]),
  ])

const VAT_SCHEME = cac('TaxScheme', [cbc('ID', 'VAT')])

const sellerParty = (seller: EInvoice['seller']) =>
  cac('AccountingSupplierParty', [
    cac('Party', [
      endpoint(seller),
      cac('PartyName', [cbc('Name', seller.name)]),
      address(seller),
      cac('PartyTaxScheme', [cbc('CompanyID', digitsOf(seller.vatId)), VAT_SCHEME]),
      cac('PartyLegalEntity', [
        cbc('RegistrationName', seller.name),
        seller.kvk === '' ? null : cbc('CompanyID', digitsOf(seller.kvk), { schemeID: KVK_SCHEME }),
      ]),
      cac('Contact', [cbc('ElectronicMail', seller.email)]),
    ]),
  ])

const buyerParty = (buyer: EInvoice['buyer']) =>
  cac('AccountingCustomerParty', [
    cac('Party', [
      endpoint(buyer),
      cac('PartyName', [cbc('Name', buyer.name)]),
      address(buyer),
      cac('PartyLegalEntity', [cbc('RegistrationName', buyer.name)]),
      cac('Contact', [cbc('Name', buyer.contact), cbc('ElectronicMail', buyer.email)]),
    ]),
  ])

/** A number without what somebody wrote behind it, such as '(voorbeeld)'. */
const digitsOf = (number: string) => number.trim().split(/\s/)[0] ?? ''

/** SEPA credit transfer in the list of UNTDID 4461. */
const BY_BANK = '58'

/** Where what is still due is paid by bank. */
function paymentMeans({ kind, dueCents, number, seller }: EInvoice): XmlPart | null {
  if (kind !== 'factuur' || dueCents <= 0 || seller.iban === null) return null
  return cac('PaymentMeans', [
    cbc('PaymentMeansCode', BY_BANK),
    cbc('PaymentID', number),
    cac('PayeeFinancialAccount', [cbc('ID', seller.iban), cbc('Name', seller.name)]),
  ])
}

/** What is still due needs a last day or a sentence about it (BR-CO-25). */
function terms({ dueCents, dueOn }: EInvoice): XmlPart | null {
  if (dueCents <= 0 || dueOn !== null) return null
  return cac('PaymentTerms', [cbc('Note', 'Te betalen na ontvangst van de factuur')])
}

const category = (name: string, percentage: number) =>
  cac(name, [cbc('ID', 'S'), cbc('Percent', percentage.toFixed(2)), VAT_SCHEME])

const vatTotal = ({ netCents, vatCents, percentage }: EInvoice) =>
  cac('TaxTotal', [
    amount('TaxAmount', vatCents),
    cac('TaxSubtotal', [
      amount('TaxableAmount', netCents),
      amount('TaxAmount', vatCents),
      category('TaxCategory', percentage),
    ]),
  ])

const totals = ({ netCents, totalCents, paidCents, dueCents }: EInvoice) =>
  cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', netCents),
    amount('TaxExclusiveAmount', netCents),
    amount('TaxInclusiveAmount', totalCents),
    amount('PrepaidAmount', paidCents),
    amount('PayableAmount', dueCents),
  ])

/** C62 is 'one' in the list of units of UN/ECE Recommendation 20. */
function invoiceLine({ kind, percentage }: EInvoice, line: ELine, number: number): XmlPart {
  const { description, quantity, baseQuantity, priceCents, netCents } = line
  const names = KINDS[kind]
  return cac(names.line, [
    cbc('ID', String(number)),
    cbc(names.quantity, String(quantity), { unitCode: 'C62' }),
    amount('LineExtensionAmount', netCents),
    cac('Item', [cbc('Name', description), category('ClassifiedTaxCategory', percentage)]),
    cac('Price', [
      amount('PriceAmount', priceCents),
      cbc('BaseQuantity', String(baseQuantity), { unitCode: 'C62' }),
    ]),
  ])
}
