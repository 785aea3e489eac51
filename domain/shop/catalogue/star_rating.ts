import { difficultyInWords } from '#domain/difficulty'

/** Stars from 0 to 5 in halves. Some games show a range (specification 1, section 9). */
export type Stars = { readonly van: number; readonly tot: number }

export type Star = 'full' | 'half' | 'empty'

/** The five stars of a rating in halves: `2.5` → full, full, half, empty, empty. */
export function asStars(rating: number): Star[] {
  return [1, 2, 3, 4, 5].map((n) => (rating >= n ? 'full' : rating >= n - 0.5 ? 'half' : 'empty'))
}

const NUMBER = new Intl.NumberFormat('nl-NL')

/** The word for a rating: `pittig`, or `licht tot zwaar` for a range. */
export function challengeOf({ van: from, tot: until }: Stars): string {
  const [easiest, hardest] = [difficultyInWords(from), difficultyInWords(until)]
  return easiest === hardest ? hardest : `${easiest} tot ${hardest}`
}

/** What a screen reader says: `4,5 van 5`, or `1 tot 5 van 5` for a range. */
export function starsInWords({ van: from, tot: until }: Stars): string {
  return from === until
    ? `${NUMBER.format(until)} van 5`
    : `${NUMBER.format(from)} tot ${NUMBER.format(until)} van 5`
}
