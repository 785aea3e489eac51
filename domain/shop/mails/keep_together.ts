/**
 * Words that read badly when a line ends at their hyphen: the number of an order, an evening, an
 * invoice or a credit note, a day in figures, and a word that begins with 'e-mail'.
 */
const ONE_WORD =
  /(?<![\p{L}\p{N}@./-])(?:(?:EK|AV)-[0-9A-Z]{6,8}|C?\d{4}-\d{5}|\d{1,2}-\d{1,2}-\d{4}|e-mail[a-z]*)(?![\p{L}\p{N}@-])/giu
const TAG = /(<[^>]*>)/

/**
 * The same HTML, in which no such word is broken over two lines. Addresses of links and everything
 * else inside a tag stay as they are.
 *
 * @param html the body of a mail, without styles or scripts
 */
export function keepTogether(html: string): string {
  return html
    .split(TAG)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(ONE_WORD, '<span style="white-space:nowrap">$&</span>') : part
    )
    .join('')
}
