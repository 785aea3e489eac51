import {
  bigBow,
  frommel,
  gift,
  limpBalloon,
  lock,
  playingCards,
  redNose,
  roundBalloon,
  sparks,
} from '#games/ontgoocheld/story/story_objects'
import { circle, drawing, group, line, path, range, rect, round } from '#games/kit/shapes'
import { HEIGHT, WIDE, scene } from '#games/ontgoocheld/story/stage'
import { pip } from '#games/ontgoocheld/pips'
import { itemAt } from '#domain/present'
import type { Shape } from '#domain/drawing'

export const THINGS = [
  { thing: playingCards, y: 0 },
  { thing: bigBow, y: 0 },
  { thing: roundBalloon, y: -16 },
  { thing: redNose, y: 4 },
  { thing: gift, y: 4 },
] as const

const inARow = (y: number, step = 124): Shape[] =>
  THINGS.map(({ thing, y: dy }, i) => group(320 + (i - 2) * step, y + dy, [thing]))

const shoe = (mirror: boolean): Shape =>
  group(
    0,
    0,
    [
      rect(-38, -300, 44, 264, { fill: 'white', strokeWidth: 3 }),
      ...[-28, -14].map((x) => line(x, -300, x, -40, { line: 'blue', strokeWidth: 5 })),
      path('M -44 4 L -44 -28 Q -40 -44 -16 -44 L 8 -40 Q 20 -22 66 -26 Q 106 -22 104 4 Z', {
        fill: 'wax',
        strokeWidth: 3,
      }),
      path('M -46 2 L 106 2 L 106 12 L -46 12 Z', { fill: 'ink', strokeWidth: 3 }),
      path('M 8 -40 L 22 -30 M 0 -30 L 14 -22', { line: 'white', strokeWidth: 3 }),
    ],
    { mirror }
  )

export const fiveThings = scene(
  [
    rect(20, 236, 600, 20, { radius: 4, fill: 'messing', strokeWidth: 3 }),
    rect(60, 256, 18, 40, { fill: 'messing', strokeWidth: 3 }),
    rect(562, 256, 18, 40, { fill: 'messing', strokeWidth: 3 }),
    ...inARow(180),
    ...sparks(
      range(5).flatMap((i) => {
        const x = 320 + (i - 2) * 124
        return [
          [x - 46, 112, 9],
          [x + 44, 128, 13],
        ] as const
      })
    ),
  ],
  { floor: 300, party: true }
)

export const fiveLocks = scene(
  [
    ...inARow(128),
    path('M 14 214 Q 320 262 626 214', { strokeWidth: 9 }),
    path('M 14 214 Q 320 262 626 214', { line: 'sand', strokeWidth: 4 }),
    ...range(5).map((i) =>
      group(320 + (i - 2) * 124, 256 + (i % 2) * 6, [lock(i === 4 ? '????' : '???')], {
        scale: 1.05,
      })
    ),
  ],
  { wall: 'paper', floor: 316 }
)

/** The dancing cards, with their pips floating beside them. */
export const dancingCards = scene([
  ...(
    [
      [110, 150, -24],
      [212, 196, 10],
      [322, 130, -6],
      [436, 190, 22],
      [540, 140, -14],
    ] as const
  ).map(([x, y, rotate], i) =>
    group(
      x,
      y,
      [
        rect(-38, -54, 76, 108, { radius: 9, fill: 'white', strokeWidth: 3 }),
        ...range(3).map((j) =>
          pip(
            itemAt(['harten', 'klaveren', 'ruiten', 'schoppen'] as const, (i + j) % 4),
            round(-18 + ((i * 7 + j * 23) % 40)),
            round(-34 + j * 32),
            1.5
          )
        ),
      ],
      { rotate }
    )
  ),
  ...(
    [
      [164, 88, 'harten'],
      [250, 70, 'schoppen'],
      [392, 84, 'klaveren'],
      [486, 66, 'ruiten'],
      [270, 250, 'ruiten'],
      [380, 262, 'harten'],
    ] as const
  ).map(([x, y, suit]) => pip(suit, x, y, 1.7)),
])

/** The bow has come loose, and its wearer is confused too. */
export const looseBow = scene([
  group(190, 208, [frommel('sip', { bow: false })], { scale: 1.25 }),
  path('M 330 232 Q 380 150 430 210 Q 470 262 510 196 Q 540 150 600 176', { strokeWidth: 25 }),
  path('M 330 232 Q 380 150 430 210 Q 470 262 510 196 Q 540 150 600 176', {
    line: 'wax',
    strokeWidth: 19,
  }),
  ...(
    [
      [364, 190],
      [420, 202],
      [466, 230],
      [516, 192],
      [566, 170],
    ] as const
  ).map(([x, y]) => circle(x, y, 3.4, { fill: 'white', line: undefined })),
])

export const deflatingBalloon = scene([
  group(420, 120, [limpBalloon], { scale: 1.7, rotate: -24 }),
  path('M 266 180 Q 254 164 262 132 Q 276 82 214 92 Q 150 108 176 168 Q 200 222 120 232', {
    strokeWidth: 4,
    dash: '10 12',
  }),
  ...range(3).map((i) =>
    line(306 - i * 3, 168 + i * 16, 284 - i * 5, 164 + i * 22, { strokeWidth: 3 })
  ),
  group(545, 250, [frommel('schrik', { bow: false })], { scale: 0.84 }),
])

export const silentNose = drawing(WIDE, HEIGHT, [
  rect(0, 0, WIDE, HEIGHT, { fill: 'sand', line: undefined }),
  circle(320, 176, 150, { fill: 'paper', line: undefined }),
  group(320, 208, [frommel('sip', { bow: false })], { scale: 1.3 }),
  ...range(4).map((i) => {
    const x = 96 + i * 22 + (i > 1 ? 370 : 0)
    return path(`M ${x} 120 q 14 10 0 22 q -14 12 0 24`, { line: 'soft', strokeWidth: 3 })
  }),
])

export const stuckShoes = scene(
  [
    group(250, 276, [shoe(true)]),
    group(390, 276, [shoe(false)]),
    ...sparks([
      [150, 262, 12],
      [494, 252, 14],
      [320, 244, 9],
    ]),
    path(
      'M 120 316 q 14 -8 28 0 M 200 326 q 14 -8 28 0 M 420 326 q 14 -8 28 0 M 506 316 q 14 -8 28 0',
      {
        strokeWidth: 2.6,
      }
    ),
  ],
  { floor: 288 }
)
