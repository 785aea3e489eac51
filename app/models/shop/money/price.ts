import { PriceSchema } from '#database/schema'

/**
 * An entry of the price list: the present price of a game, in whole cents. `name` is the price key.
 */
export default class Price extends PriceSchema {
  static override table = 'prices'
}
