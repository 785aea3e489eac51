import { isOrderable, type Game } from '#games/catalogue'
import { DateTime } from 'luxon'
import type { GameWithPrice } from '#app/shop/catalogue/game_transformer'
import { reducedFrom, type PriceMoment } from '#domain/shop/prices'
import { present } from '#domain/present'
import Price from '#models/shop/money/price'
import PriceChange from '#models/shop/money/price_change'

/** The catalogue's games with their present prices. */
export async function withPrices(games: readonly Game[]): Promise<GameWithPrice[]> {
  const prices = new Map((await Price.all()).map(({ name, cents }) => [name, cents]))
  const history = await priceHistory()
  const now = DateTime.utc()
  return games.map((game) => {
    if (!isOrderable(game)) return { game, cents: fixedPrice(game), from: null }
    const { priceKey } = game.sale
    const cents = prices.get(priceKey) ?? null
    return {
      game,
      cents,
      from: cents === null ? null : reducedFrom(history(priceKey), now),
    }
  })
}

/** The history of prices, by price key. */
export async function priceHistory(): Promise<(key: string) => PriceMoment[]> {
  const all = await PriceChange.query().orderBy('id')
  return (key) =>
    all.filter(({ name }) => name === key).map(({ cents, createdAt: at }) => ({ cents, at }))
}

export async function withPrice(game: Game): Promise<GameWithPrice> {
  const [priced] = await withPrices([game])
  return present(priced, 'the price')
}

function fixedPrice({ sale }: Game): number | null {
  return sale.kind === 'on_request' ? sale.cents : null
}
