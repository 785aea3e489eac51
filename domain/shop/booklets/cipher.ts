/**
 * The cipher of the answer sheets: Gronsfeld, a Caesar cipher whose shift changes with each letter.
 * Each digit of a lock's code in turn says how many places a letter moves on. A child can undo it
 * with the alphabet beside it, and each of the thousand codes gives something else.
 *
 * Source: the content plan, "Games that are only printed".
 */

const A = 65
const LETTERS = 26

/**
 * Enciphers the text of an answer sheet.
 *
 * @param text the text that the code makes readable; the result is in capitals, without accents
 * @param code digits only, three or four in our games
 * @returns the enciphered text; a character that is no letter stays, and uses up no digit
 * @throws RangeError when the code is not made of digits
 */
export function encrypt(text: string, code: string): string {
  return shift(text, code, 1)
}

/**
 * Reads an enciphered text with a code, as a player does.
 *
 * @param text an enciphered text
 * @param code the digits that somebody tries
 * @returns the text with the right code, nonsense with another
 * @throws RangeError when the code is not made of digits
 */
export function decipher(text: string, code: string): string {
  return shift(text, code, -1)
}

function shift(text: string, code: string, direction: 1 | -1): string {
  if (!/^\d+$/.test(code)) throw new RangeError(`'${code}' is no code`)
  let turn = 0
  return bare(text).replace(/[A-Z]/g, (letter) => {
    const step = Number(code[turn++ % code.length]) * direction
    return String.fromCharCode(A + ((letter.charCodeAt(0) - A + step + LETTERS) % LETTERS))
  })
}

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
