/** How the teams of one place stand on the stage while it is told. */
export type TierLayout = {
  readonly columns: number
  readonly rows: number
  /** Whether so many teams share the place that they take the height of the list as well. */
  readonly alone: boolean
}

/** The most teams that stand in one column and in two, and that leave room for a list. */
const MOST = { oneColumn: 2, twoColumns: 10, besideList: 4 } as const

/** @param teams how many share the place */
export function layTier(teams: number): TierLayout {
  const columns = teams <= MOST.oneColumn ? 1 : teams <= MOST.twoColumns ? 2 : 3
  return { columns, rows: Math.ceil(teams / columns), alone: teams > MOST.besideList }
}

/** Up to this many teams on the whole podium have their sign above them; more have it beside them. */
const MOST_BELOW_SIGN = 5

/** Whether so many teams share the podium that they stand in columns. */
export const isCrowded = (standing: number): boolean => standing > MOST_BELOW_SIGN

/**
 * How many teams the list below the stage has room for, in two columns: long names take more height, and those on
 * a crowded podium too.
 */
export function listedAtOnce(isLong: boolean, crowded: boolean): number {
  if (!isLong) return 8
  return crowded ? 4 : 6
}
