import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { term } from '#app/shop/promises/term'
import { shippingPromise } from '#domain/shop/promises/promises'
import { asIso } from '#domain/dutch_time'
import { addressMark } from '#app/shop/parcels/claim_label'
import type Order from '#models/shop/order'
import type CarrierLabel from '#models/shop/parcels/carrier_label'

/** A parcel that waits to be sent, with what the FAQ promises and what the order page promises. */
export default class ParcelTransformer extends BaseTransformer<Order> {
  constructor(
    order: Order,
    protected now: DateTime,
    protected labels: ReadonlyMap<number, CarrierLabel> = new Map()
  ) {
    super(order)
  }

  toObject() {
    const { id, number, name, address, postcode, city, game } = this.resource
    const paidAt = this.resource.paidAt ?? this.resource.createdAt
    const { target, deadline } = shippingPromise(paidAt)
    return {
      ...{ id, number, name, address, postcode, city, game: game.title },
      paidAt: asIso(paidAt),
      target: term(target, this.now),
      deadline: term(deadline, this.now),
      label: this.#label(),
    }
  }

  /** The label that was made at the service, or may have been. */
  #label() {
    const label = this.labels.get(this.resource.id)
    if (label === undefined) return null
    const { id, status, carrier, trackTrace } = label
    const addressChanged = label.addressMark !== addressMark(this.resource)
    return { id, made: status === 'made', carrier, trackTrace, addressChanged }
  }
}
