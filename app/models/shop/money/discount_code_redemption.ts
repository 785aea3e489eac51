import { DiscountCodeRedemptionSchema } from '#database/schema'

/** A use of a discount code by an order. It is given back when the order's payment fails. */
export default class DiscountCodeRedemption extends DiscountCodeRedemptionSchema {
  static override table = 'discount_code_redemptions'
}
