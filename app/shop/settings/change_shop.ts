import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ShopVersion } from '#app/core/http/shop_version'
import { inTransaction } from '#app/core/database/transaction'
import { err, ok, type Result } from '#domain/result'

/** Carries a refusal out of the transaction, so that nothing of it stays behind. */
class Refused<F> extends Error {
  constructor(readonly reden: F) {
    super('refused')
  }
}

/**
 * Changes what the pages of the shop show: prices, texts, settings. Raising the version comes first, so
 * that of two such changes at once the second sees what the first made of it; after the commit nobody
 * gets a page of before.
 */
export async function changeShop<T, F>(
  work: (trx: TransactionClientContract) => Promise<Result<T, F>>
): Promise<Result<T, F>> {
  const version = await app.container.make(ShopVersion)
  try {
    const outcome = await inTransaction(async (trx) => {
      await version.raise(trx)
      const done = await work(trx)
      if (!done.ok) throw new Refused(done.error)
      return done.value
    })
    version.forget()
    return ok(outcome)
  } catch (error) {
    if (error instanceof Refused) return err((error as Refused<F>).reden)
    throw error
  }
}
