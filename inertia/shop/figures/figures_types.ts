import type { Figures, HintFigure, Week } from '#domain/shop/figures'

/** The figures of a period, as the server sends them. */
export type WeekFigures = Figures & Week
export type GameFigures = Figures & { spel: string; titel: string; bestelbaar: boolean }
export type HintGame = {
  spel: string
  titel: string
  geopend: number
  antwoord: number
  opgelost: number
  perKeer: number | null
  raadsels: HintFigure[]
}
