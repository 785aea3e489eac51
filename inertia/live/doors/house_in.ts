import { houseOf, housesOf, type House } from '#domain/live/doors'
import type { Data } from '@generated/data'

type Room = Pick<Data.Live.Game.TeamRoom, 'id' | 'embleem'>

const built = new WeakMap<readonly Room[], ReadonlyMap<number, House>>()

/** The house of a room in the street of an evening, which is built once for each list of rooms. */
export function houseIn(rooms: readonly Room[], { id, embleem: emblem }: Room): House {
  const street =
    built.get(rooms) ?? housesOf(rooms.map((room) => ({ id: room.id, emblem: room.embleem })))
  built.set(rooms, street)
  return street.get(id) ?? houseOf(emblem, id)
}
