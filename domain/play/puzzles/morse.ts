/**
 * Whether a text is only Morse. A page shows Morse larger than words, because people look the small
 * marks up in a hurry.
 *
 * @param text uses `·` for short and `–` for long, as our puzzles write it
 */
export const isMorse = (text: string): boolean => /^[·–]+$/.test(text)
