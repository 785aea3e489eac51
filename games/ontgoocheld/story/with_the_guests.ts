import { HEIGHT, WIDE, rays, scene, table } from '#games/ontgoocheld/story/stage'
import { CHILDREN, child } from '#games/ontgoocheld/story/guests'
import { circle, drawing, group, path, range, rect, text } from '#games/kit/shapes'
import {
  frommel,
  garland,
  gift,
  lock,
  playingCards,
  redNose,
  roundBalloon,
  sparks,
  topHat,
} from '#games/ontgoocheld/story/story_objects'
import { THINGS } from '#games/ontgoocheld/story/five_things'
import type { Shape } from '#domain/drawing'

export const children = scene(
  [
    ...CHILDREN.map((one, i) =>
      group(122 + i * 132, 162 + (i % 2) * 14, [child(one, i < 2 ? 1 : -1)], { scale: 1.06 })
    ),
    ...table(50, 278, 540),
    group(150, 274, [playingCards], { scale: 0.62 }),
    group(320, 262, [gift], { scale: 0.8 }),
    group(480, 276, [redNose], { scale: 0.42 }),
  ],
  { party: true }
)

/** A dotted route with five stops, from the cards to the gift. */
export const route = scene(
  [
    path('M 70 196 Q 130 120 196 180 Q 258 238 320 180 Q 382 120 446 180 Q 508 240 566 176', {
      strokeWidth: 4,
      dash: '2 13',
    }),
    ...THINGS.map(({ thing }, i) =>
      group(76 + i * 123, (i % 2 ? 222 : 142) - (i === 2 ? 16 : 0), [thing], { scale: 0.88 })
    ),
    ...range(5).flatMap((i): Shape[] => {
      const [x, y] = [76 + i * 123, i % 2 ? 148 : 236]
      return [
        circle(x, y, 17, { fill: 'ink' }),
        text(x, y + 8, String(i + 1), 22, { letter: 'title', bold: true, color: 'white' }),
      ]
    }),
  ],
  { floor: 310 }
)

export const opening = rays('sand', 'paper', [
  group(320, 218, [topHat], { scale: 2.1, rotate: -5 }),
  group(320, 92, [lock('???', true)], { scale: 1.2, rotate: 10 }),
  ...sparks([
    [210, 104, 18],
    [430, 88, 22],
    [470, 170, 12],
    [176, 190, 14],
    [390, 40, 10],
    [254, 50, 12],
  ]),
])

/** The end of the story: Frommel laughs again, with his flower up. */
export const happyAgain = drawing(WIDE, HEIGHT, [
  rect(0, 0, WIDE, HEIGHT, { fill: 'sand', line: undefined }),
  circle(320, 200, 150, { fill: 'yellow', line: undefined }),
  ...garland(WIDE),
  group(320, 226, [frommel('blij', { power: true })], { scale: 1.2 }),
  group(130, 226, [roundBalloon], { scale: 1.3 }),
  group(510, 270, [gift], { scale: 1.3 }),
  ...sparks([
    [216, 110, 14],
    [430, 120, 18],
    [500, 170, 12],
    [200, 300, 10],
  ]),
])
