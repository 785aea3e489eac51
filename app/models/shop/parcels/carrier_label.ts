import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CarrierLabelSchema } from '#database/schema'
import type { CarrierLabelStatus } from '#domain/shop/parcels/carrier_labels'
import type { Carrier } from '#domain/shop/parcels/shipping'
import Order from '#models/shop/order'

/** A label of the carrier's service for the parcel of an order. */
export default class CarrierLabel extends CarrierLabelSchema {
  static override table = 'carrier_labels'

  declare status: CarrierLabelStatus
  declare carrier: Carrier | null

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>
}
