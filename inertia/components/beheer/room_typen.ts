import type { Scoreregels } from '#domain/spellenfabriek/punten'
import type { Adminroom } from '~/types_live'

/** What the screens of the rooms get, see `app/beheer/transformers/beheerroom.ts`. */
export type Beheerroom = Adminroom & {
  gearchiveerd: boolean
  /** Names of klanten: whose game with this room is being played, and whose has yet to begin. */
  speelt_bij: string[]
  wacht_bij: string[]
}

export type Profielnaam = 'licht' | 'middel' | 'zwaar'
export type Profielen = Readonly<Record<Profielnaam, Scoreregels>>

export type Roomregel = {
  id: number
  volgnummer: number
  adminnaam: string
  naam: string
  opberg: string
  tijdschatting: number
  max_punten: number
  min_punten: number
  profiel: Profielnaam | null
  gearchiveerd: boolean
}

export const ROOM_API = '/api/dashboard/room'
