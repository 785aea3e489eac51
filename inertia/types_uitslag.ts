import type { Hintnummer } from '#domain/spellenfabriek/hints'
import type { Plaats } from '~/types_live'

/** What remains of a klant's evenings, see the transformer of the admin area. */
export type Klantnaam = { id: number; name: string }

export type Rondekop = {
  id: number
  nummer: number
  begonnen_op: string
  gesloten_op: string | null
  bezig: boolean
  winnaars: string[]
}

export type Uitslagregel = {
  team_id: number
  team: string
  room_id: number
  room: string
  geprobeerd: boolean
  opgelost: boolean
  punten: number
  fout: number
  hints: Hintnummer[]
}

export type Correctie = {
  id: number
  team_id: number
  team: string
  punten: number
  reden: string
  tijd: string
}

export type Rondeuitslag = Rondekop & {
  eindstand: Plaats[]
  regels: Uitslagregel[]
  correcties: Correctie[]
  log: { id: number; tijd: string; zin: string }[]
}
