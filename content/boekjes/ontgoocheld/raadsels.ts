import { ballon } from '#content/boekjes/ontgoocheld/ballon'
import { cadeau } from '#content/boekjes/ontgoocheld/cadeau'
import { cards } from '#content/boekjes/ontgoocheld/kaarten'
import { neus } from '#content/boekjes/ontgoocheld/neus'
import { strik } from '#content/boekjes/ontgoocheld/strik'
import type { LockPuzzle } from '#domain/spelen/boekje'

/** In the order of their locks. */
export const PUZZLES: readonly LockPuzzle[] = [cards, strik, ballon, neus, cadeau]
