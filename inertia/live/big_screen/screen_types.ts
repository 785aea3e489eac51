import type { ClockState, Place, Snapshot } from '~/live/game/snapshot_types'

/** What the big screen gets; null points and rooms are kept secret until the end. */
export type ScreenTeam = {
  team_id: number
  naam: string
  naam_gekozen: boolean
  punten: number | null
  klaar: number | null
}

export type ScreenRoom = {
  id: number
  naam: string
  volgnummer: number
  bezet_door: string | null
}

export type ScreenSnapshot = Snapshot &
  ClockState & {
    name: string
    mededeling: string | null
    scores_verborgen: boolean
    teams: ScreenTeam[]
    rooms: ScreenRoom[]
    eindstand: Place[] | null
  }
