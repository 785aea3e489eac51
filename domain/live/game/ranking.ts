/** A team's points, and how many rooms it has done. */
export type TeamScore = {
  readonly teamId: number
  readonly points: number
  readonly done: number
}

/**
 * The score board: most points first, then most rooms done. Teams that are equal in both share a
 * place, and the place after them is skipped.
 */
export function rank<T extends TeamScore>(scores: readonly T[]): (T & { rank: number })[] {
  const equal = (one: TeamScore, other: TeamScore) =>
    one.points === other.points && one.done === other.done
  const row = [...scores].sort((one, other) => other.points - one.points || other.done - one.done)
  return row.map((score) => ({
    ...score,
    rank: row.findIndex((other) => equal(other, score)) + 1,
  }))
}
