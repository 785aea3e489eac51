import { err, ok, type Result } from '#domain/result'

/** The life of a live game (specification 2, section 4). */
export const STATUSSEN = ['closed', 'open', 'started', 'timeout', 'finished'] as const
export type Status = (typeof STATUSSEN)[number]

/** `timeout` is the clock's, `extratijd` ours; the others are the game master's buttons. */
export const ACTIES = [
  'openlobby',
  'stoplobby',
  'startspel',
  'timeout',
  'extratijd',
  'finishspel',
] as const
export type Actie = (typeof ACTIES)[number]

const OVERGANGEN: Readonly<Record<Status, Partial<Record<Actie, Status>>>> = {
  closed: { openlobby: 'open' },
  open: { stoplobby: 'closed', startspel: 'started' },
  started: { stoplobby: 'closed', timeout: 'timeout', extratijd: 'started' },
  timeout: { stoplobby: 'closed', finishspel: 'finished', extratijd: 'started' },
  finished: { stoplobby: 'closed' },
}

export type Overgangsweigering =
  | { readonly type: 'verkeerde_status'; readonly status: Status; readonly actie: Actie }
  | { readonly type: 'geen_rooms' }

/**
 * The status that an action leads to.
 *
 * @param aantalRooms how many rooms are enabled; a game without rooms cannot start
 */
export function volgendeStatus(
  status: Status,
  actie: Actie,
  aantalRooms: number
): Result<Status, Overgangsweigering> {
  const naar = OVERGANGEN[status][actie]
  if (naar === undefined) return err({ type: 'verkeerde_status', status, actie })
  if (actie === 'startspel' && aantalRooms === 0) return err({ type: 'geen_rooms' })
  return ok(naar)
}

/**
 * Whether an action is meant for the status that the game is in: a screen that fell behind still shows
 * the buttons of another one, and 'stoplobby' ends a gathering or a whole round.
 *
 * @param gezien the status that was on the screen; null when the caller does not say
 */
export function isBedoeld(
  status: Status,
  actie: Actie,
  gezien: Status | null
): Result<void, Overgangsweigering> {
  return gezien === null || gezien === status
    ? ok(undefined)
    : err({ type: 'verkeerde_status', status, actie })
}

/** The actions that a game master can take now. */
export function mogelijkeActies(status: Status): Actie[] {
  return ACTIES.filter((actie) => OVERGANGEN[status][actie] !== undefined)
}

/** Whether a team may choose its name. */
export const magNaamKiezen = (status: Status) => status === 'open' || status === 'started'
