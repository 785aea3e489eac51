import type { OccupiedEntry } from '#domain/live/game/news'
import type { Status } from '#domain/live/game/game_flow'

/** What the screens of the live game get from the server, see the transformers of the two areas. */
export type TeamName = {
  id: number
  name: string
  custom_name: string | null
  updated_at: string | null
}

export type RoomProgress = {
  room: { id: number }
  antwoord: number
  hint1: number
  hint2: number
  hint3: number
  aantal_fout: number
  points: number
  updated_at: string | null
}

export type ClockState = {
  id: number
  status: Status
  tijdsduur: number
  start: string | null
  /** Milliseconds since 1970, by the server's clock. */
  eindtijd: number | null
  gepauzeerd_sinds: number | null
}

export type Place = {
  team_id: number
  naam: string
  punten: number
  klaar: number
  plaats: number
}

type Costs = {
  max_punten: number
  min_punten: number
  fout_cost: number
  hint1_cost: number
  hint2_cost: number
  hint3_cost: number
}

/** A room as a team sees it: null is what it may not see yet. */
export type TeamRoom = Costs & {
  id: number
  naam: string
  volgnummer: number
  tijdschatting: number
  vraag: string | null
  hint1: string | null
  hint2: string | null
  hint3: string | null
  antwoord: string | null
}

export type AdminRoom = Costs & {
  id: number
  naam: string
  adminnaam: string
  opberg: string
  volgnummer: number
  tijdschatting: number
  vraag: string
  antwoord: string
  hint1: string
  hint2: string
  hint3: string
}

/** Every snapshot says how new it is, and what time the server had. */
export type Snapshot = { versie: number; server_tijd: number }

export type TeamSnapshot = Snapshot & {
  id: number
  name: string
  team: TeamName & { punten: number; voortgang: RoomProgress[] }
  teams: TeamName[]
  spellenfabriek:
    (ClockState & { mededeling: string | null; hint3_telt: 1 | 2; rooms: TeamRoom[] }) | null
  occupied: OccupiedEntry[]
  eindstand: Place[] | null
}

export type CustomerSnapshot = Snapshot & {
  id: number
  name: string
  email: string
  teams: (TeamName & { punten: number; voortgang: RoomProgress[] })[]
  spellenfabriek:
    | (ClockState & {
        mededeling: string | null
        hint3_telt: 1 | 2
        aantal_teams: number
        scores_verborgen: boolean
        ronde: number | null
        acties: string[]
        rooms: AdminRoom[]
        rooms_available: AdminRoom[]
      })
    | null
  occupied: OccupiedEntry[]
  eindstand: Place[] | null
}

/** What a browser needs to open the realtime connection, see `Broadcaster.clientOptions`. */
export type Realtime =
  | { driver: 'embedded'; key: string }
  | {
      driver: 'pusher'
      key: string
      cluster: string
      forceTLS: boolean
      host?: string
      port?: number
      tls?: boolean
    }

export const teamName = ({ name, custom_name }: Pick<TeamName, 'name' | 'custom_name'>) =>
  custom_name ?? name

/** '1 punt', '50 punten'. */
export const inPoints = (points: number) => `${points} ${points === 1 ? 'punt' : 'punten'}`
