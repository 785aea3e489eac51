import type { Verbruik } from '#domain/spellenfabriek/punten'

export const HINTS = [1, 2, 3] as const
export type Hintnummer = (typeof HINTS)[number]

/** Whether a hint may be used: hint 2 needs hint 1, hint 3 needs hint 2 (specification 2, section 4). */
export function magHint(nummer: Hintnummer, verbruik: Verbruik): boolean {
  if (nummer === 1) return true
  return nummer === 2 ? verbruik.hint1 : verbruik.hint2
}

/** Whether the answer may be shown, for 0 points: after hint 3. */
export const magAntwoordTonen = ({ hint3 }: Verbruik): boolean => hint3

/** The hint that is on offer now; null when all were used. */
export function volgendeHint(verbruik: Verbruik): Hintnummer | null {
  if (!verbruik.hint1) return 1
  if (!verbruik.hint2) return 2
  return verbruik.hint3 ? null : 3
}
