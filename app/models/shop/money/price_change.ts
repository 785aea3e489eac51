import { PriceChangeSchema } from '#database/schema'

/** The price of a game from a moment on, in whole cents: the history of the price list. */
export default class PriceChange extends PriceChangeSchema {
  static override table = 'price_changes'
}
