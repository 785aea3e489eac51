import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PriceRow } from '#app/shop/prices/load_price_rows'
import { asIso } from '#domain/dutch_time'

/** How many changes the screen shows; the table keeps all of them. */
const LATEST = 20

/** A game with its price, now and before. */
export default class PriceRowTransformer extends BaseTransformer<PriceRow> {
  toObject() {
    const { game, cents, lowest, from, changes, names } = this.resource
    return {
      key: game.sale.priceKey,
      title: game.title,
      itemName: game.itemName,
      cents,
      lowest,
      /** The price that visitors read beside a reduced price. */
      from,
      history: changes.slice(0, LATEST).map(({ id, cents: then, createdAt, adminId }) => ({
        id,
        cents: then,
        at: asIso(createdAt),
        who: (adminId !== null && names.get(adminId)) || null,
      })),
    }
  }
}
