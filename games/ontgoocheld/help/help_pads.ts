import { circle, drawing, group, line, path, range, rect } from '#games/kit/shapes'
import {
  bigBow,
  gift,
  playingCards,
  redNose,
  roundBalloon,
} from '#games/ontgoocheld/story/story_objects'
import { itemAt } from '#domain/present'
import type { Block } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

const [WIDTH, HEIGHT] = [520, 250]
const LINES = 5

/** What hangs at each lock, in the order of the locks. */
const THINGS = [
  { shape: playingCards, scale: 0.92, words: 'drie speelkaarten' },
  { shape: bigBow, scale: 0.92, words: 'een grote strik' },
  { shape: roundBalloon, scale: 0.8, words: 'een ballon' },
  { shape: redNose, scale: 0.92, words: 'een clownsneus' },
  { shape: gift, scale: 0.92, words: 'een cadeau' },
] as const

/** The wire of the pad, through two holes for each turn. */
const spiral: readonly Shape[] = range(14).flatMap((i): Shape[] => {
  const x = 34 + i * 31
  return [
    circle(x, 34, 4, { fill: 'sand', strokeWidth: 1.6 }),
    path(`M ${x} 33 C ${x - 10} 4 ${x + 8} 2 ${x + 6} 24`, { line: 'soft', strokeWidth: 3 }),
  ]
})

const pencil: Shape = group(
  478,
  150,
  [
    path('M -9 -76 H 9 V 50 L 0 76 L -9 50 Z', { fill: 'yellow' }),
    path('M -9 -76 H 9 V -62 H -9 Z', { fill: 'wax' }),
    path('M -9 50 L 0 76 L 9 50 Z', { fill: 'sand' }),
    path('M -3 67 L 0 76 L 3 67 Z', { fill: 'ink', line: undefined }),
    line(0, -62, 0, 50, { line: 'messing', strokeWidth: 1.6 }),
  ],
  { rotate: 12 }
)

/** The pad of Frommel's assistant for one lock: lines to write on, beside what hangs at the lock. */
export function helpPad(lock: number): Block {
  const { shape, scale, words } = itemAt(THINGS, lock)
  return {
    kind: 'drawing',
    caption: '',
    description: `Een kladblok met vijf lege regels en een potlood. Op de bladzijde staat ${words}.`,
    drawing: drawing(WIDTH, HEIGHT, [
      rect(18, 26, WIDTH - 70, HEIGHT - 34, { fill: 'sand', radius: 6 }),
      rect(10, 18, WIDTH - 70, HEIGHT - 34, { fill: 'white', radius: 6 }),
      ...spiral,
      ...range(LINES).map((i) =>
        line(160, 78 + i * 34, WIDTH - 84, 78 + i * 34, { line: 'blue', strokeWidth: 1.4 })
      ),
      line(146, 50, 146, HEIGHT - 18, { line: 'wax', strokeWidth: 1.6 }),
      group(78, 134, [shape], { scale }),
      pencil,
    ]),
  }
}
