import type { ClientOptions } from '#app/core/realtime/broadcaster'
import type { Transmission, Observation } from '#app/live/rehearsal/measurement'

/** What all robots of one rehearsal share. */
export type Evening = {
  readonly url: string
  readonly realtime: ClientOptions
  /** How many times faster than people. */
  readonly snelheid: number
  /** Ends everything at once. */
  readonly signal: AbortSignal
  readonly telling: DailyTally
}

/** What happened, counted while it happens. */
export class DailyTally {
  readonly acties: Record<string, number> = {}
  readonly weigeringen: Record<string, number> = {}
  events = 0
  /** Looks at the hall in which a room or a team stood twice. */
  dubbel = 0
  /** Rooms that were done, by any team. */
  klaar = 0

  actie(name: string) {
    this.acties[name] = (this.acties[name] ?? 0) + 1
  }

  weigering(reason: string) {
    this.weigeringen[reason] = (this.weigeringen[reason] ?? 0) + 1
  }
}

/** What one phone of a team sent, and what its other phones saw of it. */
export type TeamMeasurement = {
  readonly verzendingen: readonly (Transmission & { readonly telefoon: number })[]
  readonly waarnemingen: readonly Observation[]
}

/** @returns milliseconds, for what takes people this many seconds */
export const robotMs = (seconds: number, { snelheid: speed }: Pick<Evening, 'snelheid'>) =>
  (seconds * 1000) / speed
