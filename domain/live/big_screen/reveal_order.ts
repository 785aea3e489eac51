/** A place in the final ranking, with the teams that share it. */
export type Tier<T> = { readonly rank: number; readonly teams: readonly T[] }

/** How many seconds the hall looks at a place before the next one is told. */
export const REVEAL_SECONDS = 3
/** The number of places on the podium. */
export const PODIUM = 3

/**
 * The final ranking in the order in which it is told: the last place first, teams with a shared
 * place together.
 */
export function revealOrder<T extends { readonly rank: number }>(
  standings: readonly T[]
): Tier<T>[] {
  const places = [...new Set(standings.map((team) => team.rank))].sort((a, b) => b - a)
  return places.map((rank) => ({
    rank,
    teams: standings.filter((team) => team.rank === rank),
  }))
}

/** The podium as the hall sees it: second, first, third. */
export function podium<T extends { readonly rank: number }>(standings: readonly T[]): Tier<T>[] {
  const tiers = revealOrder(standings).filter(({ rank }) => rank <= PODIUM)
  return [2, 1, 3].flatMap((rank) => tiers.filter((tier) => tier.rank === rank))
}
