import {
  afterStep,
  EMPTY_RECORD,
  expectedPoints,
  type RobotRoom,
  type RoomRecord,
  type Step,
} from '#app/live/rehearsal/robots/plan'
import { HINTS, type HintNumber } from '#domain/live/game/room_hints'

/** What the shop says that a team did in a room. */
export type Seen = {
  readonly teamId: number
  readonly roomId: number
  readonly hints: readonly HintNumber[]
  readonly mistakes: number
  readonly done: boolean
  readonly points: number
}

export type Comparison = {
  /** Hints, mistakes and answers of which a phone was told that they count. */
  readonly confirmed: number
  /** The part of these that the shop does not have. */
  readonly lost: number
  /** What the shop has more than once, or without having told a phone. */
  readonly doubled: number
  /** Rooms whose points are not those of the rules. */
  readonly miscounted: number
}

/** What counts according to the answers to phones, by team and room. */
export class Ledger {
  readonly #records = new Map<string, RoomRecord>()
  /** How often a team went into a room. */
  entered = 0

  constructor(private readonly rooms: readonly RobotRoom[]) {}

  recordOf(teamId: number, roomId: number): RoomRecord {
    return this.#records.get(key(teamId, roomId)) ?? EMPTY_RECORD
  }

  /** The shop acknowledged this step. */
  confirm(teamId: number, roomId: number, step: Step): RoomRecord {
    const record = afterStep(this.recordOf(teamId, roomId), step)
    this.#records.set(key(teamId, roomId), record)
    return record
  }

  /** The points of a team by the rules. */
  pointsOf(teamId: number): number {
    const points = this.rooms.map((room) => expectedPoints(room, this.recordOf(teamId, room.id), 1))
    return points.reduce((sum, one) => sum + one, 0)
  }

  /** Compares what phones were told with what the shop has. */
  compare(teamIds: readonly number[], seen: readonly Seen[]): Comparison {
    const found = new Map(seen.map((one) => [key(one.teamId, one.roomId), one]))
    const total = { confirmed: 0, lost: 0, doubled: 0, miscounted: 0 }
    for (const teamId of teamIds)
      for (const room of this.rooms) {
        const record = this.recordOf(teamId, room.id)
        const one = found.get(key(teamId, room.id)) ?? { ...NOTHING, teamId, roomId: room.id }
        const { confirmed, lost, doubled } = difference(record, one)
        total.confirmed += confirmed
        total.lost += lost
        total.doubled += doubled
        if (one.points !== expectedPoints(room, record, 1)) total.miscounted++
      }
    return total
  }
}

const NOTHING = { hints: [], mistakes: 0, done: false, points: 0 } as const
const key = (teamId: number, roomId: number) => `${teamId}/${roomId}`

function difference(record: RoomRecord, seen: Seen) {
  const pairs = [
    ...HINTS.map((hint) => [Number(record[`hint${hint}`]), Number(seen.hints.includes(hint))]),
    [record.wrongCount, seen.mistakes],
    [Number(record.done !== null), Number(seen.done)],
  ] as [told: number, there: number][]
  return {
    confirmed: pairs.reduce((sum, [told]) => sum + told, 0),
    lost: pairs.reduce((sum, [told, there]) => sum + Math.max(0, told - there), 0),
    doubled: pairs.reduce((sum, [told, there]) => sum + Math.max(0, there - told), 0),
  }
}
