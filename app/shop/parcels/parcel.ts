import type { DateTime } from 'luxon'
import { term } from '#app/shop/promises/term'
import { shippingPromise } from '#domain/shop/promises/promises'
import type Order from '#models/shop/order'

/** A parcel that waits to be sent, with both promises. */
export function parcel(order: Order, now: DateTime) {
  const {
    id,
    nummer: number,
    naam: name,
    adres: address,
    postcode,
    plaats: city,
    spel: game,
  } = order
  const paidAt = order.betaaldOp ?? order.createdAt
  const { streven: target, uiterlijk: deadline } = shippingPromise(paidAt)
  return {
    ...{ id, nummer: number, naam: name, adres: address, postcode, plaats: city, spel: game.titel },
    betaaldOp: paidAt.toISO()!,
    streven: term(target, now),
    uiterlijk: term(deadline, now),
  }
}
