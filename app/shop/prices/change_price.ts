import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { changeShop } from '#app/shop/settings/change_shop'
import { ORDERABLE_GAMES } from '#games/catalogue'
import { err, ok, type Result } from '#domain/result'
import Price from '#models/shop/price'
import PriceChange from '#models/shop/price_change'

/** Somebody else was first: the price is not the one that was seen. Null: not in the price list. */
export type PriceRefused = { readonly type: 'intussen_gewijzigd'; readonly centen: number | null }

type Options = {
  /** The price that was on the screen; left out, whatever it is. */
  readonly gezien?: number | null
  readonly beheerderId?: number | null
  /** What else belongs to this change, in its transaction; it is told the price of before. */
  readonly ook?: (trx: TransactionClientContract, was: number | null) => Promise<void>
}

/**
 * Changes what a game costs, and keeps what it cost; pages that show another price are not served any
 * more. Asking for the price that it has changes nothing.
 *
 * @throws RangeError when the catalogue has no game with this price key
 */
export async function changePrice(
  name: string,
  cents: number,
  { gezien: seen, beheerderId: adminId = null, ook: also }: Options = {}
): Promise<Result<void, PriceRefused>> {
  const keys = ORDERABLE_GAMES.map(({ verkoop: sale }) => sale.prijsSleutel)
  if (!keys.includes(name)) {
    throw new RangeError(`There is no game "${name}"; choose from ${keys.join(', ')}`)
  }
  return changeShop(async (trx) => {
    const price = await Price.findBy('naam', name, { client: trx })
    const was = price?.centen ?? null
    if (was === cents) return ok(undefined)
    if (seen !== undefined && seen !== was) return err({ type: 'intussen_gewijzigd', centen: was })

    await Price.updateOrCreate({ naam: name }, { centen: cents }, { client: trx })
    await PriceChange.create({ naam: name, centen: cents, beheerderId: adminId }, { client: trx })
    await also?.(trx, was)
    return ok(undefined)
  })
}
