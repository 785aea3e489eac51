import type { Cijfers, Hintcijfer, Week } from '#domain/winkel/cijfers'

/** The figures of a period, as the server sends them. */
export type Weekcijfers = Cijfers & Week
export type Spelcijfers = Cijfers & { spel: string; titel: string; bestelbaar: boolean }
export type Hintspel = {
  spel: string
  titel: string
  geopend: number
  antwoord: number
  opgelost: number
  perKeer: number | null
  raadsels: Hintcijfer[]
}
