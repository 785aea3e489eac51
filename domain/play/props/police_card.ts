import type { Drawing, Shape } from '#domain/drawing'

/** What makes the card of somebody who was questioned a card of the police. Both are ornament. */

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

/** The ridges of a fingertip: loops around one point, each a little wider and broken elsewhere. */
export const FINGERPRINT: Drawing = {
  width: 44,
  height: 52,
  shapes: Array.from({ length: 6 }, (_, ridge): Shape => {
    const [x, y] = [2.5 + ridge * 3.3, 4 + ridge * 3.8]
    return {
      shape: 'path',
      d: `M ${22 - x} ${32 + x * 0.7} V 27 C ${22 - x} ${27 - y * 1.15} ${22 + x} ${27 - y * 1.15} ${22 + x} 27 V ${30 + x * 0.6}`,
      line: 'soft',
      strokeWidth: 1.3,
      dash: [undefined, '14 2', '22 3', '9 2 30 2', '26 3', '12 3 20 2'][ridge],
    }
  }),
}
