import { DiscountCodeSchema } from '#database/schema'
import type { DiscountCode as DiscountCodeRules } from '#domain/shop/discount_codes'

/**
 * A discount code; `value` is a percentage or whole cents, `games` the price keys, separated by
 * commas.
 */
export default class DiscountCode extends DiscountCodeSchema {
  static override table = 'discount_codes'

  declare kind: 'percentage' | 'bedrag'

  /** This code as the rules in `domain/` see it. */
  get rules(): DiscountCodeRules {
    return {
      kind: this.kind,
      value: this.value,
      validFrom: this.validFrom?.toJSDate() ?? null,
      validUntil: this.validUntil?.toJSDate() ?? null,
      games: this.games.split(',').filter(Boolean),
      maxTotal: this.maxTotal,
      usedTotal: this.usedTotal,
      stopped: Boolean(this.stoppedAt),
    }
  }
}
