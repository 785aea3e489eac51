import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { changeShop } from '#app/shop/settings/change_shop'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { err, ok, type Result } from '#domain/result'
import Price from '#models/shop/money/price'
import PriceChange from '#models/shop/money/price_change'

/**
 * Somebody else was first: the price is not the one that was on the screen. Null means that the
 * game is not in the price list.
 */
export type PriceRefused = { readonly type: 'changed_meanwhile'; readonly cents: number | null }

type Options = {
  /** The price that was on the screen; without it, any price may be replaced. */
  readonly seen?: number | null
  readonly adminId?: number | null
  /** What else belongs to this change, in its transaction. It receives the old price. */
  readonly also?: (trx: TransactionClientContract, was: number | null) => Promise<void>
}

/**
 * Changes the price of a game, in whole cents, and keeps the old one. Pages with the old price are
 * no longer served. Setting the present price changes nothing.
 *
 * @throws RangeError when the catalogue has no game with this price key
 */
export async function changePrice(
  name: string,
  cents: number,
  { seen, adminId = null, also }: Options = {}
): Promise<Result<void, PriceRefused>> {
  const keys = ORDERABLE_GAMES.map(({ sale }) => sale.priceKey)
  if (!keys.includes(name)) {
    throw new RangeError(`There is no game "${name}"; choose from ${keys.join(', ')}`)
  }
  return changeShop(async (trx) => {
    const price = await Price.findBy('name', name, { client: trx })
    const was = price?.cents ?? null
    if (was === cents) return ok(undefined)
    if (seen !== undefined && seen !== was) return err({ type: 'changed_meanwhile', cents: was })

    await Price.updateOrCreate({ name }, { cents }, { client: trx })
    await PriceChange.create({ name, cents, adminId }, { client: trx })
    await also?.(trx, was)
    return ok(undefined)
  })
}
