import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { LeveringenSchema } from '#database/schema'
import type { DeliveryForm } from '#games/catalogue'
import type { Validity } from '#domain/play/links'
import Order from '#models/shop/order'

/** What a paid order brings: a download, a play link (its token is the `uniqueid`), or a parcel. */
export default class Delivery extends LeveringenSchema {
  static override table = 'leveringen'

  declare soort: DeliveryForm

  @belongsTo(() => Order, { foreignKey: 'bestellingId' })
  declare bestelling: BelongsTo<typeof Order>

  get looptijd(): Validity {
    return {
      geldigTot: this.geldigTot?.toJSDate() ?? null,
      verlengdOp: this.verlengdOp?.toJSDate() ?? null,
      ingetrokkenOp: this.ingetrokkenOp?.toJSDate() ?? null,
    }
  }

  isGeldig(now: Date): boolean {
    return (
      this.ingetrokkenOp === null && (this.geldigTot === null || now < this.geldigTot.toJSDate())
    )
  }
}
