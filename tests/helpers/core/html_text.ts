/** What a page says, without its style, its drawings and its marks. Each part is on a line of its own. */
export const htmlText = (html: string): string =>
  unescaped(html.replaceAll(/<(style|svg)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>/g, '\n'))
    .replaceAll(/[ \n]*\n[ \n]*/g, '\n')
    .trim()

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

/** The words of a pdf that its web page does not have. A line of a pdf may break within a word. */
export function wordsMissing(html: string, printed: string): string[] {
  const said = bare(htmlText(html))
  const words = printed.split(/\s+/).map(bare)
  return [...new Set(words)].filter((word) => !said.includes(word))
}

/** Letters and digits only: capitals and hyphens are style. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
