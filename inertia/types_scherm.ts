import type { Klokstand, Plaats, Snapshot } from '~/types_live'

/** What the big screen gets; null points and rooms are kept secret until the end. */
export type Schermteam = {
  team_id: number
  naam: string
  naam_gekozen: boolean
  punten: number | null
  klaar: number | null
}

export type Schermroom = {
  id: number
  naam: string
  volgnummer: number
  bezet_door: string | null
}

export type Schermsnapshot = Snapshot &
  Klokstand & {
    name: string
    mededeling: string | null
    scores_verborgen: boolean
    teams: Schermteam[]
    rooms: Schermroom[]
    eindstand: Plaats[] | null
  }
