import { BaseTransformer } from '@adonisjs/core/transformers'
import { toDecimal } from '#domain/money'

type Discount = { readonly priceCents: number; readonly discountCents: number }

/** What a code takes off the price of a game. */
export default class DiscountTransformer extends BaseTransformer<Discount> {
  toObject() {
    const { priceCents, discountCents } = this.resource
    return { korting: toDecimal(discountCents), totaal: toDecimal(priceCents - discountCents) }
  }
}
