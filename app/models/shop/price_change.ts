import { PrijswijzigingenSchema } from '#database/schema'

/** What a game cost from a moment on, in whole cents: the history of the price list. */
export default class PriceChange extends PrijswijzigingenSchema {
  static override table = 'prijswijzigingen'
}
