/** The words with one space between them, so that no escaping hides a text. */
export function flatText(text: string): string {
  return text
    .replace(/&#?\w+;|\\[nt"]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
