import { percentile, waitTime, type Observation } from '#app/live/rehearsal/measurement'
import type { Tap } from './hall.js'

/** Milliseconds of the robots' own clock. */
export type Outage = { readonly from: number; readonly until: number }

/** A screen that may have had to show a tap. */
export type Watched = Observation & {
  readonly name: string
  /** Null for a screen of no team. */
  readonly teamId: number | null
}

export type Measured = {
  /** The time from a tap to another screen, by what that screen is to the phone. */
  readonly ownTeam: number[]
  readonly otherTeams: number[]
  readonly hall: number[]
  /** The same for taps while the shop was being killed and came back. */
  readonly aroundKills: number[]
  /** Taps that a screen did not show in time. */
  readonly missed: number
}

/** After how many milliseconds each screen showed each tap of somebody else. */
export function measure(
  taps: readonly Tap[],
  screens: readonly Watched[],
  outages: readonly Outage[]
): Measured {
  const measured = { ownTeam: [], otherTeams: [], hall: [], aroundKills: [] as number[], missed: 0 }
  for (const tap of taps) {
    const calm = !outages.some(({ from, until }) => tap.at <= until && tap.at >= from - CLOSE_MS)
    for (const screen of screens) {
      if (screen.name === tap.phone) continue
      const outcome = waitTime(screen, tap)
      if (outcome.type === 'missed' && calm) measured.missed++
      if (outcome.type !== 'seen') continue
      const list: number[] = calm ? measured[kindOf(screen, tap)] : measured.aroundKills
      list.push(outcome.ms)
    }
  }
  return measured
}

/** A tap so shortly before a kill may be shown after it. */
const CLOSE_MS = 2_000

const kindOf = ({ teamId }: Watched, tap: Tap) =>
  teamId === null ? 'hall' : teamId === tap.teamId ? 'ownTeam' : 'otherTeams'

/** `p50 12 ms  p95 30 ms  p99 44 ms  (n = 1234)` */
export function percentiles(values: readonly number[]): string {
  if (values.length === 0) return 'nothing measured'
  const parts = [0.5, 0.95, 0.99].map((part) => {
    const ms = Math.round(percentile(values, part) ?? 0)
    return `p${part * 100} ${String(ms).padStart(5)} ms`
  })
  return `${parts.join('  ')}  (n = ${values.length})`
}

/** Lines with what they say under one another. */
export function table(lines: readonly (readonly [what: string, says: string])[]): string[] {
  const width = Math.max(...lines.map(([what]) => what.length))
  return lines.map(([what, says]) => `${what.padEnd(width)}  ${says}`)
}
