import { RIDE, inFull } from '#games/sintsenior/board'

/** A lock whose words are known gives its code away, so no two of these say the same. */
const JUMPS = ['Spring naar', 'Ga via', 'Rijd over', 'Rit langs', 'Draaf door', 'Paard op'] as const

/**
 * What opens with a lock: which sheet to take, and the next three jumps of the horse. Short, as it is
 * deciphered by hand; each begins with a word of its own.
 */
export function assignment(lock: number, nextSteps: string): string {
  return `${nextSteps} ${JUMPS[lock]} ${RIDE[lock]!.map(inFull).join(', ')}.`
}
