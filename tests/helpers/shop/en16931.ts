import { DOMParser, type Element } from '@xmldom/xmldom'
import { present } from '#tests/helpers/present'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const CAC = `${UBL}:CommonAggregateComponents-2`
const CBC = `${UBL}:CommonBasicComponents-2`

/**
 * EN 16931-1 has no tolerance: the VAT of a rate is the taxable amount times the rate, in cents
 * (BR-CO-17 and BR-S-09). The official Schematron takes less than a euro of difference
 * (eInvoicing-EN16931, issue 370), and that is what carries the name of a rule here.
 */
const SCHEMATRON_CENTS = 100

/** Whether each rule holds, by its name in EN 16931-1 or in BIS Billing 3 of Peppol. */
type Rules = Record<string, boolean>

/**
 * Which rules of EN 16931 an invoice or credit note in UBL breaks, read with a parser that knows
 * nothing of how it was written. These are the rules that speak of what our papers hold: what is
 * mandatory, the sums, and one rate of VAT. Code lists, other categories and the schema are not
 * looked at.
 */
export function brokenRules(xml: string): string[] {
  return Object.entries(rulesOf(xml))
    .filter(([, holds]) => !holds)
    .map(([name]) => name)
}

/** Every rule that is looked at, and whether a document keeps it. */
export function rulesOf(xml: string): Rules {
  const root = present(new DOMParser().parseFromString(xml, 'text/xml').documentElement, 'a root')
  return { ...mandatory(root), ...sums(root), ...vat(root), ...lines(root) }
}

const childrenOf = (parent: Element, name: string, space: string): Element[] =>
  [...parent.childNodes].filter(
    (node): node is Element =>
      node.nodeType === 1 && node.namespaceURI === space && (node as Element).localName === name
  )

/** The elements at a path such as 'Party/PostalAddress'; the last part may be a text. */
function at(parent: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, name) =>
        found.flatMap((one) => [...childrenOf(one, name, CAC), ...childrenOf(one, name, CBC)]),
      [parent]
    )
}

const has = (parent: Element, path: string): boolean =>
  at(parent, path).some(({ textContent }) => (textContent ?? '').trim() !== '')
const textOf = (parent: Element, path: string): string =>
  (at(parent, path)[0]?.textContent ?? '').trim()

/**
 * Whole cents, from a text with at most two decimals. Any other text is NaN, which equals nothing.
 */
