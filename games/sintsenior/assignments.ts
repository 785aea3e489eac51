import { RIDE, inFull } from '#games/sintsenior/board'
import { itemAt } from '#domain/present'

/**
 * The text that opens with a lock: which sheet to take, and the next three jumps of the horse. It
 * is short, because players decipher it by hand. Each begins with a word of its own, because a lock
 * gives its code away to players who know its words.
 */
export function assignment(lock: number, nextSteps: string): string {
  return `${nextSteps} ${itemAt(RIDE, lock).map(inFull).join(', ')}.`
}
