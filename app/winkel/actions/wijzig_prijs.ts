import app from '@adonisjs/core/services/app'
import { ShopVersion } from '#app/core/http/shop_version'
import { inTransaction } from '#app/core/database/transaction'
import Prijs from '#models/prijs'

/** Changes what a game costs; pages that show another price are not served any more. */
export async function wijzigPrijs(naam: string, centen: number) {
  const version = await app.container.make(ShopVersion)
  await inTransaction(async (trx) => {
    await Prijs.updateOrCreate({ naam }, { centen }, { client: trx })
    await version.raise(trx)
  })
  version.forget()
}
