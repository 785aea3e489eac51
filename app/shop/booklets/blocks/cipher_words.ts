/** A letter with the place of its digit in the code; a character that is no letter has no place. */
export type Enciphered = { readonly char: string; readonly turn: number | null }

/**
 * The words of a text in cipher, as they are set for players.
 *
 * @param text in capitals
 * @param digits how many the code has
 */
export function wordsOfCipher(text: string, digits: number): Enciphered[][] {
  let turn = 0
  return text.split(' ').map((word) =>
    [...word].map((char) => ({
      char,
      turn: /[A-Z]/.test(char) ? (turn++ % digits) + 1 : null,
    }))
  )
}
