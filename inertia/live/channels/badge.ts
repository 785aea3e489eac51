import type { Connection } from './channel_settings.js'

/** The states of the badge on a screen. `connecting` passes by itself, so players do not see it. */
export type Badge = 'live' | 'connecting' | 'polling' | 'gone'

/**
 * @param reachable whether the last call was answered
 * @param connection of the realtime channels; null for a screen that has nothing to hear
 */
export function badgeOf(reachable: boolean, connection: Connection | null): Badge {
  if (!reachable) return 'gone'
  switch (connection) {
    case 'away':
      return 'polling'
    case 'connecting':
      return 'connecting'
    default:
      return 'live'
  }
}
