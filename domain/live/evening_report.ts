/** What happened in a room, at a moment in milliseconds since 1970. */
export type RoomEvent = {
  readonly what: string
  readonly teamId: number | null
  readonly roomId: number | null
  readonly at: number
}

const INTO = 'betreden'
const OUT = new Set(['verlaten', 'fell_silent', 'vrijgegeven', 'opgelost', 'answer_shown'])
/** The clock stands still from the first to the second. */
const [PAUSE, RESUME] = ['pauze', 'verder']

/**
 * How long each team was in each room, without pauses. A stay that never ended counts for nothing:
 * the round was over before the room was.
 *
 * @param events in order of time
 * @returns milliseconds by team and room, under `stayKey`
 */
export function timeInRooms(events: readonly RoomEvent[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>()
  const inside = new Map<string, number>()
  let paused = 0
  let pausedSince: number | null = null
  const playedUntil = (at: number) => (pausedSince ?? at) - paused
  for (const { what, teamId, roomId, at } of events) {
    if (what === PAUSE) pausedSince ??= at
    if (what === RESUME && pausedSince !== null) {
      paused += at - pausedSince
      pausedSince = null
    }
    if (teamId === null || roomId === null) continue
    const key = stayKey(teamId, roomId)
    if (what === INTO) inside.set(key, playedUntil(at))
    const since = inside.get(key)
    if (!OUT.has(what) || since === undefined) continue
    inside.delete(key)
    total.set(key, (total.get(key) ?? 0) + playedUntil(at) - since)
  }
  return total
}

export const stayKey = (teamId: number, roomId: number) => `${teamId} ${roomId}`

/** What one team did in a room. `shown`: the answer was given, for 0 points. */
export type Visit = {
  readonly solved: boolean
  readonly shown: boolean
  readonly mistakes: number
  readonly hints: number
  /** Null when the room was played on paper. */
  readonly minutes: number | null
}

/** A room over all teams that tried it. Averages are rounded to one decimal. */
export type RoomFigures = {
  readonly tried: number
  /** Solved by the team itself, without being told the answer. */
  readonly solved: number
  readonly minutes: number | null
  readonly mistakes: number
  readonly hints: number
}

/** @returns null when nobody tried the room */
export function roomFigures(visits: readonly Visit[]): RoomFigures | null {
  if (visits.length === 0) return null
  const timed = visits.flatMap(({ solved, minutes }) => (solved && minutes !== null ? minutes : []))
  return {
    tried: visits.length,
    solved: visits.filter(({ solved, shown }) => solved && !shown).length,
    minutes: timed.length === 0 ? null : average(timed),
    mistakes: average(visits.map(({ mistakes }) => mistakes)),
    hints: average(visits.map(({ hints }) => hints)),
  }
}

const average = (numbers: readonly number[]) =>
  Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10

/**
 * The limits from which a room counts as too hard: one and a half times its estimate, two hints,
 * three mistakes, half unsolved.
 */
const LIMITS = { time: 1.5, hints: 2, mistakes: 3, solved: 0.5 } as const

export type TooHard = 'time' | 'hints' | 'mistakes' | 'unsolved'

/**
 * Why a room was too hard; empty when it was not.
 *
 * @param timeEstimate in minutes, as its editor stored it
 */
export function tooHard(figures: RoomFigures, timeEstimate: number): TooHard[] {
  const { tried, solved, minutes, mistakes, hints } = figures
  const reasons: [TooHard, boolean][] = [
    ['time', minutes !== null && minutes > timeEstimate * LIMITS.time],
    ['hints', hints >= LIMITS.hints],
    ['mistakes', mistakes >= LIMITS.mistakes],
    ['unsolved', solved < tried * LIMITS.solved],
  ]
  return reasons.flatMap(([reason, is]) => (is ? [reason] : []))
}
