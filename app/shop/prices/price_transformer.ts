import { BaseTransformer } from '@adonisjs/core/transformers'
import { toDecimal } from '#domain/money'
import type Price from '#models/shop/money/price'

/** An entry of the price list with the specification's spelling. */
export default class PriceTransformer extends BaseTransformer<Price> {
  toObject() {
    return { name: this.resource.name, prijs: toDecimal(this.resource.cents) }
  }
}
