import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ShopVersion } from '#app/core/http/shop_version'
import { inTransaction } from '#app/core/database/transaction'
import { err, ok, type Result } from '#domain/result'

/** Carries a refusal out of the transaction, so that nothing of it stays behind. */
class Geweigerd<F> extends Error {
  constructor(readonly reden: F) {
    super('refused')
  }
}

/**
 * Changes what the pages of the shop show: prices, texts, settings. Raising the version comes first, so
 * that of two such changes at once the second sees what the first made of it; after the commit nobody
 * gets a page of before.
 */
export async function veranderWinkel<T, F>(
  werk: (trx: TransactionClientContract) => Promise<Result<T, F>>
): Promise<Result<T, F>> {
  const version = await app.container.make(ShopVersion)
  try {
    const gedaan = await inTransaction(async (trx) => {
      await version.raise(trx)
      const uitkomst = await werk(trx)
      if (!uitkomst.ok) throw new Geweigerd(uitkomst.error)
      return uitkomst.value
    })
    version.forget()
    return ok(gedaan)
  } catch (error) {
    if (error instanceof Geweigerd) return err((error as Geweigerd<F>).reden)
    throw error
  }
}
