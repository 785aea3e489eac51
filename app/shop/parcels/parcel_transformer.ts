import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { term } from '#app/shop/promises/term'
import { shippingPromise } from '#domain/shop/promises/promises'
import { asIso } from '#domain/dutch_time'
import type { Holiday } from '#domain/shop/settings/holiday'
import { addressMark } from '#app/shop/parcels/labels/claim_label'
import type Order from '#models/shop/order'
import type CarrierLabel from '#models/shop/parcels/carrier_label'

/** A parcel that waits to be sent, with what the FAQ promises and what the order page promises. */
export default class ParcelTransformer extends BaseTransformer<Order> {
  constructor(
    order: Order,
    protected at: {
      readonly now: DateTime
      /** When the shop is away, if it is. */
      readonly holiday: Holiday | null
      /** The labels of the carrier's service, by order. */
      readonly labels?: ReadonlyMap<number, CarrierLabel>
    }
  ) {
    super(order)
  }

  toObject() {
    const { id, number, name, address, postcode, city, game } = this.resource
    const paidAt = this.resource.paidAt ?? this.resource.createdAt
    const { now, holiday } = this.at
    const { target, deadline, afterHoliday } = shippingPromise(paidAt, holiday)
    return {
      ...{ id, number, name, address, postcode, city, game: game.title },
      paidAt: asIso(paidAt),
      target: term(target, now),
      deadline: term(deadline, now),
      afterHoliday,
      label: this.#label(),
    }
  }

  /** The label that was made at the service, or may have been. */
  #label() {
    const label = this.at.labels?.get(this.resource.id)
    if (label === undefined) return null
    const { id, status, carrier, trackTrace } = label
    const addressChanged = label.addressMark !== addressMark(this.resource)
    return { id, made: status === 'made', carrier, trackTrace, addressChanged }
  }
}
