import type { ClientOptions } from '#app/core/realtime/broadcaster'
import type { Transmission, Observation } from '#app/live/rehearsal/measurement'

/** What all robots of one rehearsal share. */
export type Evening = {
  readonly url: string
  readonly realtime: ClientOptions
  /** How many times faster than people the robots play. */
  readonly speed: number
  /** Ends the whole rehearsal at once. */
  readonly signal: AbortSignal
  readonly tally: DailyTally
}

/** Counts what happens during the rehearsal. */
export class DailyTally {
  readonly actions: Record<string, number> = {}
  readonly refusals: Record<string, number> = {}
  events = 0
  /** How often a look at the hall showed a room or a team twice. */
  double = 0
  /** How many rooms were done, by any team. */
  done = 0

  action(name: string) {
    this.actions[name] = (this.actions[name] ?? 0) + 1
  }

  refusal(reason: string) {
    this.refusals[reason] = (this.refusals[reason] ?? 0) + 1
  }
}

/** What one phone of a team sent, and what the team's other phones saw of it. */
export type TeamMeasurement = {
  readonly transmissions: readonly (Transmission & { readonly phone: number })[]
  readonly observations: readonly Observation[]
}

/** @returns how many milliseconds a robot takes for what takes people this many seconds */
export const robotMs = (seconds: number, { speed }: Pick<Evening, 'speed'>) =>
  (seconds * 1000) / speed
