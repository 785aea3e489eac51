import type { Connection } from './channel_types.js'

/** What the badge of a screen says; `verbindt` passes by itself, and is not worth a word to players. */
export type Badge = 'live' | 'verbindt' | 'peilt' | 'weg'

/**
 * @param bereikbaar whether the last call was answered
 * @param verbinding of the realtime channels; null for a screen that has nothing to hear
 */
export function badgeOf(reachable: boolean, connection: Connection | null): Badge {
  if (!reachable) return 'weg'
  switch (connection) {
    case 'weg':
      return 'peilt'
    case 'verbinden':
      return 'verbindt'
    default:
      return 'live'
  }
}
