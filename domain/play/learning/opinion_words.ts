/** The steps of 1 to 5, in words: how much fun a game was. */
export const FUN = ['niet leuk', 'gaat wel', 'leuk', 'heel leuk', 'geweldig'] as const
/** The steps of 1 to 5, in words: how hard a game was. */
export const DIFFICULTY = [
  'veel te makkelijk',
  'makkelijk',
  'precies goed',
  'moeilijk',
  'veel te moeilijk',
] as const

/** A step of 1 to 5, or the mean of several, in words; empty outside of that. */
export const inWords = (words: readonly string[], step: number) => words[Math.round(step) - 1] ?? ''
