/**
 * What is known before an evening. A mark names what is printed or played as it is now, so that
 * a print or a rehearsal of something older is seen; null when nobody ticked it off or played it.
 */
export type EveningFacts = {
  /** The klant of the evening; null when there is none, or its game is not enabled. */
  readonly game: {
    readonly rooms: number
    readonly teams: number
    readonly cardsMark: string
    readonly kitMark: string
    readonly rehearsalMark: string
  } | null
  readonly printedCards: string | null
  readonly printedKit: string | null
  /** The last rehearsal of the evening; null when there was none. */
  readonly rehearsal: 'running' | 'passed' | 'failed' | null
  readonly rehearsed: string | null
}

/** The parts that have to be ready, in the order in which they are made. */
export const PARTS = ['game', 'rooms', 'cards', 'paper_kit', 'rehearsal'] as const
export type Part = (typeof PARTS)[number]

export type Readiness =
  | 'ready'
  | 'missing'
  /** Rooms: fewer than teams, so teams wait for each other. */
  | 'few'
  /** Printed or rehearsed before something changed. */
  | 'outdated'
  /** A rehearsal that plays now. */
  | 'busy'
  /** A rehearsal that found something. */
  | 'failed'

export type PartState = { readonly part: Part; readonly state: Readiness }

/** Which parts of an evening are ready. Without a game there is nothing else to look at. */
export function readinessOf({
  game,
  printedCards,
  printedKit,
  rehearsal,
  rehearsed,
}: EveningFacts): PartState[] {
  if (game === null) return [{ part: 'game', state: 'missing' }]
  return [
    { part: 'rooms', state: roomsState(game) },
    { part: 'cards', state: printedState(printedCards, game.cardsMark) },
    { part: 'paper_kit', state: printedState(printedKit, game.kitMark) },
    {
      part: 'rehearsal',
      state:
        rehearsal === 'passed' && rehearsed !== game.rehearsalMark
          ? 'outdated'
          : REHEARSED[rehearsal ?? 'none'],
    },
  ]
}

/** Each team is in a room of its own, so fewer rooms than teams leaves somebody waiting. */
function roomsState({ rooms, teams }: { rooms: number; teams: number }): Readiness {
  if (rooms === 0) return 'missing'
  return rooms < teams ? 'few' : 'ready'
}

function printedState(printed: string | null, now: string): Readiness {
  if (printed === null) return 'missing'
  return printed === now ? 'ready' : 'outdated'
}

const REHEARSED = {
  none: 'missing',
  running: 'busy',
  passed: 'ready',
  failed: 'failed',
} as const satisfies Record<string, Readiness>
