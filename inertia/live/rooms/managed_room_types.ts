import type { ScoreRules } from '#domain/live/game/points'
import type { AdminRoom } from '~/live/game/snapshot_types'

/** What the screens of the rooms get, see `app/live/rooms/managed_room.ts`. */
export type ManagedRoom = AdminRoom & {
  gearchiveerd: boolean
  /** Names of klanten: whose game with this room is being played, and whose has yet to begin. */
  speelt_bij: string[]
  wacht_bij: string[]
}

export type ProfileName = 'licht' | 'middel' | 'zwaar'
export type Profiles = Readonly<Record<ProfileName, ScoreRules>>

export type RoomRow = {
  id: number
  volgnummer: number
  adminnaam: string
  naam: string
  opberg: string
  tijdschatting: number
  max_punten: number
  min_punten: number
  profiel: ProfileName | null
  gearchiveerd: boolean
}

export const ROOM_API = '/api/dashboard/room'
