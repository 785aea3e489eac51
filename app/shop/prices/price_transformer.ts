import { BaseTransformer } from '@adonisjs/core/transformers'
import { toDecimal } from '#domain/money'
import type Price from '#models/shop/price'

/** An entry of the price list as the specification spells it. */
export default class PriceTransformer extends BaseTransformer<Price> {
  toObject() {
    return { name: this.resource.naam, prijs: toDecimal(this.resource.centen) }
  }
}
