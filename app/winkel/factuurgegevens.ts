import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { leesInstellingen } from '#app/winkel/instellingen'
import type { Btwregeling } from '#domain/winkel/btw'
import type { Verkoper } from '#domain/winkel/factuur'

/**
 * Who sells and under which VAT scheme: the one place where invoices get it from. A shop without a VAT
 * number, or that says so, is under the small-business scheme.
 *
 * @param trx the transaction of the invoice, to read in
 */
export async function leesVerkoper(
  trx: TransactionClientContract
): Promise<{ verkoper: Verkoper; regeling: Btwregeling }> {
  const { naam, adres, email, kvk, btwId, kor } = await leesInstellingen(trx)
  const regeling = kor || btwId === '' ? 'kor' : 'btw'
  return {
    regeling,
    verkoper: { naam, adres, email, kvk, btwId: regeling === 'kor' ? null : btwId },
  }
}
