import type { DateTime } from 'luxon'
import { term } from '#app/beheer/termijn'
import { shippingPromise } from '#domain/winkel/beloften'
import type Order from '#models/bestelling'

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
