import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSettings } from '#app/shop/settings/shop_settings'
import type { VatScheme } from '#domain/shop/invoices/vat'
import type { Seller } from '#domain/shop/invoices/invoice_data'

/**
 * Who sells and under which VAT scheme: the one place where invoices get it from. A shop without a VAT
 * number, or that says so, is under the small-business scheme.
 *
 * @param trx the transaction of the invoice, to read in
 */
export async function readSeller(
  trx: TransactionClientContract
): Promise<{ verkoper: Seller; regeling: VatScheme }> {
  const { naam: name, adres: address, email, kvk, btwId: vatId, kor } = await readSettings(trx)
  const scheme = kor || vatId === '' ? 'kor' : 'btw'
  return {
    regeling: scheme,
    verkoper: { naam: name, adres: address, email, kvk, btwId: scheme === 'kor' ? null : vatId },
  }
}
