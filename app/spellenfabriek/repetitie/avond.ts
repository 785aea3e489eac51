import type { ClientOptions } from '#app/core/realtime/broadcaster'
import type { Verzending, Waarneming } from '#app/spellenfabriek/repetitie/meting'

/** What all robots of one rehearsal share. */
export type Avond = {
  readonly url: string
  readonly realtime: ClientOptions
  /** How many times faster than people. */
  readonly snelheid: number
  /** Ends everything at once. */
  readonly signal: AbortSignal
  readonly telling: Telling
}

/** What happened, counted while it happens. */
export class Telling {
  readonly acties: Record<string, number> = {}
  readonly weigeringen: Record<string, number> = {}
  events = 0
  /** Looks at the hall in which a room or a team stood twice. */
  dubbel = 0
  /** Rooms that were done, by any team. */
  klaar = 0

  actie(naam: string) {
    this.acties[naam] = (this.acties[naam] ?? 0) + 1
  }

  weigering(reden: string) {
    this.weigeringen[reden] = (this.weigeringen[reden] ?? 0) + 1
  }
}

/** What one phone of a team sent, and what its other phones saw of it. */
export type Teammeting = {
  readonly verzendingen: readonly (Verzending & { readonly telefoon: number })[]
  readonly waarnemingen: readonly Waarneming[]
}

/** @returns milliseconds, for what takes people this many seconds */
export const alsRobot = (seconden: number, { snelheid }: Pick<Avond, 'snelheid'>) =>
  (seconden * 1000) / snelheid
