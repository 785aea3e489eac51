/** Words of examples. A key that was drawn at random has none of them. */
const EXAMPLE =
  /change|replace|example|voorbeeld|secret|geheim|password|wachtwoord|sleutel|character|your.?key|app.?key|winkel|escaperoom|12345678|qwerty|(^|[-_ ])(test|demo|key)([-_ ]|$)/i

/** What a key of 128 random bits has, even in hexadecimal. */
const LEAST_BITS = 88

/**
 * Why somebody could guess an application key. A key that was drawn at random passes.
 *
 * @returns null when nothing is wrong with it
 */
export function weaknessOf(key: string): string | null {
  if (EXAMPLE.test(key)) return 'contains a word of an example'
  if (repeats(key)) return 'repeats itself'
  if (steps(key) > key.length / 2) return 'is a row of letters or digits'
  if (key.length * bitsPerCharacter(key) < LEAST_BITS) return 'has too few different characters'
  return null
}

/**
 * Whether the key is a shorter text, written more than once, or has one character many times in a
 * row. Six in a row are in one of 18,000 keys of 64 hexadecimal digits, eight in one of five million.
 */
function repeats(key: string): boolean {
  return (
    (key + key).indexOf(key, 1) < key.length || /(.{4,})\1{2}/.test(key) || /(.)\1{7}/.test(key)
  )
}

/** How often a character is followed by its neighbour in the alphabet, or by itself. */
function steps(key: string): number {
  const codes = [...key].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, at) => at > 0 && Math.abs(code - (codes[at - 1] ?? 0)) <= 1).length
}

/** Shannon's measure of how evenly the characters are used. */
function bitsPerCharacter(key: string): number {
  const counts = new Map<string, number>()
  for (const character of key) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => {
    const share = count / key.length
    return sum - share * Math.log2(share)
  }, 0)
}
