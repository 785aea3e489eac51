/** Five steps from little to much; of difficulty the middle one is just right. */
export const OPINION_STEPS = [1, 2, 3, 4, 5] as const

export const REMARK_MAX = 200

export type Opinion = {
  readonly game: string
  readonly fun: number | null
  readonly difficulty: number | null
}

/** How often each step was chosen, and their mean; null when nobody chose. */
export type Votes = { readonly counts: number[]; readonly mean: number | null }

export function votesOf(chosen: readonly (number | null)[]): Votes {
  const counts = OPINION_STEPS.map((step) => chosen.filter((one) => one === step).length)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((all, count, index) => all + count * (index + 1), 0)
  return { counts, mean: total === 0 ? null : sum / total }
}
