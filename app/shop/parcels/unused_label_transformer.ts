import { BaseTransformer } from '@adonisjs/core/transformers'
import type CarrierLabel from '#models/shop/parcels/carrier_label'

/** A label for a parcel that stays here. */
export default class UnusedLabelTransformer extends BaseTransformer<CarrierLabel> {
  toObject() {
    const { id, orderId, order, trackTrace } = this.resource
    return { id, orderId, number: order.number, name: order.name, trackTrace }
  }
}
