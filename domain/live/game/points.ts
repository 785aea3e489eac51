/** What a room costs and brings, as its editor stores it (specification 2, sections 3 and 9). */
export type ScoreRules = {
  readonly max_punten: number
  readonly min_punten: number
  readonly fout_cost: number
  readonly hint1_cost: number
  readonly hint2_cost: number
  readonly hint3_cost: number
}

/** What a team used in a room: wrong answers and hints. */
export type Usage = {
  readonly aantal_fout: number
  readonly hint1: boolean
  readonly hint2: boolean
  readonly hint3: boolean
}

/**
 * The points that a right answer brings now (specification 2, section 9): `max_punten`, minus each
 * wrong answer and each used hint, never below `min_punten`.
 *
 * @param hint3Counts how often hint 3 counts; the specification allows both readings, and we count
 *   it once unless the game says otherwise (decision 0013)
 */
export function computePoints(
  rules: ScoreRules,
  { aantal_fout: wrong_count, hint1, hint2, hint3 }: Usage,
  hint3Counts: 1 | 2 = 1
): number {
  const costs =
    wrong_count * rules.fout_cost +
    (hint1 ? rules.hint1_cost : 0) +
    (hint2 ? rules.hint2_cost : 0) +
    (hint3 ? rules.hint3_cost * hint3Counts : 0)
  return Math.max(rules.min_punten, rules.max_punten - costs)
}

export type TeamScore = {
  readonly team_id: number
  readonly punten: number
  readonly klaar: number
}

/**
 * The score board: most points first, then most rooms done. Teams that are equal in both share a
 * place, and the place after them is skipped.
 */
export function rank<T extends TeamScore>(scores: readonly T[]): (T & { plaats: number })[] {
  const equal = (one: TeamScore, other: TeamScore) =>
    one.punten === other.punten && one.klaar === other.klaar
  const row = [...scores].sort((one, other) => other.punten - one.punten || other.klaar - one.klaar)
  return row.map((score) => ({
    ...score,
    plaats: row.findIndex((other) => equal(other, score)) + 1,
  }))
}
