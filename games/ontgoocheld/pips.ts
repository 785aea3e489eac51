import { circle, group, path } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

export type Suit = 'harten' | 'ruiten' | 'klaveren' | 'schoppen'

/** A pip of about 12 units around its own middle. */
const PIPS: Record<Suit, readonly Shape[]> = {
  harten: [
    path('M 0 6 Q -10 -1 -5 -5.5 Q -1.5 -7.5 0 -3.5 Q 1.5 -7.5 5 -5.5 Q 10 -1 0 6 Z', {
      fill: 'suit',
      strokeWidth: 0.8,
    }),
  ],
  ruiten: [path('M 0 -6.6 L 4.8 0 L 0 6.6 L -4.8 0 Z', { fill: 'suit', strokeWidth: 0.8 })],
  klaveren: [
    path('M -2.6 6.4 Q -0.6 4 -0.6 0 L 0.6 0 Q 0.6 4 2.6 6.4 Z', { fill: 'ink', strokeWidth: 0.8 }),
    circle(0, -3.2, 2.9, { fill: 'ink', strokeWidth: 0.8 }),
    circle(-3.2, 1, 2.9, { fill: 'ink', strokeWidth: 0.8 }),
    circle(3.2, 1, 2.9, { fill: 'ink', strokeWidth: 0.8 }),
  ],
  schoppen: [
    path('M -2.6 6.6 Q -0.5 4.4 -0.5 1 L 0.5 1 Q 0.5 4.4 2.6 6.6 Z', {
      fill: 'ink',
      strokeWidth: 0.8,
    }),
    path('M 0 -6.6 Q 9 -0.4 5.2 3.2 Q 1.8 5 0 1.8 Q -1.8 5 -5.2 3.2 Q -9 -0.4 0 -6.6 Z', {
      fill: 'ink',
      strokeWidth: 0.8,
    }),
  ],
}

export const pip = (suit: Suit, x: number, y: number, scale = 1) =>
  group(x, y, PIPS[suit], { scale })
