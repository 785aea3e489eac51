/** A place of the final ranking with who shares it. */
export type Trede<T> = { readonly plaats: number; readonly teams: readonly T[] }

/** How long the hall looks at a place before the next one is told. */
export const ONTHUL_SECONDEN = 3
/** The places that stand on the podium. */
export const PODIUM = 3

/** The final ranking in the order in which it is told: the last place first, shared places at once. */
export function onthulvolgorde<T extends { readonly plaats: number }>(
  eindstand: readonly T[]
): Trede<T>[] {
  const plaatsen = [...new Set(eindstand.map(({ plaats }) => plaats))].sort((a, b) => b - a)
  return plaatsen.map((plaats) => ({
    plaats,
    teams: eindstand.filter((team) => team.plaats === plaats),
  }))
}

/** Who stands on the podium as the hall sees it: second, first, third. */
export function podium<T extends { readonly plaats: number }>(eindstand: readonly T[]): Trede<T>[] {
  const treden = onthulvolgorde(eindstand).filter(({ plaats }) => plaats <= PODIUM)
  return [2, 1, 3].flatMap((plaats) => treden.filter((trede) => trede.plaats === plaats))
}
