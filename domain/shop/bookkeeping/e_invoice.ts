import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import { err, ok, type Result } from '#domain/result'

/**
 * An invoice as EN 16931 describes it (the semantic model of an electronic invoice, Directive
 * 2014/55/EU). Amounts are whole cents, and above zero on a credit note too.
 */
export type EInvoice = {
  readonly kind: InvoiceData['kind']
  readonly number: string
  readonly date: string
  readonly dueOn: string | null
  readonly performedOn: string | null
  readonly orderNumber: string
  /** The invoice that a credit note corrects, or that an invoice takes the place of (BG-3). */
  readonly corrects: { readonly number: string; readonly date: string } | null
  readonly seller: EParty & {
    readonly vatId: string
    readonly kvk: string
    readonly iban: string | null
  }
  readonly buyer: EParty & { readonly contact: string }
  readonly lines: readonly ELine[]
  readonly percentage: number
  readonly netCents: number
  readonly vatCents: number
  readonly totalCents: number
  readonly paidCents: number
  readonly dueCents: number
}

export type EParty = {
  readonly name: string
  readonly email: string
  readonly street: string | null
  readonly postcode: string | null
  readonly city: string | null
}

/** A line without VAT. A discount has a quantity below zero, because no price may be (BR-27). */
export type ELine = {
  readonly description: string
  readonly quantity: number
  /** The price of `baseQuantity` together, so that a price of thirds of cents needs no rounding. */
  readonly priceCents: number
  readonly baseQuantity: number
  readonly netCents: number
}

/** Why there is no electronic invoice. */
export type NoEInvoice = 'no_business' | 'no_vat_id'

/**
 * The electronic invoice of a frozen paper, for a business: such a paper names whom in it to turn to.
 * A seller under the small-business scheme has none: its
 * papers carry no VAT number, and an exempt invoice needs one (BR-E-2).
 */
export function eInvoice(data: InvoiceData): Result<EInvoice, NoEInvoice> {
  const { attention } = data.buyer
  if (attention === undefined) return err('no_business')
  const { seller, buyer, vat } = data
  if (vat === null || !seller.vatId) return err('no_vat_id')
  const sign = data.kind === 'creditnota' ? -1 : 1
  const totalCents = sign * data.totalCents
  const paidCents = data.paidAt === null ? 0 : totalCents
  const netCents = sign * vat.taxableCents
  return ok({
    ...{ kind: data.kind, number: data.number, date: data.date, orderNumber: data.orderNumber },
    dueOn: data.dueOn ?? null,
    performedOn: data.performedOn ?? null,
    corrects: data.forInvoice ?? data.replaces ?? null,
    seller: {
      ...{ name: seller.name, email: seller.email, vatId: seller.vatId, kvk: seller.kvk },
      iban: seller.iban ?? null,
      ...addressOf(seller.address),
    },
    buyer: {
      ...{ name: buyer.name, email: buyer.email, contact: attention },
      ...buyerAddress(buyer),
    },
    lines: linesOf(data, sign, netCents),
    percentage: vat.percentage,
    ...{ netCents, vatCents: sign * vat.vatCents, totalCents, paidCents },
    dueCents: totalCents - paidCents,
  })
}

/**
 * The lines without VAT, which add up to the amount without VAT of the paper: what rounding leaves
 * goes to the largest line, so that no line moves by more than some cents.
 */
function linesOf({ lines, vat }: InvoiceData, sign: 1 | -1, netCents: number): ELine[] {
  const percentage = vat?.percentage ?? 0
  const net = lines.map(({ cents }) => Math.round((sign * cents * 100) / (100 + percentage)))
  const left = netCents - net.reduce((sum, cents) => sum + cents, 0)
  const largest = net.reduce(
    (best, cents, index) => (Math.abs(cents) > Math.abs(net[best] ?? 0) ? index : best),
    0
  )
  return lines.map(({ description, count }, index) => {
    const cents = (net[index] ?? 0) + (index === largest ? left : 0)
    return {
      description,
      quantity: cents < 0 ? -count : count,
      priceCents: Math.abs(cents),
      baseQuantity: count,
      netCents: cents,
    }
  })
}

/** A billing address is one line; that of an evening comes in its parts. */
function buyerAddress({ address, postcode, city }: InvoiceData['buyer']) {
  return address !== null && postcode === null
    ? addressOf(address)
    : { street: address, postcode, city }
}

/** 'Raadselstraat 12, 1234 AB Puzzelwijk' in its parts; another address is a street as it is. */
function addressOf(address: string) {
  const [, street, postcode, city] =
    /^(.+?),?\s+(\d{4}\s?[A-Z]{2}),?\s+(.+)$/.exec(address.trim()) ?? []
  if (street === undefined) return { street: address, postcode: null, city: null }
  return { street, postcode: postcode ?? null, city: city ?? null }
}
