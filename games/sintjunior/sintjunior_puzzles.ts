import { briefje } from '#games/sintjunior/briefje'
import { daken } from '#games/sintjunior/daken'
import { gedicht } from '#games/sintjunior/gedicht'
import { plakbriefjes } from '#games/sintjunior/plakbriefjes'
import { schoenen } from '#games/sintjunior/schoenen'
import { sterren } from '#games/sintjunior/sterren'

/** The puzzles in the order of the locks. */
export const LOCK_PUZZLES = [briefje, plakbriefjes, schoenen, daken, gedicht, sterren] as const
