/** What a room costs and brings, as its editor stores it (specification 2, sections 3 and 9). */
export type ScoreRules = {
  readonly maxPoints: number
  readonly minPoints: number
  readonly wrongCost: number
  readonly hint1Cost: number
  readonly hint2Cost: number
  readonly hint3Cost: number
}

/** What a team used in a room: wrong answers and hints. */
export type Usage = {
  readonly wrongCount: number
  readonly hint1: boolean
  readonly hint2: boolean
  readonly hint3: boolean
}

/**
 * The points that a right answer brings now (specification 2, section 9): `maxPoints`, minus each
 * wrong answer and each used hint, never below `minPoints`.
 *
 * @param hint3Counts how often hint 3 counts; the specification allows both readings, and we count
 *   it once unless the game says otherwise (decision 0013)
 */
export function roomPoints(
  rules: ScoreRules,
  { wrongCount, hint1, hint2, hint3 }: Usage,
  hint3Counts: 1 | 2 = 1
): number {
  const costs =
    wrongCount * rules.wrongCost +
    (hint1 ? rules.hint1Cost : 0) +
    (hint2 ? rules.hint2Cost : 0) +
    (hint3 ? rules.hint3Cost * hint3Counts : 0)
  return Math.max(rules.minPoints, rules.maxPoints - costs)
}

/** The points that one more wrong answer takes away; 0 for a room at its `minPoints`. */
export function costOfMistake(rules: ScoreRules, usage: Usage, hint3Counts: 1 | 2 = 1): number {
  const after = { ...usage, wrongCount: usage.wrongCount + 1 }
  return roomPoints(rules, usage, hint3Counts) - roomPoints(rules, after, hint3Counts)
}
