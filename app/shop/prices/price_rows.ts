import { DateTime } from 'luxon'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { lowestPrice, reducedFrom } from '#domain/shop/prices'
import Admin from '#models/admin/admin'
import Price from '#models/shop/price'
import PriceChange from '#models/shop/price_change'

/** How far back the screen looks; the table keeps everything. */
const LATEST = 20

/** Each game that is ordered online with its price, now and before. */
export async function priceRows() {
  const now = DateTime.utc()
  const prices = await Price.all()
  const changes = await PriceChange.query().orderBy('id', 'desc')
  const names = new Map((await Admin.all()).map(({ id, naam: name }) => [id, name]))

  return ORDERABLE_GAMES.map(({ titel: title, itemName, verkoop: sale }) => {
    const key = sale.prijsSleutel
    const own = changes.filter(({ naam: name }) => name === key)
    const history = own.map(({ centen: cents, createdAt: at }) => ({ centen: cents, op: at }))
    return {
      sleutel: key,
      titel: title,
      itemName,
      centen: prices.find(({ naam: name }) => name === key)?.centen ?? null,
      laagste: lowestPrice(history, now),
      /** What visitors read beside a reduced price. */
      van: reducedFrom(history, now),
      historie: own
        .slice(0, LATEST)
        .map(({ id, centen: cents, createdAt, beheerderId: adminId }) => ({
          id,
          centen: cents,
          op: createdAt.toISO()!,
          wie: (adminId !== null && names.get(adminId)) || null,
        })),
    }
  })
}
