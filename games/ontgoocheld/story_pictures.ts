import {
  circle,
  ellipse,
  group,
  line,
  onCircle,
  path,
  round,
  drawing,
  text,
  range,
  rect,
} from '#games/kit/shapes'
import { pip } from '#games/ontgoocheld/pips'
import {
  roundBalloon,
  frommel,
  bigBow,
  topHat,
  gift,
  skirtingBoard,
  redNose,
  limpBalloon,
  garland,
  lock,
  playingCards,
  sparks,
} from '#games/ontgoocheld/story_objects'
import type { Color, Drawing, Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

/** The pictures of the story: frames of the film, some of which also stand beside a puzzle. */

const WIDE = 640
const HEIGHT = 360

type Room = { readonly wall?: Color; readonly floor?: number; readonly party?: boolean }

/** A room with its wall, its floor and what hangs there. */
function scene(
  shapes: readonly Shape[],
  { wall = 'sand', floor = 286, party }: Room = {}
): Drawing {
  return drawing(WIDE, HEIGHT, [
    rect(0, 0, WIDE, HEIGHT, { fill: wall, line: undefined }),
    ...range(10).map((i) => rect(20 + i * 64, 0, 22, floor, { fill: 'paper', line: undefined })),
    rect(0, floor, WIDE, HEIGHT - floor, { fill: 'messing', line: undefined }),
    ...skirtingBoard(WIDE, floor),
    ...(party ? garland(WIDE) : []),
    ...shapes,
  ])
}

/** One background colour with rays from the middle. */
function rays(color: Color, ray: Color, shapes: readonly Shape[]): Drawing {
  return drawing(WIDE, HEIGHT, [
    rect(0, 0, WIDE, HEIGHT, { fill: color, line: undefined }),
    ...range(12).map((i) => {
      const [x1, y1] = onCircle(320, 180, 420, i * 30)
      const [x2, y2] = onCircle(320, 180, 420, i * 30 + 14)
      return path(`M 320 180 L ${x1} ${y1} L ${x2} ${y2} Z`, { fill: ray, line: undefined })
    }),
    ...shapes,
  ])
}

/** The part of a picture between two heights, for the smaller place beside a puzzle. */
export const strip = ({ width, shapes }: Drawing, startingAt: number, until: number): Drawing =>
  drawing(width, until - startingAt, [group(0, -startingAt, shapes)])

const table = (x: number, y: number, b: number): Shape[] => [
  path(`M ${x} ${y} L ${x + b} ${y} L ${x + b + 16} ${HEIGHT + 10} L ${x - 16} ${HEIGHT + 10} Z`, {
    fill: 'white',
    strokeWidth: 3,
  }),
  path(ellipse(x + b / 2, y, b / 2, 20), { fill: 'paper', strokeWidth: 3 }),
  ...range(5).map((i) =>
    line(x + ((i + 0.6) * b) / 5, y + 22, x + ((i + 0.5) * b) / 5, HEIGHT, { strokeWidth: 1.8 })
  ),
]

const curtain = (side: 1 | -1, closed: boolean): Shape => {
  const b = closed ? 330 : 120
  return group(
    side === 1 ? 0 : WIDE,
    0,
    [
      path(
        closed
          ? `M -10 -10 L ${b} -10 Q ${b - 14} 180 ${b} 372 L -10 372 Z`
          : `M -10 -10 L ${b + 30} -10 Q ${b + 20} 130 ${b - 60} 190 Q ${b - 30} 280 ${b - 20} 372 L -10 372 Z`,
        { fill: 'wax', strokeWidth: 3 }
      ),
      ...range(closed ? 5 : 3).map((i) => {
        const x = ((i + 0.7) * b) / (closed ? 5 : 3.4)
        return path(
          closed
            ? `M ${round(x)} -6 Q ${round(x - 12)} 180 ${round(x)} 366`
            : `M ${round(x)} -6 Q ${round(x - 2)} 120 ${round(x * 0.62)} 190 Q ${round(x * 0.8)} 280 ${round(x * 0.86)} 366`,
          { strokeWidth: 2 }
        )
      }),
      ...(closed ? [] : [path('M 8 186 Q 34 206 66 190', { line: 'yellow', strokeWidth: 5 })]),
    ],
    { mirror: side === -1 }
  )
}

const SHORT_SLEEVE: readonly Shape[] = [
  rect(-50, -16, 44, 32, { radius: 8, fill: 'mos', strokeWidth: 3 }),
]

/**
 * A sleeve from a shoulder that is already drawn: open at the top, so that it continues into the
 * coat.
 */
const SLEEVE_FROM_SHOULDER: readonly Shape[] = [
  path('M -4 -16 L -18 -16 L -28 -33 L -41 -31 L -48 -20 Q -60 16 -34 16 L -4 16 Z', {
    fill: 'mos',
    line: undefined,
  }),
  path('M -4 -16 L -9 -16 M -52 -12 Q -56 16 -34 16 L -4 16', { strokeWidth: 3 }),
]

/** A hand with a wide cuff, to the right. */
const hand = (x: number, y: number, rotate: number, sleeve = SHORT_SLEEVE): Shape =>
  group(
    x,
    y,
    [
      ...sleeve,
      rect(-10, -14, 14, 28, { radius: 3, fill: 'white', strokeWidth: 3 }),
      path('M 4 -11 Q 26 -18 34 -8 Q 40 2 32 10 Q 22 18 4 12 Z', { fill: 'white', strokeWidth: 3 }),
      path('M 20 -4 L 36 -4 M 20 4 L 35 5', { strokeWidth: 2 }),
    ],
    { rotate }
  )

type Child = {
  readonly skin: Color
  readonly hair: Color
  readonly sweater: Color
  readonly hairstyle: 'staartjes' | 'kort' | 'lang' | 'krullen'
  readonly glasses?: boolean
}

const HAIRSTYLES: Record<Child['hairstyle'], (hair: Color) => { back: Shape[]; front: Shape[] }> = {
  staartjes: (fill) => ({
    back: [-1, 1].map((side) => circle(side * 40, 4, 15, { fill, strokeWidth: 3 })),
    front: [
      path('M -34 0 Q -36 -42 0 -42 Q 36 -42 34 0 Q 20 -24 0 -24 Q -20 -24 -34 0 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
  }),
  kort: (fill) => ({
    back: [],
    front: [
      path('M -34 -4 Q -38 -44 2 -44 Q 38 -42 34 -2 L 26 -16 L 14 -22 L -4 -18 L -24 -20 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
  }),
  lang: (fill) => ({
    back: [
      path('M -36 -8 Q -36 -44 0 -44 Q 36 -44 36 -8 L 42 52 L -42 52 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
    front: [
      path('M -34 -2 Q -34 -42 0 -42 Q 34 -42 34 -2 Q 14 -30 -2 -28 Q -24 -24 -34 -2 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
  }),
  krullen: (fill) => ({
    back: range(7).map((i) => {
      const [x, y] = onCircle(0, -8, 34, -96 + i * 32)
      return circle(x, y, 14, { fill, strokeWidth: 3 })
    }),
    front: range(4).map((i) => circle(-21 + i * 14, -26, 10, { fill, line: undefined })),
  }),
}

/**
 * A happy child from the chest up, with its face in the middle, looking in the direction of `gaze`.
 */
function child({ skin, hair, sweater, hairstyle, glasses }: Child, gaze: -1 | 0 | 1 = 0): Shape {
  const { back, front } = HAIRSTYLES[hairstyle](hair)
  return group(0, 0, [
    ...back,
    path('M -52 108 Q -54 52 -20 46 L 20 46 Q 54 52 52 108 Z', { fill: sweater, strokeWidth: 3 }),
    path('M -12 30 L -12 48 Q 0 58 12 48 L 12 30 Z', { fill: skin, strokeWidth: 3 }),
    path('M -34 -6 Q -34 -40 0 -40 Q 34 -40 34 -6 Q 34 36 0 38 Q -34 36 -34 -6 Z', {
      fill: skin,
      strokeWidth: 3,
    }),
    ...front,
    ...[-1, 1].map((side) =>
      circle(side * 13 + gaze * 4, -2, 3.6, { fill: 'ink', line: undefined })
    ),
    ...(glasses
      ? [
          ...[-1, 1].map((side) => circle(side * 13 + gaze * 4, -2, 10, { strokeWidth: 2.4 })),
          line(-3 + gaze * 4, -2, 3 + gaze * 4, -2, { strokeWidth: 2.4 }),
        ]
      : []),
    path(`M ${gaze * 5 - 2} 4 Q ${gaze * 5 + 4} 9 ${gaze * 5 - 2} 11`, { strokeWidth: 2 }),
    path(`M ${gaze * 4 - 12} 18 Q ${gaze * 4} 28 ${gaze * 4 + 12} 18`, { strokeWidth: 2.6 }),
  ])
}

const CHILDREN: readonly Child[] = [
  { skin: 'orange', hair: 'ink', sweater: 'wax', hairstyle: 'staartjes' },
  { skin: 'paper', hair: 'messing', sweater: 'blue', hairstyle: 'kort', glasses: true },
  { skin: 'messing', hair: 'ink', sweater: 'mos', hairstyle: 'krullen' },
  { skin: 'white', hair: 'orange', sweater: 'purple', hairstyle: 'lang' },
]

const THINGS = [
  { thing: playingCards, y: 0 },
  { thing: bigBow, y: 0 },
  { thing: roundBalloon, y: -16 },
  { thing: redNose, y: 4 },
  { thing: gift, y: 4 },
] as const

const inARow = (y: number, step = 124): Shape[] =>
  THINGS.map(({ thing, y: dy }, i) => group(320 + (i - 2) * step, y + dy, [thing]))

const rabbit: Shape = group(0, 0, [
  path('M -16 -34 Q -30 -92 -14 -94 Q 0 -90 -4 -36 Z M 16 -34 Q 30 -92 14 -94 Q 0 -90 4 -36 Z', {
    fill: 'white',
    strokeWidth: 3,
  }),
  path('M -40 60 Q -44 14 -24 2 Q -38 -40 0 -42 Q 38 -40 24 2 Q 44 14 40 60 Z', {
    fill: 'white',
    strokeWidth: 3,
  }),
  circle(-11, -16, 3.4, { fill: 'ink', line: undefined }),
  circle(11, -16, 3.4, { fill: 'ink', line: undefined }),
  path('M -4 -6 L 4 -6 L 0 -1 Z', { fill: 'wax', strokeWidth: 2 }),
  path(
    'M 0 -1 Q -4 6 -8 3 M 0 -1 Q 4 6 8 3 M -12 -4 L -30 -8 M -12 0 L -30 2 M 12 -4 L 30 -8 M 12 0 L 30 2',
    {
      strokeWidth: 2,
    }
  ),
])

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

export const stageCurtain = drawing(WIDE, HEIGHT, [
  rect(0, 0, WIDE, HEIGHT, { fill: 'ink', line: undefined }),
  curtain(1, true),
  curtain(-1, true),
  path('M 110 126 Q 320 92 530 126 L 530 230 Q 320 196 110 230 Z', {
    fill: 'paper',
    strokeWidth: 3,
  }),
  text(320, 180, 'Ontgoocheld', 56, { letter: 'title', bold: true }),
  ...sparks([
    [84, 96, 20],
    [560, 80, 26],
    [540, 284, 18],
    [100, 276, 24],
  ]),
])

export const welcome = drawing(WIDE, HEIGHT, [
  rect(0, 0, WIDE, HEIGHT, { fill: 'sand', line: undefined }),
  circle(320, 190, 160, { fill: 'yellow', line: undefined }),
  group(320, 216, [frommel('blij', { power: true })], { scale: 1.25 }),
  path('M 396 318 Q 440 290 452 218', { strokeWidth: 46 }),
  path('M 396 318 Q 440 290 452 218', { line: 'mos', strokeWidth: 40 }),
  hand(462, 176, -72),
  curtain(1, false),
  curtain(-1, false),
])

export const hatOutOfRabbit = scene(
  [
    ...table(150, 270, 340),
    group(300, 214, [rabbit], { scale: 1.2 }),
    group(390, 158, [group(0, 0, [topHat], { scale: 0.85, rotate: 18 })]),
    path('M 350 232 Q 372 216 376 192', { line: 'white', strokeWidth: 12 }),
    path('M 343 238 Q 364 222 369 194 M 357 240 Q 381 222 384 190', { strokeWidth: 2.6 }),
    ...sparks([
      [450, 100, 12],
      [230, 92, 10],
    ]),
  ],
  { party: true }
)

export const wrappingUp = scene([
  group(250, 150, [frommel('blij', { power: true })], { scale: 1.05 }),
  ...table(90, 296, 460),
  group(410, 246, [gift], { scale: 1.25 }),
  hand(330, 262, 4, SLEEVE_FROM_SHOULDER),
  ...sparks([
    [372, 150, 12],
    [420, 128, 18],
    [470, 158, 12],
    [500, 206, 9],
  ]),
])

export const sneeze = rays('paper', 'sand', [
  group(300, 220, [frommel('nies', { power: true })], { scale: 1.45, rotate: -8 }),
  ...range(9).map((i) => {
    const [x1, y1] = onCircle(330, 250, 120, 62 + i * 8)
    const [x2, y2] = onCircle(330, 250, 170 + (i % 3) * 26, 62 + i * 8)
    return line(x1, y1, x2, y2, { strokeWidth: 4 })
  }),
  text(520, 92, 'hatsjie', 46, { letter: 'title', bold: true }),
])

export const flash = rays('yellow', 'paper', [
  group(320, 250, [topHat], { scale: 1.7, rotate: -4 }),
  ...sparks(
    range(14).map((i) => {
      const [x, y] = onCircle(320, 190, 110 + (i % 3) * 48, -92 + i * 14.2)
      return [x, y, 10 + (i % 4) * 5] as const
    })
  ),
])

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
  path('M 318 186 Q 250 190 262 132 Q 276 82 214 92 Q 150 108 176 168 Q 200 222 120 232', {
    strokeWidth: 4,
    dash: '10 12',
  }),
  ...range(3).map((i) =>
    line(306 - i * 3, 168 + i * 16, 284 - i * 5, 164 + i * 22, { strokeWidth: 3 })
  ),
  group(520, 272, [frommel('schrik', { bow: false })], { scale: 0.74 }),
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
