/**
 * Whether a text is Morse and nothing else: small marks that are looked up in a hurry, so that a page
 * shows them larger than its words.
 *
 * @param tekst with `·` for short and `–` for long, as our puzzles write it
 */
export const isMorse = (text: string): boolean => /^[·–]+$/.test(text)
