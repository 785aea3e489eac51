import db from '@adonisjs/lucid/services/db'
import { fromColumn } from '#app/core/database/dialect'
import { readProgress, type ProgressRow } from '#app/live/game/progress/progress_row'
import { realGames } from '#app/live/rehearsal/without_copies'
import type { RoundState } from '#app/live/rounds/round_state'
import {
  roomFigures,
  stayKey,
  timeInRooms,
  type RoomEvent,
  type RoomFigures,
  type Visit,
} from '#domain/live/evening_report'
import type { GameLogData } from '#domain/live/game/game_log_data'
import type Room from '#models/live/room'

/** How many earlier rounds, of any evening, say how hard a room usually is. */
const EARLIER_ROUNDS = 20

export type RoomReport = {
  readonly room: Room
  /** Null when no team tried the room. */
  readonly now: RoomFigures | null
  /** The rounds before this one, of all evenings; null when the room was never tried before. */
  readonly earlier: RoomFigures | null
}

/** How each room of a round went, beside how it went on earlier evenings. */
export async function loadRoomReports({ round, rooms }: RoundState): Promise<RoomReport[]> {
  const before = (await db
    .from('rounds')
    .where('id', '<', round.id)
    .whereIn('spellenfabriek_id', realGames())
    .orderBy('id', 'desc')
    .limit(EARLIER_ROUNDS)
    .select('id')) as { id: number }[]
  const now = await visitsOf([round.id])
  const earlier = await visitsOf(before.map(({ id }) => id))
  return rooms.map((room) => ({
    room,
    now: roomFigures(now(room.id)),
    earlier: roomFigures(earlier(room.id)),
  }))
}

/** What teams did in a room in these rounds. Rooms in which nothing happened were not tried. */
async function visitsOf(roundIds: readonly number[]): Promise<(roomId: number) => Visit[]> {
  const progress = (await readProgress(roundIds)).filter(isTried)
  const stays = await staysOf(roundIds)
  return (roomId) =>
    progress
      .filter((row) => row.roomId === roomId)
      .map((row) => {
        const stay = stays.get(row.roundId)?.get(stayKey(row.teamId, roomId))
        return {
          solved: row.answer,
          shown: row.answer && row.hint3 && row.points === 0,
          mistakes: row.wrongCount,
          hints: [row.hint1, row.hint2, row.hint3].filter(Boolean).length,
          minutes: stay === undefined ? null : stay / 60_000,
        }
      })
}

const isTried = ({ answer, wrongCount, hint1 }: ProgressRow) => answer || hint1 || wrongCount > 0

async function staysOf(roundIds: readonly number[]) {
  const lines = (await db
    .from('game_log_entries')
    .whereIn('round_id', [...roundIds])
    .orderBy('id')
    .select('round_id', 'team_id', 'what', 'data', 'created_at')) as {
    round_id: number
    team_id: number | null
    what: string
    data: string
    created_at: string | Date
  }[]
  const perRound = new Map<number, RoomEvent[]>()
  for (const { round_id: roundId, team_id: teamId, what, data, created_at: at } of lines) {
    const { room_id: roomId = null } = JSON.parse(data) as GameLogData
    const events = perRound.get(roundId) ?? []
    events.push({ what, teamId, roomId, at: fromColumn(at).toMillis() })
    perRound.set(roundId, events)
  }
  return new Map([...perRound].map(([id, events]) => [id, timeInRooms(events)]))
}
