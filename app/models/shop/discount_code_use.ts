import { ActiecodeGebruikenSchema } from '#database/schema'

/** A place of a discount code, taken by an order and given back when its payment fails. */
export default class DiscountCodeUse extends ActiecodeGebruikenSchema {
  static override table = 'actiecode_gebruiken'
}
