import type { Usage } from '#domain/live/game/room_points'

export const HINTS = [1, 2, 3] as const
export type HintNumber = (typeof HINTS)[number]

/**
 * Whether a hint may be used: hint 2 needs hint 1, hint 3 needs hint 2 (specification 2, section
 * 4).
 */
export function mayTakeHint(number: HintNumber, usage: Usage): boolean {
  if (number === 1) return true
  return number === 2 ? usage.hint1 : usage.hint2
}

/** Whether the answer may be shown, for 0 points: after hint 3. */
export const mayShowAnswer = ({ hint3 }: Usage): boolean => hint3

/** The next hint that a team can use; null when all are used. */
export function nextHint(usage: Usage): HintNumber | null {
  if (!usage.hint1) return 1
  if (!usage.hint2) return 2
  return usage.hint3 ? null : 3
}
