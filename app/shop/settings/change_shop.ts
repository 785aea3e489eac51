import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ShopVersion } from '#app/core/http/shop_version'
import { attemptInTransaction } from '#app/core/database/transaction'
import type { Result } from '#domain/result'

/**
 * Changes what the pages of the shop show: prices, texts, settings. It raises the version first, so
 * that the second of two changes at once sees the result of the first. After the commit nobody gets
 * an older page.
 */
export async function changeShop<T, F>(
  work: (trx: TransactionClientContract) => Promise<Result<T, F>>
): Promise<Result<T, F>> {
  const version = await app.container.make(ShopVersion)
  const outcome = await attemptInTransaction(async (trx) => {
    await version.raise(trx)
    return work(trx)
  })
  if (outcome.ok) version.forget()
  return outcome
}
