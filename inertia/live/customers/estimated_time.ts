import type { Data } from '@generated/data'

type Room = Data.Live.Rooms.Room

/** The minutes that the chosen rooms take together. */
export const estimatedTime = (rooms: readonly Pick<Room, 'tijdschatting'>[]) =>
  rooms.reduce((total, { tijdschatting: minutes }) => total + minutes, 0)
