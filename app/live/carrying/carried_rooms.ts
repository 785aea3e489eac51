import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { LEFT_BEHIND } from '#app/live/carrying/carried_content'
import { fromCarriedRow, toCarriedRow, type CarriedRow } from '#app/live/carrying/carried_row'
import Room from '#models/live/room'

/**
 * Rooms as they came along. A room that is the same here is used as it is, so that nothing is
 * doubled.
 */
export class CarriedRooms {
  readonly #known: Map<string, Room>

  private constructor(
    readonly trx: TransactionClientContract,
    rooms: readonly Room[]
  ) {
    this.#known = new Map(
      rooms.map((room) => [markOf(toCarriedRow(room, LEFT_BEHIND.room)), room] as const)
    )
  }

  static async load(trx: TransactionClientContract): Promise<CarriedRooms> {
    /** A room that can be chosen is preferred to one in the archive. */
    const rooms = await Room.query({ client: trx }).orderBy('archived_at').orderBy('id', 'desc')
    return new CarriedRooms(trx, [
      ...rooms.filter(({ archivedAt }) => archivedAt !== null),
      ...rooms.filter(({ archivedAt }) => archivedAt === null),
    ])
  }

  /** @param archived whether a room that is new here can be chosen for other evenings */
  async take(row: CarriedRow, { archived }: { readonly archived: boolean }): Promise<Room> {
    const same = this.#known.get(markOf(row))
    if (same) return same
    const values = fromCarriedRow<typeof Room>(row)
    const room = await Room.create(
      { ...values, archivedAt: archived ? DateTime.utc() : null },
      { client: this.trx }
    )
    this.#known.set(markOf(row), room)
    return room
  }
}

const markOf = (row: CarriedRow) => JSON.stringify(Object.entries(row))
