import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { findGameByPath } from '#games/online_games'
import { freshToken } from '#app/core/tokens'
import { playableUntil } from '#app/shop/deliveries/deliver'
import type { Game } from '#domain/play/puzzles/puzzle'
import Order from '#models/shop/order'
import Delivery from '#models/shop/delivery'
import PlayFlag from '#models/play/play_flag'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'

type Options = { readonly besteldOp?: DateTime; readonly ingetrokken?: boolean }

/** A paid order with its play link, as the shop makes it, ordered at a moment of choice. */
export async function playLink(path: string, options: Options = {}) {
  const { itemName } = findGameByPath(path)!
  const orderedAt = options.besteldOp ?? DateTime.utc()
  const order = await Order.create({
    nummer: `EK-${randomUUID().slice(0, 8)}`,
    token: freshToken(),
    aanvraagsleutel: freshToken(),
    itemName,
    naam: CUSTOMER.naam,
    email: CUSTOMER.email,
    prijsCenten: 1750,
    kortingCenten: 0,
    totaalCenten: 1750,
    status: 'betaald',
    betaaldOp: orderedAt,
    createdAt: orderedAt,
  })
  const delivery = await Delivery.create({
    bestellingId: order.id,
    soort: 'speellink',
    token: freshToken(),
    geldigTot: order.spel.verkoop.speelbaarTotEenMaand ? playableUntil(orderedAt) : null,
    ingetrokkenOp: options.ingetrokken ? orderedAt : null,
    aantalOpgehaald: 0,
  })
  return { bestelling: order, levering: delivery, uniqueid: delivery.token! }
}

/** The calls of one link, as a device makes them. */
export function player(client: ApiClient, path: string, uniqueId: string) {
  const callApi = (call: string, data: object = {}) =>
    post(client, `/api/${path}/${call}`, { uniqueid: uniqueId, ...data })
  return {
    roep: callApi,
    dienIn: (name: string, data: object = {}) => callApi('submit', { name, ...data }),
    async vlaggen(): Promise<string[]> {
      const reply = await callApi('get-answers')
      reply.assertStatus(200)
      const items = reply.body() as { onderdeel: { naam: string } }[]
      return items.map(({ onderdeel: part }) => part.naam)
    },
  }
}

/** Marks puzzles as solved without playing them. */
export async function markSolved(delivery: Delivery, puzzles: Game['raadsels']) {
  await PlayFlag.createMany(
    puzzles.map(({ vlag: name }) => ({ leveringId: delivery.id, naam: name }))
  )
}
