import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LeveringenSchema } from '#database/schema'
import type { Leveringsvorm } from '#content/catalogus'
import type { Looptijd } from '#domain/winkel/speellink'
import Bestelling from '#models/bestelling'

/** What a paid order brings: a download, a play link (its token is the `uniqueid`), or a parcel. */
export default class Levering extends LeveringenSchema {
  static override table = 'leveringen'

  declare soort: Leveringsvorm

  @belongsTo(() => Bestelling)
  declare bestelling: BelongsTo<typeof Bestelling>

  get looptijd(): Looptijd {
    return {
      geldigTot: this.geldigTot?.toJSDate() ?? null,
      verlengdOp: this.verlengdOp?.toJSDate() ?? null,
      ingetrokkenOp: this.ingetrokkenOp?.toJSDate() ?? null,
    }
  }

  isGeldig(nu: Date): boolean {
    return (
      this.ingetrokkenOp === null && (this.geldigTot === null || nu < this.geldigTot.toJSDate())
    )
  }
}
