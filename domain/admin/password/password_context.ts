/** A password that leaves less than this without the words that everybody can guess is one of them. */
const LEAST_LEFT = 6
/** Shorter words occur in many passwords by chance. */
const SHORTEST_WORD = 4

/** Words that a guesser tries first: the address, its parts, the name of the admin and the shop. */
export function contextWords(known: readonly string[]): string[] {
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const small = words.map((word) => word.trim().toLowerCase())
  return [...new Set(small.filter((word) => word.length >= SHORTEST_WORD))]
}

/** Whether a password is hardly more than such words. */
export function isAboutOwner(password: string, known: readonly string[]): boolean {
  const longestFirst = contextWords(known).sort((a, b) => b.length - a.length)
  const left = longestFirst.reduce(
    (rest, word) => rest.replaceAll(word, ''),
    password.toLowerCase()
  )
  return left !== password.toLowerCase() && left.length < LEAST_LEFT
}
