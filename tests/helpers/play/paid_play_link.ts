import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { freshReadableCode, freshToken } from '#app/core/tokens'
import { playableUntil } from '#domain/shop/play_links'
import type { Game } from '#domain/play/puzzles/puzzle'
import Order from '#models/shop/order'
import Delivery from '#models/shop/delivery'
import PlayFlag from '#models/play/play_flag'
import { CUSTOMER, post } from '#tests/helpers/shop/shop_calls'
import { present } from '#tests/helpers/present'
import { gameAt } from '#tests/helpers/play/game_at'

type Options = { readonly orderedAt?: DateTime; readonly revoked?: boolean }

/** A paid order with its play link, as the shop makes it, from a moment of choice. */
export async function playLink(path: string, options: Options = {}) {
  const { itemName } = gameAt(path)
  const orderedAt = options.orderedAt ?? DateTime.utc()
  const order = await Order.create({
    number: `EK-${freshReadableCode(8)}`,
    token: freshToken(),
    requestKey: freshToken(),
    itemName,
    name: CUSTOMER.naam,
    email: CUSTOMER.email,
    priceCents: 1750,
    discountCents: 0,
    totalCents: 1750,
    status: 'betaald',
    paidAt: orderedAt,
    createdAt: orderedAt,
  })
  const delivery = await Delivery.create({
    orderId: order.id,
    kind: 'speellink',
    token: freshToken(),
    validUntil: order.game.sale.playableOneMonth ? playableUntil(orderedAt) : null,
    revokedAt: options.revoked ? orderedAt : null,
    fetchCount: 0,
  })
  return { order, delivery, uniqueId: present(delivery.token, 'delivery.token') }
}

/** The calls of one link, as a device makes them. */
export function player(client: ApiClient, path: string, uniqueId: string) {
  const callApi = (call: string, data: object = {}) =>
    post(client, `/api/${path}/${call}`, { uniqueid: uniqueId, ...data })
  return {
    callApi,
    submit: (name: string, data: object = {}) => callApi('submit', { name, ...data }),
    async flags(): Promise<string[]> {
      const reply = await callApi('get-answers')
      reply.assertStatus(200)
      const items = reply.body() as { onderdeel: { naam: string } }[]
      return items.map(({ onderdeel: part }) => part.naam)
    },
  }
}

/** Marks puzzles as solved without playing them. */
export async function markSolved(delivery: Delivery, puzzles: Game['puzzles']) {
  await PlayFlag.createMany(puzzles.map(({ flag: name }) => ({ deliveryId: delivery.id, name })))
}
