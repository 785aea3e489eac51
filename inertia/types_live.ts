import type { Bezetregel } from '#domain/spellenfabriek/nieuws'
import type { Status } from '#domain/spellenfabriek/spelverloop'

/** What the screens of the live game get from the server, see the transformers of the two areas. */
export type Teamnaam = {
  id: number
  name: string
  custom_name: string | null
  updated_at: string | null
}

export type Voortgang = {
  room: { id: number }
  antwoord: number
  hint1: number
  hint2: number
  hint3: number
  aantal_fout: number
  points: number
  updated_at: string | null
}

export type Klokstand = {
  id: number
  status: Status
  tijdsduur: number
  start: string | null
  /** Milliseconds since 1970, by the server's clock. */
  eindtijd: number | null
  gepauzeerd_sinds: number | null
}

export type Plaats = {
  team_id: number
  naam: string
  punten: number
  klaar: number
  plaats: number
}

type Kosten = {
  max_punten: number
  min_punten: number
  fout_cost: number
  hint1_cost: number
  hint2_cost: number
  hint3_cost: number
}

/** A room as a team sees it: null is what it may not see yet. */
export type Teamroom = Kosten & {
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

export type Adminroom = Kosten & {
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

export type Teamsnapshot = Snapshot & {
  id: number
  name: string
  team: Teamnaam & { punten: number; voortgang: Voortgang[] }
  teams: Teamnaam[]
  spellenfabriek:
    (Klokstand & { mededeling: string | null; hint3_telt: 1 | 2; rooms: Teamroom[] }) | null
  occupied: Bezetregel[]
  eindstand: Plaats[] | null
}

export type Klantsnapshot = Snapshot & {
  id: number
  name: string
  email: string
  teams: (Teamnaam & { punten: number; voortgang: Voortgang[] })[]
  spellenfabriek:
    | (Klokstand & {
        mededeling: string | null
        hint3_telt: 1 | 2
        aantal_teams: number
        scores_verborgen: boolean
        ronde: number | null
        acties: string[]
        rooms: Adminroom[]
        rooms_available: Adminroom[]
      })
    | null
  occupied: Bezetregel[]
  eindstand: Plaats[] | null
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

export const teamnaam = ({ name, custom_name }: Pick<Teamnaam, 'name' | 'custom_name'>) =>
  custom_name ?? name

/** '1 punt', '50 punten'. */
export const inPunten = (punten: number) => `${punten} ${punten === 1 ? 'punt' : 'punten'}`
