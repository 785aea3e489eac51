/** What a room costs and brings, as its editor stores it (specification 2, sections 3 and 9). */
export type Scoreregels = {
  readonly max_punten: number
  readonly min_punten: number
  readonly fout_cost: number
  readonly hint1_cost: number
  readonly hint2_cost: number
  readonly hint3_cost: number
}

/** What a team used in a room. */
export type Verbruik = {
  readonly aantal_fout: number
  readonly hint1: boolean
  readonly hint2: boolean
  readonly hint3: boolean
}

/**
 * The points that a right answer brings now: from `max_punten`, minus each wrong answer and each used
 * hint, never below `min_punten`.
 *
 * @param hint3Telt how often hint 3 counts; the specification leaves both readings open, and we count
 *   it once unless the game says otherwise (decision 0013)
 */
export function berekenPunten(
  regels: Scoreregels,
  { aantal_fout, hint1, hint2, hint3 }: Verbruik,
  hint3Telt: 1 | 2 = 1
): number {
  const kosten =
    aantal_fout * regels.fout_cost +
    (hint1 ? regels.hint1_cost : 0) +
    (hint2 ? regels.hint2_cost : 0) +
    (hint3 ? regels.hint3_cost * hint3Telt : 0)
  return Math.max(regels.min_punten, regels.max_punten - kosten)
}

export type Teamscore = {
  readonly team_id: number
  readonly punten: number
  readonly klaar: number
}

/**
 * The score board: most points first, then most rooms done. Teams that are equal in both share a place,
 * and the place after them is skipped.
 */
export function rangschik<T extends Teamscore>(scores: readonly T[]): (T & { plaats: number })[] {
  const gelijk = (een: Teamscore, ander: Teamscore) =>
    een.punten === ander.punten && een.klaar === ander.klaar
  const rij = [...scores].sort((een, ander) => ander.punten - een.punten || ander.klaar - een.klaar)
  return rij.map((score) => ({
    ...score,
    plaats: rij.findIndex((ander) => gelijk(ander, score)) + 1,
  }))
}
