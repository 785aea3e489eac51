import type { HintNumber } from '#domain/live/game/room_hints'
import type { Place } from '~/live/game/snapshot_types'

/** What remains of a klant's evenings, see the transformer of the admin area. */
export type CustomerName = { id: number; name: string }

export type RoundHeader = {
  id: number
  nummer: number
  begonnen_op: string
  gesloten_op: string | null
  bezig: boolean
  winnaars: string[]
}

export type ResultLine = {
  team_id: number
  team: string
  room_id: number
  room: string
  geprobeerd: boolean
  opgelost: boolean
  punten: number
  fout: number
  hints: HintNumber[]
}

export type Correction = {
  id: number
  team_id: number
  team: string
  punten: number
  reden: string
  tijd: string
}

export type RoundResult = RoundHeader & {
  eindstand: Place[]
  regels: ResultLine[]
  correcties: Correction[]
  log: { id: number; tijd: string; zin: string }[]
}
