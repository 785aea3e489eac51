/** The beginning of a text on one line, of at most `most` characters and a mark that there is more. */
export function shortened(text: string, most: number): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  return characters.length > most
    ? `${characters.slice(0, most).join('').trimEnd()}…`
    : characters.join('')
}
