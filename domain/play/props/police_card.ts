import type { Drawing, Shape } from '#domain/drawing'

/**
 * A paper clip and fingerprints, which turn the card of somebody who was questioned into a card of
 * the police. Both are ornament.
 */

const loop = (d: string, line: 'ink' | 'soft', strokeWidth: number): Shape => ({
  shape: 'path',
  d,
  line,
  strokeWidth,
})

/** A paper clip, upright. */
export const PAPER_CLIP: Drawing = {
  width: 16,
  height: 50,
  shapes: [
    loop('M 4 14 V 40 C 4 49 14 49 14 40 V 9 C 14 0 2 0 2 9 V 34', 'ink', 3),
    loop('M 4 14 V 40 C 4 49 14 49 14 40 V 9 C 14 0 2 0 2 9 V 34', 'soft', 1.4),
  ],
}

/** The ridges of a fingertip, from the inside out: each a little wider, and broken elsewhere. */
const ridges = (count: number, d: (ridge: number) => string): Shape[] =>
  Array.from({ length: count }, (_, ridge) => ({
    ...loop(d(ridge), 'soft', 1.3),
    dash: [undefined, '14 2', '22 3', '9 2 30 2', '26 3', '12 3 20 2'][ridge % 6],
  }))

const print = (shapes: readonly Shape[]): Drawing => ({ width: 44, height: 52, shapes })
const lean = (shapes: readonly Shape[], rotate: number, mirror = false): Drawing =>
  print([{ shape: 'group', x: 22, y: 27, rotate, mirror, shapes }])

/** Loops around the middle, open below. */
const LOOP = ridges(6, (ridge) => {
  const [x, y] = [2.5 + ridge * 3.3, 4 + ridge * 3.8]
  return `M ${-x} ${5 + x * 0.7} V 0 C ${-x} ${-y * 1.15} ${x} ${-y * 1.15} ${x} 0 V ${3 + x * 0.6}`
})

const oval = (rx: number, ry: number) =>
  `M ${-rx} 0 a ${rx} ${ry} 0 1 0 ${2 * rx} 0 a ${rx} ${ry} 0 1 0 ${-2 * rx} 0`

/** Seven fingertips of which no two are alike. They say nothing, as all of this card. */
export const FINGERPRINTS: readonly Drawing[] = [
  lean(LOOP, 0),
  lean(
    ridges(6, (ridge) => oval(2.5 + ridge * 3.2, 3 + ridge * 4)),
    0
  ),
  lean(LOOP, 18),
  lean(
    ridges(7, (ridge) => `M -19 ${-10 + ridge * 5} Q 0 ${-26 + ridge * 5} 19 ${-10 + ridge * 5}`),
    0
  ),
  lean(
    ridges(6, (ridge) => oval(3 + ridge * 3.3, 2 + ridge * 3.2)),
    -32
  ),
  lean(LOOP, 20, true),
  lean(
    ridges(
      7,
      (ridge) =>
        `M -19 ${-8 + ridge * 5} Q -4 ${-8 + ridge * 5} 0 ${-24 + ridge * 5.4} Q 4 ${-8 + ridge * 5} 19 ${-8 + ridge * 5}`
    ),
    0
  ),
]
