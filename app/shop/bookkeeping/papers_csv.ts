import db from '@adonisjs/lucid/services/db'
import { toCsv, type CsvValue } from '#app/core/exports/csv'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import type Invoice from '#models/shop/money/invoice'

const COLUMNS = [
  ...['Nummer', 'Soort', 'Datum', 'Bij factuur', 'Bestelling', 'Naam'],
  ...['Btw-tarief', 'Exclusief btw', 'Btw', 'Inclusief btw', 'Met cadeaubon'],
  'Kenmerk betaaldienst',
]

const KIND = { factuur: 'factuur', creditnota: 'creditnota' } as const

/** Invoices and credit notes as a spreadsheet; a credit note is below zero. */
export async function papersCsv(papers: readonly Invoice[]): Promise<string> {
  const ids = await providerIds(papers)
  return toCsv([COLUMNS, ...papers.map((paper) => row(paper, ids(paper)))])
}

function row({ content }: Invoice, id: string): CsvValue[] {
  const { kind, number, date, orderNumber, buyer, vat, totalCents } = content
  return [
    ...[number, KIND[kind], date, aboutInvoice(content), orderNumber, buyer.name],
    vat ? `${vat.percentage}%` : 'vrijgesteld',
    { cents: vat?.taxableCents ?? totalCents },
    { cents: vat?.vatCents ?? 0 },
    { cents: totalCents },
    { cents: content.voucherCents ?? 0 },
    id,
  ]
}

/** The invoice that a paper takes back, or takes the place of. */
const aboutInvoice = ({ forInvoice, replaces }: InvoiceData) =>
  (forInvoice ?? replaces)?.number ?? ''

/**
 * What the provider calls the payments of invoices and the refunds of credit notes. A payment stands
 * with the invoice that counts, so that a program that matches on it finds the money once.
 */
async function providerIds(papers: readonly Invoice[]): Promise<(paper: Invoice) => string> {
  const payments = await idsPer(
    'order_id',
    db
      .from('payments')
      .whereIn('status', [...RECEIVED_PAYMENT])
      .whereIn(
        'order_id',
        papers.map(({ orderId }) => orderId)
      )
  )
  const refunds = await idsPer(
    'id',
    db.from('refunds').whereIn(
      'id',
      papers.flatMap(({ refundId }) => refundId ?? [])
    )
  )
  return ({ kind, invoiceForOrder, refundId }) =>
    (kind === 'factuur' ? payments.get(invoiceForOrder ?? 0) : refunds.get(refundId ?? 0)) ?? ''
}

async function idsPer(key: 'order_id' | 'id', query: ReturnType<typeof db.from>) {
  const rows = (await query
    .whereNotNull('provider_id')
    .orderBy('id')
    .select('provider_id', key)) as { provider_id: string; [key: string]: unknown }[]
  const ids = new Map<number, string>()
  for (const called of rows) {
    const owner = Number(called[key])
    ids.set(owner, [ids.get(owner), called.provider_id].filter(Boolean).join(' '))
  }
  return ids
}
