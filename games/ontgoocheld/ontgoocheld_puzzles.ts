import { balloons } from '#games/ontgoocheld/balloons'
import { wrappedGift } from '#games/ontgoocheld/wrapped_gift'
import { cards } from '#games/ontgoocheld/cards'
import { nose } from '#games/ontgoocheld/nose'
import { bow } from '#games/ontgoocheld/bow'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'

/** The puzzles in the order of their locks. */
export const PUZZLES: readonly LockPuzzle[] = [cards, bow, balloons, nose, wrappedGift]
