import { RIDE, inFull } from '#games/sintsenior/board'

/** A lock gives its code away to players who know its words, so no two assignments say the same. */
const JUMPS = ['Spring naar', 'Ga via', 'Rijd over', 'Rit langs', 'Draaf door', 'Paard op'] as const

/**
 * The text that opens with a lock: which sheet to take, and the next three jumps of the horse. It
 * is short, because players decipher it by hand. Each begins with a word of its own.
 */
export function assignment(lock: number, nextSteps: string): string {
  return `${nextSteps} ${JUMPS[lock]} ${RIDE[lock]!.map(inFull).join(', ')}.`
}
