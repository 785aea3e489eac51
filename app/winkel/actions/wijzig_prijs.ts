import app from '@adonisjs/core/services/app'
import { ShopVersion } from '#app/core/http/shop_version'
import { inTransaction } from '#app/core/database/transaction'
import { BESTELBARE_SPELLEN } from '#content/catalogus'
import Prijs from '#models/prijs'

/**
 * Changes what a game costs; pages that show another price are not served any more.
 *
 * @throws RangeError when the catalogue has no game with this price key
 */
export async function wijzigPrijs(naam: string, centen: number) {
  const sleutels = BESTELBARE_SPELLEN.map(({ verkoop }) => verkoop.prijsSleutel)
  if (!sleutels.includes(naam)) {
    throw new RangeError(`There is no game "${naam}"; choose from ${sleutels.join(', ')}`)
  }
  const version = await app.container.make(ShopVersion)
  await inTransaction(async (trx) => {
    await Prijs.updateOrCreate({ naam }, { centen }, { client: trx })
    await version.raise(trx)
  })
  version.forget()
}
