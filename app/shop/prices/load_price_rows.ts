import { DateTime } from 'luxon'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { lowestPrice, reducedFrom } from '#domain/shop/prices'
import Admin from '#models/admin/admin'
import Price from '#models/shop/money/price'
import PriceChange from '#models/shop/money/price_change'

export type PriceRow = Awaited<ReturnType<typeof loadPriceRows>>[number]

/** Each game that is ordered online, with its present and earlier prices. */
export async function loadPriceRows() {
  const now = DateTime.utc()
  const prices = await Price.all()
  const changes = await PriceChange.query().orderBy('id', 'desc')
  const names = new Map((await Admin.all()).map(({ id, name }) => [id, name]))

  return ORDERABLE_GAMES.map((game) => {
    const own = changes.filter(({ name }) => name === game.sale.priceKey)
    const history = own.map(({ cents, createdAt: at }) => ({ cents, at }))
    return {
      game,
      cents: prices.find(({ name }) => name === game.sale.priceKey)?.cents ?? null,
      lowest: lowestPrice(history, now),
      from: reducedFrom(history, now),
      changes: own,
      names,
    }
  })
}
