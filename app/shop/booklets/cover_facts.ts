import type { Booklet } from '#domain/shop/booklets/booklet'
import { challengeOf, starsInWords } from '#domain/shop/catalogue/star_rating'

/** What a cover says of a game, each with its name. */
export const coverFacts = ({ players, playtime, age, stars }: Booklet) =>
  [
    ['Spelers', players],
    ['Speelduur', playtime],
    ['Voor wie', age],
    ['Moeilijkheid', `${challengeOf(stars)} (${whole(starsInWords(stars))})`],
  ] as const

/** Words that stay on one line. */
const whole = (words: string) => words.replaceAll(' ', '\u00A0')

/** A revised game says when, as the shop does. */
export const editionOf = ({ edition, revised }: Booklet) =>
  revised ? `Vernieuwde editie ${revised}, druk ${edition}` : `Editie ${edition}`
