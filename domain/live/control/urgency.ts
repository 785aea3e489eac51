/** How much a team needs the game master: not, soon, now. */
export type Urgency = 'calm' | 'late' | 'stuck'

const LEVELS: readonly Urgency[] = ['calm', 'late', 'stuck']
/** The number of times its estimate after which a team is stuck in a room. */
const STUCK_TIMES = 1.5
/** After how many minutes without any sign of a team's phones; ten minutes cost it its room. */
const SILENT_MINUTES = { late: 2, stuck: 5 } as const

/** A team as the game master follows it. All times are in minutes. */
export type Followed = {
  /** The room where it is; null when it is in none. */
  readonly room: { readonly minutes: number; readonly estimate: number } | null
  /** The time since it was last heard; null when it never was. */
  readonly silence: number | null
  /** It has solved every room. */
  readonly ready: boolean
}

/** How a team is doing in its room: calm up to the estimate, stuck beyond one and a half times it. */
export function paceIn(room: Followed['room']): Urgency {
  if (room === null || room.minutes <= room.estimate) return 'calm'
  return room.minutes > room.estimate * STUCK_TIMES ? 'stuck' : 'late'
}

/** How worrying the silence of a team is. A team that never came is missed as well. */
export function silenceOf(silence: number | null): Urgency {
  if (silence === null || silence >= SILENT_MINUTES.stuck) return 'stuck'
  return silence >= SILENT_MINUTES.late ? 'late' : 'calm'
}

/** The more urgent of its room and its silence; a team that is ready needs nobody. */
export function urgencyOf({ room, silence, ready }: Followed): Urgency {
  if (ready) return 'calm'
  return LEVELS[Math.max(level(paceIn(room)), level(silenceOf(silence)))] ?? 'calm'
}

/**
 * The teams with the most urgent one first: by urgency, then by how far a team is beyond the estimate
 * of its room, then by its silence. Teams that are ready come last.
 */
export function byUrgency<T extends Followed>(teams: readonly T[]): T[] {
  const beyond = ({ room }: Followed) => (room === null ? 0 : room.minutes / room.estimate)
  const silence = (team: Followed) => team.silence ?? Infinity
  const difference = (a: number, b: number) => (a === b ? 0 : b - a)
  return [...teams].sort(
    (one, other) =>
      Number(one.ready) - Number(other.ready) ||
      level(urgencyOf(other)) - level(urgencyOf(one)) ||
      difference(beyond(one), beyond(other)) ||
      difference(silence(one), silence(other))
  )
}

const level = (urgency: Urgency) => LEVELS.indexOf(urgency)
