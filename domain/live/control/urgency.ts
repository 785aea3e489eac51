/** How much a team needs the game master: not, soon, now. */
export type Urgency = 'calm' | 'late' | 'stuck'

const LEVELS: readonly Urgency[] = ['calm', 'late', 'stuck']
/** The number of times its estimate after which a team is stuck in a room. */
const STUCK_TIMES = 1.5
/** After how many minutes without any sign of a team's phones; ten minutes cost it its room. */
const SILENT_MINUTES = { late: 2, stuck: 5 } as const
/** For how many minutes after the start a team that did not come yet can still be fetched. */
const FETCH_MINUTES = 5
/** A sign of life longer than this before the start came from somebody who tried the card. */
const GATHERING_MINUTES = 120
const MINUTE_MS = 60_000

/** A team as the game master follows it. All times are in minutes. */
export type Followed = {
  /** The room where it is; null when it is in none. */
  readonly room: { readonly minutes: number; readonly estimate: number } | null
  /** The time since it was last heard; null when it was not seen this evening. */
  readonly silence: number | null
  /** The time since the start of the game. */
  readonly sinceStart: number
  /** It has solved every room. */
  readonly ready: boolean
}

/** How a team is doing in its room: calm up to the estimate, stuck beyond one and a half times it. */
export function paceIn(room: Followed['room']): Urgency {
  if (room === null || room.minutes <= room.estimate) return 'calm'
  return room.minutes > room.estimate * STUCK_TIMES ? 'stuck' : 'late'
}

/**
 * Since how many minutes a team is silent; null when nobody scanned its code this evening.
 * Moments are milliseconds since 1970.
 *
 * @param heardAt its last sign of life; null when there never was one
 */
export function silentMinutes(heardAt: number | null, start: number, now: number): number | null {
  if (heardAt === null || heardAt < start - GATHERING_MINUTES * MINUTE_MS) return null
  return Math.max(0, (now - heardAt) / MINUTE_MS)
}

/**
 * How worrying the silence of a team is. A team that was not seen this evening is missed in the
 * first five minutes, while the game master can still fetch it; after that it is a no-show, which
 * needs nobody.
 */
export function silenceOf({
  silence,
  sinceStart,
}: Pick<Followed, 'silence' | 'sinceStart'>): Urgency {
  if (silence === null) return sinceStart < FETCH_MINUTES ? 'late' : 'calm'
  if (silence >= SILENT_MINUTES.stuck) return 'stuck'
  return silence >= SILENT_MINUTES.late ? 'late' : 'calm'
}

/** The more urgent of its room and its silence; a team that is ready needs nobody. */
export function urgencyOf(team: Followed): Urgency {
  if (team.ready) return 'calm'
  return LEVELS[Math.max(level(paceIn(team.room)), level(silenceOf(team)))] ?? 'calm'
}

/** Whether a team did not come: it was not seen this evening, and is not missed any more. */
export const isNoShow = (team: Followed) => team.silence === null && urgencyOf(team) === 'calm'

/**
 * The teams with the most urgent one first: by urgency, then by how far a team is beyond the estimate
 * of its room, then by its silence. Teams that are ready come after them, and no-shows last.
 */
export function byUrgency<T extends Followed>(teams: readonly T[]): T[] {
  const beyond = ({ room }: Followed) => (room === null ? 0 : room.minutes / room.estimate)
  const silence = (team: Followed) => team.silence ?? Infinity
  const difference = (a: number, b: number) => (a === b ? 0 : b - a)
  return [...teams].sort(
    (one, other) =>
      Number(isNoShow(one)) - Number(isNoShow(other)) ||
      Number(one.ready) - Number(other.ready) ||
      level(urgencyOf(other)) - level(urgencyOf(one)) ||
      difference(beyond(one), beyond(other)) ||
      difference(silence(one), silence(other))
  )
}

const level = (urgency: Urgency) => LEVELS.indexOf(urgency)
