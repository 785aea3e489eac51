import { BaseTransformer } from '@adonisjs/core/transformers'
import { eInvoice } from '#domain/shop/bookkeeping/e_invoice'
import type Invoice from '#models/shop/money/invoice'

/** An invoice or credit note in the list, as it was frozen; amounts are whole cents. */
export default class PaperRowTransformer extends BaseTransformer<Invoice> {
  toObject() {
    const { orderId, content } = this.resource
    const { kind, number, date, buyer, orderNumber, totalCents, vat, forInvoice, replaces } =
      content
    return {
      ...{ kind, number, date, orderNumber, orderId },
      name: buyer.name,
      forInvoice: forInvoice?.number ?? null,
      replaces: replaces?.number ?? null,
      totalCents,
      exclCents: vat?.taxableCents ?? totalCents,
      vatCents: vat?.vatCents ?? 0,
      hasEInvoice: eInvoice(content).ok,
    }
  }
}
