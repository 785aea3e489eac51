import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { DeliverySchema } from '#database/schema'
import type { DeliveryForm } from '#games/catalogue'
import { isValid, type Validity } from '#domain/shop/play_links'
import Order from '#models/shop/order'
import PlayFlag from '#models/play/play_flag'

/**
 * What a paid order brings: a download, a play link (its token is the `uniqueid` of the
 * specification), or a parcel.
 */
export default class Delivery extends DeliverySchema {
  static override table = 'deliveries'

  @hasMany(() => PlayFlag, { foreignKey: 'deliveryId' })
  declare flags: HasMany<typeof PlayFlag>

  declare kind: DeliveryForm

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>

  get validity(): Validity {
    return {
      validUntil: this.validUntil?.toJSDate() ?? null,
      extendedAt: this.extendedAt?.toJSDate() ?? null,
      revokedAt: this.revokedAt?.toJSDate() ?? null,
    }
  }

  isValid(now: Date): boolean {
    return isValid(this.validity, now)
  }
}