function cents(text: string): number {
  const [, sign, euros, decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (euros === undefined) return Number.NaN
  return (sign === '-' ? -1 : 1) * (Number(euros) * 100 + Number(decimals.padEnd(2, '0')))
}
const amount = (parent: Element, path: string): number => cents(textOf(parent, path))
const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const SELLER = 'AccountingSupplierParty/Party'
const BUYER = 'AccountingCustomerParty/Party'
const linesOf = (root: Element) => [...at(root, 'InvoiceLine'), ...at(root, 'CreditNoteLine')]

/** What has to be there, and how it is named. */
function mandatory(root: Element): Rules {
  const date = /^\d{4}-\d\d-\d\d$/
  const due = amount(root, 'LegalMonetaryTotal/PayableAmount')
  const typeCode = textOf(root, 'InvoiceTypeCode') || textOf(root, 'CreditNoteTypeCode')
  return {
    'BR-01': has(root, 'CustomizationID'),
    'BR-02': has(root, 'ID'),
    'BR-03': date.test(textOf(root, 'IssueDate')),
    'BR-04': typeCode === (root.localName === 'Invoice' ? '380' : '381'),
    'BR-05': textOf(root, 'DocumentCurrencyCode') === 'EUR',
    'BR-06': has(root, `${SELLER}/PartyLegalEntity/RegistrationName`),
    'BR-07': has(root, `${BUYER}/PartyLegalEntity/RegistrationName`),
    'BR-08': at(root, `${SELLER}/PostalAddress`).length === 1,
    'BR-09': textOf(root, `${SELLER}/PostalAddress/Country/IdentificationCode`) === 'NL',
    'BR-10': at(root, `${BUYER}/PostalAddress`).length === 1,
    'BR-11': textOf(root, `${BUYER}/PostalAddress/Country/IdentificationCode`) === 'NL',
    'BR-12': has(root, 'LegalMonetaryTotal/LineExtensionAmount'),
    'BR-13': has(root, 'LegalMonetaryTotal/TaxExclusiveAmount'),
    'BR-14': has(root, 'LegalMonetaryTotal/TaxInclusiveAmount'),
    'BR-15': has(root, 'LegalMonetaryTotal/PayableAmount'),
    'BR-16': linesOf(root).length > 0,
    'BR-55': at(root, 'BillingReference').every((one) => has(one, 'InvoiceDocumentReference/ID')),
    'BR-62': at(root, `${SELLER}/EndpointID`).every((one) => one.hasAttribute('schemeID')),
    'BR-63': at(root, `${BUYER}/EndpointID`).every((one) => one.hasAttribute('schemeID')),
    'BR-CO-09': /^[A-Z]{2}/.test(textOf(root, `${SELLER}/PartyTaxScheme/CompanyID`)),
    'BR-CO-25': due <= 0 || has(root, 'DueDate') || has(root, 'PaymentTerms/Note'),
    'BR-CO-26':
      has(root, `${SELLER}/PartyTaxScheme/CompanyID`) ||
      has(root, `${SELLER}/PartyLegalEntity/CompanyID`),
  }
}

/** The totals of the document. Ours has no allowances, charges or rounding beside its lines. */
function sums(root: Element): Rules {
  const of = (name: string) => amount(root, `LegalMonetaryTotal/${name}`)
  const tax = at(root, 'TaxTotal')
  const taxes = total(tax.map((one) => amount(one, 'TaxAmount')))
  const perLine = linesOf(root).map((line) => amount(line, 'LineExtensionAmount'))
  const every = [...root.getElementsByTagName('*')].filter((one) => one.hasAttribute('currencyID'))
  return {
    'BR-CO-10': of('LineExtensionAmount') === total(perLine),
    'BR-CO-13': of('TaxExclusiveAmount') === of('LineExtensionAmount'),
    'BR-CO-14': tax.every(
      (one) =>
        amount(one, 'TaxAmount') ===
        total(at(one, 'TaxSubtotal').map((part) => amount(part, 'TaxAmount')))
    ),
    'BR-CO-15': tax.length === 1 && of('TaxInclusiveAmount') === of('TaxExclusiveAmount') + taxes,
    'BR-CO-16': of('PayableAmount') === of('TaxInclusiveAmount') - of('PrepaidAmount'),
    'BR-DEC': every.every((one) => !Number.isNaN(cents((one.textContent ?? '').trim()))),
    'one currency': every.every((one) => one.getAttribute('currencyID') === 'EUR'),
  }
}

/** One subtotal per rate, over the lines with that rate. Category S is the only one of this shop. */
function vat(root: Element): Rules {
  const parts = at(root, 'TaxTotal/TaxSubtotal')
  const rateOf = (part: Element, path: string) => Number(textOf(part, `${path}/Percent`))
  const categories = [
    ...parts.map((part) => textOf(part, 'TaxCategory/ID')),
    ...linesOf(root).map((line) => textOf(line, 'Item/ClassifiedTaxCategory/ID')),
  ]
  const taxable = (part: Element) =>
    total(
      linesOf(root)
        .filter(
          (line) => rateOf(line, 'Item/ClassifiedTaxCategory') === rateOf(part, 'TaxCategory')
        )
        .map((line) => amount(line, 'LineExtensionAmount'))
    )
  const tax = (part: Element) => (amount(part, 'TaxableAmount') * rateOf(part, 'TaxCategory')) / 100
  const offTheLetter = (part: Element) =>
    Math.abs(amount(part, 'TaxAmount') - Math.round(tax(part)))
  return {
    'BR-45': parts.every((part) => has(part, 'TaxableAmount')),
    'BR-46': parts.every((part) => has(part, 'TaxAmount')),
    'BR-47': parts.every((part) => has(part, 'TaxCategory/ID')),
    'BR-48': parts.every((part) => has(part, 'TaxCategory/Percent')),
    'BR-CO-17': parts.every((part) => offTheLetter(part) < SCHEMATRON_CENTS),
    'BR-CO-18': parts.length > 0,
    'BR-S-01': categories.every((category) => category === 'S'),
    'BR-S-02': has(root, `${SELLER}/PartyTaxScheme/CompanyID`),
    'BR-S-05': parts.every((part) => rateOf(part, 'TaxCategory') > 0),
    'BR-S-08': parts.every((part) => amount(part, 'TaxableAmount') === taxable(part)),
    'BR-S-09 but for a cent': parts.every((part) => offTheLetter(part) <= 1),
    'BR-S-10': parts.every((part) => !has(part, 'TaxCategory/TaxExemptionReason')),
    'each rate once':
      new Set(parts.map((part) => rateOf(part, 'TaxCategory'))).size === parts.length,
  }
}

function lines(root: Element): Rules {
  const all = linesOf(root)
  const quantity = (line: Element) =>
    at(line, 'InvoicedQuantity')[0] ?? at(line, 'CreditedQuantity')[0]
  const price = (line: Element) => amount(line, 'Price/PriceAmount')
  const counts = (line: Element) => [
    Number(quantity(line)?.textContent),
    Number(textOf(line, 'Price/BaseQuantity')),
  ]
  const ids = all.map((line) => textOf(line, 'ID'))
  return {
    'BR-21': ids.every((id) => id !== '') && new Set(ids).size === ids.length,
    'BR-22': all.every((line) => Number.isInteger(Number(quantity(line)?.textContent))),
    'BR-23': all.every((line) => quantity(line)?.getAttribute('unitCode') === 'C62'),
    'BR-24': all.every((line) => has(line, 'LineExtensionAmount')),
    'BR-25': all.every((line) => has(line, 'Item/Name')),
    'BR-26': all.every((line) => has(line, 'Price/PriceAmount')),
    'BR-27': all.every((line) => price(line) >= 0),
    'BR-CO-04': all.every((line) => has(line, 'Item/ClassifiedTaxCategory/ID')),
    'PEPPOL-EN16931-R120': all.every((line) => {
      const [count = Number.NaN, base = Number.NaN] = counts(line)
      return amount(line, 'LineExtensionAmount') === Math.round((price(line) * count) / base)
    }),
    'PEPPOL-EN16931-R121': all.every((line) => (counts(line)[1] ?? 0) > 0),
  }
}
