import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Invoice from '#models/shop/money/invoice'
import type Order from '#models/shop/order'

type Trx = TransactionClientContract

/** The invoice that counts for an order. An invoice that another one replaced is not it. */
export const currentInvoice = (order: Pick<Order, 'id'>, trx?: Trx): Promise<Invoice | null> =>
  Invoice.findBy('invoiceForOrder', order.id, { client: trx })

/** Whether another invoice replaced this one. */
export const isReplaced = ({ kind, invoiceForOrder }: Invoice): boolean =>
  kind === 'factuur' && invoiceForOrder === null

/**
 * The credit notes of what the customer no longer pays, without those that belong to a correction
 * of an invoice.
 */
export const refundNotes = (order: Pick<Order, 'id'>, trx?: Trx) =>
  Invoice.query({ client: trx })
    .where({ order_id: order.id, kind: 'creditnota' })
    .whereNull('corrects_invoice_id')
    .orderBy('id')
    .exec()

/** One invoice or credit note of an order, by its number. */
export const paperOf = (order: Pick<Order, 'id'>, number: string, kind?: Invoice['kind']) =>
  Invoice.query()
    .where({ order_id: order.id, number, ...(kind && { kind }) })
    .first()
