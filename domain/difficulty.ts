/**
 * A level from 1, easy, to 5, hard: one scale for the stars in the shop, the booklets and the play
 * pages.
 */
export type Difficulty = 1 | 2 | 3 | 4 | 5

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const satisfies readonly Difficulty[]

const WORDS = { 1: 'licht', 2: 'redelijk licht', 3: 'gemiddeld', 4: 'pittig', 5: 'zwaar' } as const

/**
 * The word for a rating of 0 to 5 stars in halves (specification 1, section 9). A half is the step
 * below it, as it is for the sheets inside: those of a game with 4,5 stars are 4 at most times.
 */
export function difficultyInWords(rating: number): string {
  const reached = DIFFICULTIES.filter((difficulty) => difficulty <= rating)
  return WORDS[reached.at(-1) ?? 1]
}
