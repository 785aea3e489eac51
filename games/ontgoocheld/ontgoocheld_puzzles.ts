import { ballon } from '#games/ontgoocheld/ballon'
import { cadeau } from '#games/ontgoocheld/cadeau'
import { cards } from '#games/ontgoocheld/cards'
import { neus } from '#games/ontgoocheld/neus'
import { strik } from '#games/ontgoocheld/strik'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'

/** The puzzles in the order of their locks. */
export const PUZZLES: readonly LockPuzzle[] = [cards, strik, ballon, neus, cadeau]
