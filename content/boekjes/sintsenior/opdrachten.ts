import { RIT, voluit } from '#content/boekjes/sintsenior/bord'

/**
 * What opens with a lock: which sheet to take, and the next three jumps of the horse. Short, as it is
 * deciphered by hand; each begins with a word of its own, for a known beginning would give the code.
 */
export function opdracht(slot: number, watNu: string): string {
  return `${watNu} Paard naar ${RIT[slot]!.map(voluit).join(', ')}.`
}
