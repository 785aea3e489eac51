import { PrijzenSchema } from '#database/schema'

/** An entry of the price list: what a game costs now, in whole cents. `naam` is the price key. */
export default class Price extends PrijzenSchema {
  static override table = 'prijzen'
}
