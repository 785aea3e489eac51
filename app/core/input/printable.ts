import { cleanText } from '#app/core/input/clean_text'

/** One line without what cannot be seen. A text that older shops stored may still have it. */
export const printable = (text: string) => cleanText(text).replace(/\s+/g, ' ').trim()
