import { briefje } from '#content/boekjes/sintjunior/briefje'
import { daken } from '#content/boekjes/sintjunior/daken'
import { gedicht } from '#content/boekjes/sintjunior/gedicht'
import { plakbriefjes } from '#content/boekjes/sintjunior/plakbriefjes'
import { schoenen } from '#content/boekjes/sintjunior/schoenen'
import { sterren } from '#content/boekjes/sintjunior/sterren'

/** In the order of the locks. */
export const LOCK_PUZZLES = [briefje, plakbriefjes, schoenen, daken, gedicht, sterren] as const
