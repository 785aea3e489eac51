import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LeveringenSchema } from '#database/schema'
import type { Leveringsvorm } from '#content/catalogus'
import Bestelling from '#models/bestelling'

/** What a paid order brings: a download, a play link (its token is the `uniqueid`), or a parcel. */
export default class Levering extends LeveringenSchema {
  static override table = 'leveringen'

  declare soort: Leveringsvorm

  @belongsTo(() => Bestelling)
  declare bestelling: BelongsTo<typeof Bestelling>

  isGeldig(nu: Date): boolean {
    return (
      this.ingetrokkenOp === null && (this.geldigTot === null || nu < this.geldigTot.toJSDate())
    )
  }
}
