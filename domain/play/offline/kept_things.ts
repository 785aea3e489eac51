/** The name of the cache in which a phone keeps one play link, by the address of its page. */
export const bucketOf = (address: string): string => `onderweg ${address}`

/**
 * The addresses of the drawings in a puzzle or state as it crosses the wire: every text that is named
 * `adres`, each once.
 */
export function drawingsIn(value: unknown): string[] {
  const found = new Set<string>()
  const visit = (one: unknown) => {
    if (Array.isArray(one)) return one.forEach(visit)
    if (typeof one !== 'object' || one === null) return
    for (const [name, content] of Object.entries(one)) {
      if (name === 'adres' && typeof content === 'string') found.add(content)
      else visit(content)
    }
  }
  visit(value)
  return [...found]
}
