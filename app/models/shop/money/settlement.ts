import { SettlementSchema } from '#database/schema'
import type { SettlementSourceName } from '#domain/shop/bookkeeping/settlements'

/** A sum that the payment provider paid out, with what it kept. */
export default class Settlement extends SettlementSchema {
  static override table = 'settlements'

  declare source: SettlementSourceName
}
