import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { recordEvent } from '#app/shop/order_events/record_event'
import { readSeller } from '#app/shop/invoices/read_seller'
import { VAT_PERCENTAGE, vatIn, vatInPart } from '#domain/shop/invoices/vat'
import {
  invoiceNumber,
  amountToCredit,
  type VatAmounts,
  type InvoiceData,
  type InvoiceLine,
  type InvoiceKind,
} from '#domain/shop/invoices/invoice_data'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Invoice from '#models/shop/invoice'
import type Refund from '#models/shop/refund'

/**
 * The invoice of a paid order, in the transaction that made it paid; what was free has none. The
 * number is taken last and locks its series until the end, so it comes late in that transaction.
 */
export async function createInvoice(
  trx: TransactionClientContract,
  order: Order,
  now: DateTime
): Promise<Invoice | null> {
  if (order.totaalCenten === 0 || order.betaaldOp === null) return null
  const {
    spel: game,
    prijsCenten: priceCents,
    kortingCenten: discountCents,
    totaalCenten: totalCents,
  } = order
  const { regeling: scheme, verkoper: seller } = await readSeller(trx)
  const vatCents = vatIn(totalCents, scheme)
  const lines: InvoiceLine[] = [{ omschrijving: game.titel, aantal: 1, centen: priceCents }]
  if (discountCents > 0) lines.push({ omschrijving: 'Korting', aantal: 1, centen: -discountCents })

  return write(trx, order, now, {
    soort: 'factuur',
    verkoper: seller,
    regels: lines,
    totaalCenten: totalCents,
    btw: scheme === 'kor' ? null : amounts(totalCents, vatCents),
    bijFactuur: null,
  })
}

/** The credit note of a refund that the provider took on, for what the invoice becomes less by it. */
export async function createCreditNote(
  trx: TransactionClientContract,
  orderId: number,
  refund: Refund,
  now: DateTime
): Promise<Invoice | null> {
  /** Refunds of two attempts of one order are credited in turn. */
  const order = await Order.query({ client: trx }).where('id', orderId).forUpdate().firstOrFail()
  const invoice = (await findInvoice(trx, order)) ?? (await createInvoice(trx, order, now))
  if (!invoice) return null
  const credited = await sumCredited(trx, order)
  const cents = amountToCredit({
    totaal: order.totaalCenten,
    gecrediteerd: credited,
    ...(await cashFlow(trx, order)),
  })
  if (cents === 0) return null

  const { nummer: number, datum: date, verkoper: seller, btw: vat } = invoice.inhoud
  const vatCents = vatInPart(credited, cents, vat ? 'btw' : 'kor')
  return write(
    trx,
    order,
    now,
    {
      soort: 'creditnota',
      verkoper: seller,
      regels: [{ omschrijving: `Terugbetaling ${order.spel.titel}`, aantal: 1, centen: -cents }],
      totaalCenten: -cents,
      btw: vat && amounts(-cents, -vatCents),
      bijFactuur: { nummer: number, datum: date },
    },
    refund.id
  )
}

/** The invoice of an order; one that was paid before there were invoices gets its number now. */
export async function invoiceOf(order: Order): Promise<Invoice | null> {
  const existing = await Invoice.findBy('factuurVoorBestelling', order.id)
  if (existing) return existing
  return inTransaction(async (trx) => {
    const locked = await Order.query({ client: trx })
      .where('id', order.id)
      .forUpdate()
      .firstOrFail()
    return (await findInvoice(trx, locked)) ?? (await createInvoice(trx, locked, DateTime.utc()))
  })
}

/** One credit note of an order. */
export async function creditNoteOf(order: Order, number: string) {
  return Invoice.query()
    .where({ bestelling_id: order.id, soort: 'creditnota', nummer: number })
    .first()
}

type Own = 'soort' | 'verkoper' | 'regels' | 'totaalCenten' | 'btw' | 'bijFactuur'

async function write(
  trx: TransactionClientContract,
  order: Order,
  now: DateTime,
  own: Pick<InvoiceData, Own>,
  refundId: number | null = null
): Promise<Invoice> {
  const { soort: kind, totaalCenten: totalCents, btw: vat } = own
  const year = now.setZone('Europe/Amsterdam').year
  const sequenceNumber = await nextNumber(trx, kind, year)
  const number = invoiceNumber(kind, year, sequenceNumber)
  const { naam: name, email, adres: address, postcode, plaats: city } = order
  const data: InvoiceData = {
    ...own,
    nummer: number,
    datum: day(now),
    bestelnummer: order.nummer,
    besteldOp: day(order.createdAt),
    betaaldOp: day(order.betaaldOp!),
    koper: { naam: name, email, adres: address, postcode, plaats: city },
  }
  const invoice = await Invoice.create(
    {
      soort: kind,
      jaar: year,
      volgnummer: sequenceNumber,
      nummer: number,
      bestellingId: order.id,
      factuurVoorBestelling: kind === 'factuur' ? order.id : null,
      terugbetalingId: refundId,
      bedragCenten: totalCents,
      btwCenten: vat?.btwCenten ?? 0,
      gegevens: JSON.stringify(data),
    },
    { client: trx }
  )
  await recordEvent(trx, order.id, 'gefactureerd', number)
  return invoice
}

/** The row stays locked until the transaction ends: what is rolled back gives its number back. */
async function nextNumber(
  trx: TransactionClientContract,
  kind: InvoiceKind,
  year: number
): Promise<number> {
  await trx
    .insertQuery()
    .table('factuurreeksen')
    .insert({ jaar: year, soort: kind, laatste: 0 })
    .onConflict(['jaar', 'soort'])
    .ignore()
  const series = () => trx.from('factuurreeksen').where({ jaar: year, soort: kind })
  await series().increment('laatste', 1)
  const { laatste: last } = (await series().firstOrFail()) as { laatste: number }
  return last
}

function findInvoice(trx: TransactionClientContract, order: Order) {
  return Invoice.findBy('factuurVoorBestelling', order.id, { client: trx })
}

async function sumCredited(trx: TransactionClientContract, { id }: Order) {
  const creditNotes = await Invoice.query({ client: trx }).where({
    bestelling_id: id,
    soort: 'creditnota',
  })
  return creditNotes.reduce((sum, { bedragCenten: amountCents }) => sum - amountCents, 0)
}

async function cashFlow(trx: TransactionClientContract, { id }: Order) {
  const attempts = await Payment.query({ client: trx })
    .where('bestelling_id', id)
    .whereIn('status', ['betaald', 'afwijkend'])
    .preload('terugbetalingen', (refunded) =>
      refunded.whereIn('status', ['aangevraagd', 'betaald'])
    )
  const refunded = attempts.flatMap(({ terugbetalingen: refunds }) => refunds)
  return {
    ontvangen: attempts.reduce((sum, { ontvangen: received }) => sum + received, 0),
    terugbetaald: refunded.reduce((sum, { bedragCenten: amountCents }) => sum + amountCents, 0),
  }
}

function amounts(totalCents: number, vatCents: number): VatAmounts {
  return { percentage: VAT_PERCENTAGE, grondslagCenten: totalCents - vatCents, btwCenten: vatCents }
}

function day(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').toISODate()!
}
