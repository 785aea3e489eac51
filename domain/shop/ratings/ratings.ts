/**
 * The number of ratings from which on they are shown: two people's taste says nothing about a game.
 */
export const SHOWN_FROM = 3

/** The newest lines that a page shows. */
export const LINES_SHOWN = 6

/** Why a rating may be kept off the page. That it disappoints is no reason. */
export const HIDDEN_REASONS = ['rude', 'spoiler', 'personal', 'suspect'] as const
export type HiddenReason = (typeof HIDDEN_REASONS)[number]

/** What one buyer said; `fun` and `difficulty` are steps of 1 to 5. */
export type GivenRating = {
  readonly fun: number
  readonly difficulty: number
  readonly line: string | null
  readonly at: Date
}

/**
 * All ratings of a game together; `fun` is the mean with one decimal, `difficulty` a step of 1 to
 * 5.
 */
export type RatingSummary = {
  readonly count: number
  readonly fun: number
  readonly difficulty: number
  readonly lines: readonly { readonly text: string; readonly at: Date }[]
}

/**
 * What a game's page shows of its ratings.
 *
 * @param ratings those that are not hidden, the newest first
 * @returns null while there are too few to show
 */
export function summaryOf(ratings: readonly GivenRating[]): RatingSummary | null {
  if (ratings.length < SHOWN_FROM) return null
  return {
    count: ratings.length,
    fun: Math.round(meanOf(ratings.map(({ fun }) => fun)) * 10) / 10,
    difficulty: Math.round(meanOf(ratings.map(({ difficulty }) => difficulty))),
    lines: ratings
      .flatMap(({ line, at }) => (line === null ? [] : [{ text: line, at }]))
      .slice(0, LINES_SHOWN),
  }
}

const meanOf = (steps: readonly number[]) =>
  steps.reduce((sum, step) => sum + step, 0) / steps.length
