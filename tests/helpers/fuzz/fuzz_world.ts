import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import type { Simulator } from '#simulator/server'
import {
  createVisitor,
  createWorld,
  pathOf,
  type Visitor,
  type World,
} from '#tests/helpers/permissions'
import { ADMIN } from '#tests/helpers/browser'
import { atWork, createGameMaster } from '#tests/helpers/live/game_master'
import { playLink } from '#tests/helpers/play/paid_play_link'
import { messageOf, orderOf, withdrawalOf } from '#tests/helpers/shop/stored_records'
import { CUSTOMER, pageToken, placeOrder } from '#tests/helpers/shop/shop_calls'
import { firstOf, present } from '#tests/helpers/present'

const VISITORS = [
  'anonymous',
  'team',
  'page',
  'other',
  'admin',
  'expired',
] as const satisfies readonly Visitor[]
export const ROLES = [...VISITORS, 'gameMaster'] as const
export type Role = (typeof ROLES)[number]

/** The headers that identify the sender of a request. */
export type Credentials = Readonly<Record<string, string>>

/** A shop with one of everything in it, and visitors with different permissions. */
export async function fuzzWorld(client: ApiClient, simulator: Simulator) {
  const world = await createWorld()
  const { payment } = await placeOrder(client, simulator)
  await simulator.control.decide(payment, 'paid', { webhook: 'direct' })
  const parcel = await Order.findByOrFail('email', CUSTOMER.email)
  const order = await orderOf(DateTime.utc().minus({ days: 2 }))
  const withdrawal = await withdrawalOf(DateTime.utc(), { orderId: order.id, status: 'ontvangen' })
  const message = await messageOf(DateTime.utc())
  const { uniqueId } = await playLink('cuneravanrhenen')
  const bought = await Payment.findByOrFail('order_id', parcel.id)

  const visitors = {} as Record<Role, Credentials>
  for (const role of VISITORS) {
    const { browser, bearer } = await createVisitor(client, role, world)
    visitors[role] = {
      'cookie': browser.cookie,
      'x-csrf-token': browser.token || (await pageToken()),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    }
  }

  const { grants } = await createGameMaster([world.game])
  const leader = await atWork(client)
  visitors.gameMaster = { 'cookie': leader.cookie, 'x-csrf-token': leader.token }

  /** Ids and secrets of what exists, by the part of the address after which they come. */
  const known: readonly (readonly [part: RegExp, names: Record<string, string | number>])[] = [
    [/\/bestelling\/:token/, { token: parcel.token }],
    [/\/(bestelling|bestellingen)\/:id/, { id: parcel.id }],
    [/\/herroep(ing|ingen)\/:id/, { id: withdrawal.id }],
    [/\/herroepen\//, { token: withdrawal.token }],
    [/\/bericht(en)?\/:id/, { id: message.id }],
    [/\/spelen\/:uniqueId/, { uniqueId }],
    [/:spel/, { spel: 'cuneravanrhenen' }],
    [/:hintpagina/, { hintpagina: 'binky' }],
    [/:apiPad/, { apiPad: 'binky' }],
    [/:itemName/, { itemName: 'binky' }],
    [/actiecode.*:id/, { id: 1 }],
    [/:grantId/, { grantId: firstOf(grants).id }],
  ]
  const values: Record<string, unknown> = {
    ...CUSTOMER,
    ...{ uniqueid: uniqueId, roomid: world.room.id, id: present(bought.providerId, 'the payment') },
    ...{ roomsIdsChecked: [world.room.id], ids: String(parcel.id), nummer: parcel.number },
    ...{ huidig: ADMIN.password, ronde: world.round.id, cellen: [boxOf(world)] },
  }
  return {
    visitors,
    values,
    pageToken: await pageToken(),
    /** An address of a route about what exists. */
    goodPath(pattern: string): string {
      const fitting = known.filter(([part]) => part.test(pattern)).map(([, names]) => names)
      const names = Object.assign({}, ...fitting) as Record<string, string | number>
      const path = pattern.replace(/:(\w+)/g, (whole, name: string) => String(names[name] ?? whole))
      return pathOf(path, world).replace('*', 'binky')
    },
  }
}

/** A box of the score sheet, which a team left empty. */
function boxOf({ team, room }: World) {
  const seen = { uitkomst: 'open', fouten: 0, hints: 0 }
  const typed = { uitkomst: 'opgelost', fouten: 1, hints: 1 }
  return { team_id: team.id, room_id: room.id, ...typed, gezien: seen }
}

export type FuzzWorld = Awaited<ReturnType<typeof fuzzWorld>>
