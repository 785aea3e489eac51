import { isOrderable, type Game } from '#games/catalogue'
import { DateTime } from 'luxon'
import type { GameWithPrice } from '#app/shop/catalogue/game_transformer'
import { reducedFrom, type PriceMoment } from '#domain/shop/prices'
import Price from '#models/shop/price'
import PriceChange from '#models/shop/price_change'

/** The catalogue's games with their prices of this moment. */
export async function withPrices(games: readonly Game[]): Promise<GameWithPrice[]> {
  const prices = new Map((await Price.all()).map(({ naam: name, centen: cents }) => [name, cents]))
  const history = await priceHistory()
  const now = DateTime.utc()
  return games.map((game) => {
    if (!isOrderable(game)) return { spel: game, centen: fixedPrice(game), van: null }
    const { prijsSleutel: priceKey } = game.verkoop
    const cents = prices.get(priceKey) ?? null
    return {
      spel: game,
      centen: cents,
      van: cents === null ? null : reducedFrom(history(priceKey), now),
    }
  })
}

/** What games have cost, by price key. */
export async function priceHistory(): Promise<(key: string) => PriceMoment[]> {
  const all = await PriceChange.query().orderBy('id')
  return (key) =>
    all
      .filter(({ naam: name }) => name === key)
      .map(({ centen: cents, createdAt: at }) => ({ centen: cents, op: at }))
}

export async function withPrice(game: Game): Promise<GameWithPrice> {
  return (await withPrices([game]))[0]!
}

function fixedPrice({ verkoop: sale }: Game): number | null {
  return sale.soort === 'op_aanvraag' ? sale.centen : null
}
