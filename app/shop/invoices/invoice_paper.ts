import { printable } from '#app/core/input/printable'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import {
  totalsInWords,
  rateInWords,
  type NamedAmount,
} from '#domain/shop/invoices/amounts_in_words'
import { KOR_SENTENCE } from '#domain/shop/invoices/vat'
import { printedIban } from '#domain/shop/settings/iban'
import type { Buyer, InvoiceData, PaperReference } from '#domain/shop/invoices/invoice_data'

/** An invoice or credit note in the words that are printed, for the pdf and for the web page. */
export type InvoicePaper = {
  readonly kind: InvoiceData['kind']
  readonly title: string
  readonly number: string
  readonly date: string
  readonly shop: string
  readonly seller: readonly string[]
  readonly buyer: readonly string[]
  readonly references: readonly (readonly [what: string, value: string])[]
  readonly amountHeading: string
  readonly lines: readonly {
    readonly description: string
    readonly count: string
    readonly amount: string
  }[]
  readonly totals: readonly NamedAmount[]
  readonly closing: string
  /** Why there is no VAT on it; null when there is. */
  readonly exemption: string | null
  readonly footer: string
}

const TITLE = { factuur: 'Factuur', creditnota: 'Creditnota' } as const

/** The only place that puts a frozen paper into words, so that its pdf and its page say the same. */
export function asPaper(data: InvoiceData): InvoicePaper {
  const { kind, number, date, seller, vat } = data
  return {
    ...{ kind, number, date, title: TITLE[kind], shop: printable(seller.name) },
    ...partiesOf(data),
    references: referencesOf(data),
    amountHeading: vat ? `Inclusief ${rateInWords(vat)}` : 'Bedrag',
    lines: data.lines.map(({ description, count, cents }) => ({
      description: printable(description),
      count: String(count),
      amount: asEuro(cents),
    })),
    totals: [...totalsInWords(data.totalCents, vat), ...paidWith(data)],
    closing: closingSentence(data),
    exemption: vat ? null : `${KOR_SENTENCE}.`,
    footer: printable(`Vragen over deze ${kind}? Schrijf naar ${seller.name}, ${seller.email}.`),
  }
}

function partiesOf({ seller, buyer }: InvoiceData) {
  return {
    seller: lines([
      seller.name,
      seller.address,
      seller.kvk && `KvK ${seller.kvk}`,
      seller.vatId && `Btw-id ${seller.vatId}`,
    ]),
    buyer: buyerLines(buyer),
  }
}

/** Who a paper is for, a line each. */
export function buyerLines({ name, attention, address, postcode, city, email }: Buyer): string[] {
  return lines([
    name,
    attention && `t.a.v. ${attention}`,
    address,
    [postcode, city].filter(Boolean).join(' '),
    email,
  ])
}

const lines = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text): text is string => !!text).map(printable)

function referencesOf(data: InvoiceData): [string, string][] {
  const { kind, number, date, orderNumber, orderedAt, forInvoice, replaces, performedOn } = data
  return [
    [`${TITLE[kind]}nummer`, number],
    [kind === 'factuur' ? 'Factuurdatum' : 'Datum', dayInWords(date)],
    ...named('Bij factuur', forInvoice),
    ...named('Vervangt factuur', replaces),
    ['Bestelling', `${orderNumber}, geplaatst op ${dayInWords(orderedAt)}`],
    ...onDay('Datum van de avond', performedOn),
    ...(data.paidAt ? onDay('Betaald op', data.paidAt) : onDay('Te betalen uiterlijk', data.dueOn)),
  ]
}

const named = (what: string, paper: PaperReference | null | undefined): [string, string][] =>
  paper ? [[what, `${paper.number} van ${dayInWords(paper.date)}`]] : []

const onDay = (what: string, day: string | undefined): [string, string][] =>
  day ? [[what, dayInWords(day)]] : []

/** A voucher is a way to pay: it stands below the total. */
function paidWith({ totalCents, voucherCents = 0 }: InvoiceData): NamedAmount[] {
  if (voucherCents <= 0) return []
  const voucher = { what: 'Betaald met cadeaubon', amount: asEuro(voucherCents) }
  if (voucherCents >= totalCents) return [voucher]
  return [voucher, { what: 'Betaald met geld', amount: asEuro(totalCents - voucherCents) }]
}

function closingSentence(data: InvoiceData): string {
  if (data.kind === 'creditnota') return closingOfCreditNote(data)
  const { paidAt, dueOn, number, seller } = data
  if (paidAt) return `Deze factuur is betaald op ${dayInWords(paidAt)}.`
  const until = dueOn ? ` uiterlijk op ${dayInWords(dueOn)}` : ''
  if (seller.iban)
    return printable(
      `Betaal deze factuur${until}: op ${printedIban(seller.iban)} t.n.v. ${seller.name}, onder vermelding van ${number}, of met de knop op de pagina van je boeking.`
    )
  return `Betaal deze factuur${until} met de knop op de pagina van je boeking.`
}

function closingOfCreditNote({ paidAt, forInvoice, replacedBy }: InvoiceData): string {
  if (replacedBy !== undefined)
    return `Factuur ${forInvoice?.number ?? ''} is hiermee vervallen. In de plaats komt factuur ${replacedBy}, met de juiste gegevens. ${
      paidAt ? 'Aan wat is betaald, verandert niets.' : 'Betaal alleen de nieuwe factuur.'
    }`
  return paidAt
    ? 'Dit bedrag betalen we terug op dezelfde manier als waarop is betaald.'
    : 'De factuur is hiermee vervallen; je hoeft niets te betalen.'
}
