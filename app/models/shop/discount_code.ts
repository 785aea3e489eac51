import { ActiecodeSchema } from '#database/schema'
import type { DiscountCode as ActiecodeRegels } from '#domain/shop/discount_codes'

/** A discount code; `waarde` is a percentage or whole cents, `spellen` the price keys, by comma. */
export default class DiscountCode extends ActiecodeSchema {
  static override table = 'actiecodes'

  declare soort: 'percentage' | 'bedrag'

  /** This code as the rules in `domain/` see it. */
  get regels(): ActiecodeRegels {
    return {
      soort: this.soort,
      waarde: this.waarde,
      geldigVanaf: this.geldigVanaf?.toJSDate() ?? null,
      geldigTot: this.geldigTot?.toJSDate() ?? null,
      spellen: this.spellen.split(',').filter(Boolean),
      maxTotaal: this.maxTotaal,
      gebruiktTotaal: this.gebruiktTotaal,
      gestopt: Boolean(this.gestoptOp),
    }
  }
}
