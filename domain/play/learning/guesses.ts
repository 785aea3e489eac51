/** What the owner learns from wrong answers: which texts are tried again and again. */

/** A longer text is no guess that others will make too. */
export const GUESS_MAX = 60

/**
 * How many times a text is tried before the owner sees it. Nobody knows whose tries they are: those
 * of one family count as those of three do.
 */
export const SHOWN_FROM = 3

/** How many texts are counted for one puzzle. A further text is not counted. */
export const TEXTS_PER_PUZZLE = 500

/** A mail address, a site, or as many digits as a telephone number has at least. */
const PERSONAL = /@|:\/\/|www\.|(?:\d[\s().-]*){7}/

/**
 * A wrong answer as it is counted: without case, marks that nobody sees and double spaces.
 *
 * @returns null when it is not counted, because it is empty, long, or could say something about a
 *   person
 */
export function guessText(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{C}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLocaleLowerCase('nl')
  return text === '' || text.length > GUESS_MAX || PERSONAL.test(text) ? null : text
}
