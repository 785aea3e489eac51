import { err, ok, type Result } from '#domain/result'

/** The life of a live game (specification 2, section 4). */
export const STATUSES = ['closed', 'open', 'started', 'timeout', 'finished'] as const
export type Status = (typeof STATUSES)[number]

/**
 * The clock gives `timeout` and the shop adds `extratijd`; the others are the game master's
 * buttons.
 */
export const ACTIONS = [
  'openlobby',
  'stoplobby',
  'startspel',
  'timeout',
  'extratijd',
  'finishspel',
] as const
export type Action = (typeof ACTIONS)[number]

const TRANSITIONS: Readonly<Record<Status, Partial<Record<Action, Status>>>> = {
  closed: { openlobby: 'open' },
  open: { stoplobby: 'closed', startspel: 'started' },
  started: {
    stoplobby: 'closed',
    timeout: 'timeout',
    extratijd: 'started',
    finishspel: 'finished',
  },
  timeout: { stoplobby: 'closed', finishspel: 'finished', extratijd: 'started' },
  finished: { stoplobby: 'closed' },
}

/**
 * Where the actions lead from a status. A status that is not ours, such as one that a newer version
 * stored, leads nowhere.
 */
function transitionsFrom(status: string): Partial<Record<Action, Status>> {
  return isStatus(status) ? TRANSITIONS[status] : {}
}

/** Whether a stored status is one that this version knows. */
export const isStatus = (status: string): status is Status =>
  (STATUSES as readonly string[]).includes(status)

export type TransitionRefusal =
  | { readonly type: 'wrong_status'; readonly status: Status; readonly action: Action }
  | { readonly type: 'no_rooms' }

/**
 * The status that an action leads to (specification 2, section 4).
 *
 * @param roomCount how many rooms are enabled; a game without rooms cannot start
 * @returns the new status; refused when the action does not fit the status, or without rooms
 */
export function nextStatus(
  status: Status,
  action: Action,
  roomCount: number
): Result<Status, TransitionRefusal> {
  const to = transitionsFrom(status)[action]
  if (to === undefined) return err({ type: 'wrong_status', status, action })
  if (action === 'startspel' && roomCount === 0) return err({ type: 'no_rooms' })
  return ok(to)
}

/**
 * Whether an action is meant for the status that the game is in. A screen that is behind still
 * shows the buttons of another status, and 'stoplobby' ends either a gathering or a whole round.
 *
 * @param seen the status that was on the screen; null when the caller does not say
 */
export function isIntended(
  status: Status,
  action: Action,
  seen: Status | null
): Result<void, TransitionRefusal> {
  return seen === null || seen === status
    ? ok(undefined)
    : err({ type: 'wrong_status', status, action })
}

/** The actions that the game master can take now; only the clock takes `timeout`. */
export function possibleActions(status: Status): Exclude<Action, 'timeout'>[] {
  return ACTIONS.filter((action) => action !== 'timeout').filter(
    (action) => transitionsFrom(status)[action] !== undefined
  )
}

/** Extra time may let a round continue, so its settings stay as they are until it is closed. */
export const mayConfigure = (status: Status) =>
  status === 'closed' || status === 'open' || status === 'finished'

/**
 * Whether the next group may come in: between games, so never while a round is played or may go on.
 */
export function mayChangeGroup(
  status: Status
): Result<void, TransitionRefusal | { readonly type: 'round_running' }> {
  if (mayConfigure(status)) return ok(undefined)
  return isStatus(status)
    ? err({ type: 'round_running' })
    : err({ type: 'wrong_status', status, action: 'stoplobby' })
}

/** Whether a team may choose its name. */
export const mayChooseName = (status: Status) => status === 'open' || status === 'started'
