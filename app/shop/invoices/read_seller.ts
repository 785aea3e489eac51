import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { readSettings } from '#app/shop/settings/shop_settings'
import { vatSchemeOf, type VatScheme } from '#domain/shop/invoices/vat'
import type { Seller } from '#domain/shop/invoices/invoice_data'

/**
 * The seller and the VAT scheme, which invoices read only here.
 *
 * @param trx the transaction of the invoice, in which the settings are read
 */
export async function readSeller(
  trx: TransactionClientContract
): Promise<{ seller: Seller; scheme: VatScheme }> {
  const { name, address, email, kvk, vatId, kor, iban } = await readSettings(trx)
  const scheme = vatSchemeOf({ kor, vatId })
  return {
    scheme,
    seller: {
      name,
      address,
      email,
      kvk,
      vatId: scheme === 'kor' ? null : vatId,
      ...(iban && { iban }),
    },
  }
}
