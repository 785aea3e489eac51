/** Printable ASCII, which is nearly everything that arrives. */
const PLAIN = /^[\x20-\x7e]*$/

/** A line may end in five ways; texts keep one. */
const LINE_END = /\r\n|[\r\u0085\u2028\u2029]/g

/**
 * What belongs in no text: controls (NUL too, which PostgreSQL refuses), halves of a surrogate pair,
 * and characters that are not seen or that turn the text around. The joiner and the variation
 * selectors stay, because emoji and several scripts are written with them.
 */
const NEVER =
  // eslint-disable-next-line no-control-regex -- controls are what it looks for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff\p{Cs}\p{Noncharacter_Code_Point}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * A text as it may be stored: well-formed, composed (é is one character), with line feeds, and
 * without what nobody can see. A text in which nothing is visible becomes its white space.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text
  const clean = text.replace(LINE_END, '\n').replace(NEVER, '').normalize('NFC')
  return VISIBLE.test(clean) ? clean : clean.replace(/\S/gu, '')
}

/** Whether an address contains nothing that `cleanText` removes. */
export function isCleanText(text: string): boolean {
  return PLAIN.test(text) || text.search(NEVER) === -1
}
