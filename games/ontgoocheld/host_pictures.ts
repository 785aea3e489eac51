import {
  bigBow,
  flower,
  gift,
  lock,
  playingCards,
  redNose,
  roundBalloon,
  topHat,
} from '#games/ontgoocheld/story/story_objects'
import { drawing, group } from '#games/kit/shapes'
import type { Beside } from '#domain/shop/booklets/booklet'
import { itemAt } from '#domain/present'

/** What hung at each lock, in the order of the locks. */
const THINGS = [
  { shape: playingCards, scale: 0.62, words: 'drie speelkaarten' },
  { shape: bigBow, scale: 0.62, words: 'een grote strik' },
  { shape: roundBalloon, scale: 0.56, words: 'een ballon' },
  { shape: redNose, scale: 0.66, words: 'een clownsneus' },
  { shape: gift, scale: 0.66, words: 'een cadeau' },
] as const

/** A lock that its code has opened, beside what it was on. */
export function openedLock(index: number, code: string): Pick<Beside, 'drawing' | 'description'> {
  const { shape, scale, words } = itemAt(THINGS, index)
  return {
    description: `Een open slot met de cijfers ${code}, naast ${words}.`,
    drawing: drawing(150, 96, [
      group(37, 52, [shape], { scale }),
      group(110, 62, [lock(code, true)], { scale: 0.98 }),
    ]),
  }
}

/** What stands by the word of welcome to the host, who is the clown's assistant today. */
export const HAT_OF_FROMMEL: Pick<Beside, 'drawing' | 'description'> = {
  description: 'De hoge hoed van Frommel, met zijn bloem rechtop.',
  drawing: drawing(150, 118, [group(72, 74, [topHat, flower(true)])]),
}
