import type { Color, Drawing, Shape } from '#domain/drawing'
import {
  circle,
  drawing,
  ellipse,
  group,
  line,
  onCircle,
  path,
  range,
  rect,
  round,
  scatter,
  text,
} from '#games/kit/shapes'
import { CABINET_FROM_AFAR } from '#games/sample/sample_drawing'

/**
 * A table on which one of our games is played, in four scenes. Each is a function of how much of it
 * is over, from 0 to 1, so that the page shows one moment of it and the film all of them.
 */

const WIDE = 640
const HIGH = 360

/** A4, in the units of a scene at scale 1. */
export const PAPER = { wide: 210, high: 297 } as const

/** What is printed on a sheet; the film lays pages of our own booklets there. */
export type Print = (sheet: number) => readonly Shape[]

/** The puzzle to try, as it would be printed. */
const samplePrint: Print = (sheet) => [
  text(PAPER.wide / 2, 36, ['Het kabinet', 'De muis', 'Het spoor'][sheet % 3] ?? '', 20, {
    letter: 'title',
  }),
  group(20, 52, CABINET_FROM_AFAR.shapes, { scale: 0.235 }),
  ...range(3).map((n) =>
    line(22, 234 + n * 18, n === 2 ? 120 : 188, 234 + n * 18, { line: 'soft' })
  ),
]

const ease = (part: number) => {
  const t = Math.min(1, Math.max(0, part))
  return t * t * (3 - 2 * t)
}
/** The progress, from 0 to 1, of something that happens between two moments of a scene. */
const between = (t: number, from: number, until: number) => ease((t - from) / (until - from))

const sheet = (x: number, y: number, n: number, print: Print, rotate = 0, scale = 0.72): Shape =>
  group(
    x,
    y,
    [
      rect(5, 6, PAPER.wide, PAPER.high, { fill: 'soft', line: undefined }),
      rect(0, 0, PAPER.wide, PAPER.high, { fill: 'white' }),
      ...print(n),
    ],
    { rotate, scale }
  )

const table = (shapes: readonly Shape[]): Drawing =>
  drawing(WIDE, HIGH, [
    rect(0, 0, WIDE, HIGH, { fill: 'messing', line: undefined }),
    ...[70, 160, 250, 330].map((y) =>
      path(`M 0 ${y} C 160 ${y - 8} 420 ${y + 9} 640 ${y - 3}`, { line: 'ink', strokeWidth: 1 })
    ),
    ...shapes,
  ])

const cup = (x: number, y: number): Shape =>
  group(x, y, [
    circle(32, 0, 13, { strokeWidth: 6 }),
    circle(0, 0, 30, { fill: 'paper' }),
    circle(0, 0, 22, { fill: 'wax' }),
    path('M -12 -6 q 8 -10 20 -4', { line: 'orange', strokeWidth: 3 }),
  ])

const scissors = (x: number, y: number, rotate: number): Shape =>
  group(
    x,
    y,
    [
      path('M 0 0 L 62 -14 M 0 0 L 62 14', { strokeWidth: 7 }),
      path('M 0 0 L 62 -14 M 0 0 L 62 14', { line: 'paper', strokeWidth: 3 }),
      circle(-18, 12, 14, { line: 'wax', strokeWidth: 7 }),
      circle(-18, -12, 14, { line: 'wax', strokeWidth: 7 }),
      circle(0, 0, 4, { fill: 'ink' }),
    ],
    { rotate }
  )

/** An arm that comes in from outside, with its hand at its own origin. */
const arm = (x: number, y: number, rotate: number, sleeve: Color, hand: Color): Shape =>
  group(
    x,
    y,
    [
      path('M -24 46 L -30 260 L 30 260 L 24 46 Z', { fill: sleeve }),
      path('M -20 48 C -28 8 -20 -14 -6 -18 C 10 -22 24 -6 20 48 Z', { fill: hand }),
      path('M -18 14 C -32 6 -32 -6 -24 -14 C -16 -16 -12 -6 -12 4', { fill: hand }),
      path('M -4 -16 L -3 2 M 7 -14 L 6 4', { strokeWidth: 1.8 }),
      line(-25, 58, 25, 58, { line: 'ink', strokeWidth: 2 }),
    ],
    { rotate }
  )

const pencil = (x: number, y: number): Shape =>
  group(
    x,
    y,
    [
      path('M 0 0 L 5 -14 L 5 -92 L -5 -92 L -5 -14 Z', { fill: 'yellow' }),
      path('M 0 0 L 5 -14 L -5 -14 Z', { fill: 'paper', strokeWidth: 1.5 }),
      rect(-5, -100, 10, 10, { fill: 'wax', strokeWidth: 2 }),
    ],
    { rotate: 28 }
  )

/** A printer that prints the dossier, with the scissors ready. */
export function printing(t: number, print: Print = samplePrint): Drawing {
  return table([
    sheet(388, 150, 1, print, 9, 0.62),
    sheet(238, 30 + 112 * between(t, 0.1, 0.85), 0, print, 0, 0.74),
    rect(168, 14, 300, 118, { fill: 'blue', radius: 12, strokeWidth: 3.5 }),
    path('M 196 14 L 206 -20 L 430 -20 L 440 14 Z', { fill: 'white' }),
    rect(208, 104, 220, 16, { fill: 'ink', radius: 8 }),
    circle(438, 46, 9, { fill: t > 0.1 && t < 0.85 ? 'yellow' : 'mos' }),
    rect(190, 36, 60, 20, { fill: 'paper', radius: 4, strokeWidth: 2 }),
    scissors(110, 240, -34),
    cup(560, 80),
  ])
}

const CODE = ['4', '7', '1'] as const

/** Sheets all over the table, and a pencil that fills in a code. */
export function solving(t: number, print: Print = samplePrint): Drawing {
  const written = Math.min(3, Math.floor(t * 4.2))
  const x = 288 + Math.min(2, written) * 48 + 10 * Math.sin(t * 60)
  return table([
    sheet(26, 14, 0, print, -7, 0.8),
    sheet(438, 2, 1, print, 8, 0.8),
    group(248, 96 - 6 * between(t, 0, 0.2), [
      rect(4, 5, 176, 118, { fill: 'soft', line: undefined }),
      rect(0, 0, 176, 118, { fill: 'paper' }),
      text(88, 34, 'De code van het slot', 17, { letter: 'hand' }),
      ...CODE.map((digit, n) =>
        group(18 + n * 48, 50, [
          rect(0, 0, 42, 50, { fill: 'white' }),
          ...(n < written ? [text(21, 38, digit, 38, { letter: 'script', color: 'blue' })] : []),
        ])
      ),
    ]),
    arm(120, 292, 24, 'mos', 'sand'),
    arm(560, 300, -22, 'purple', 'messing'),
    pencil(x, 190 + 4 * Math.cos(t * 50)),
    arm(x + 46, 208, -14, 'wax', 'paper'),
    cup(70, 318),
  ])
}

/** A phone beside the sheets, on which a hint unfolds. */
export function hinting(t: number, print: Print = samplePrint): Drawing {
  const open = between(t, 0.3, 0.6)
  return table([
    sheet(22, 40, 0, print, -5, 0.86),
    sheet(470, 60, 2, print, 6, 0.8),
    arm(400, 250, -30, 'blue', 'messing'),
    group(236, 12, [
      rect(0, 0, 176, 336, { fill: 'ink', radius: 22 }),
      rect(9, 12, 158, 312, { fill: 'paper', radius: 12 }),
      text(88, 48, 'Vastgelopen?', 19, { letter: 'title' }),
      ...range(2).map((n) =>
        group(24, 66 + n * (46 + 70 * (n ? open : 0)), [
          rect(0, 0, 128, 36, { fill: n ? 'white' : 'sand', radius: 8, strokeWidth: 2 }),
          text(64, 24, `Hint ${n + 1}`, 16),
        ])
      ),
      ...(open > 0.05
        ? [
            group(24, 110, [
              rect(0, 0, 128, round(66 * open), { fill: 'sand', line: undefined }),
              ...range(3)
                .filter((n) => open * 66 > 20 + n * 16)
                .map((n) =>
                  line(12, 16 + n * 17, n === 2 ? 76 : 116, 16 + n * 17, { line: 'soft' })
                ),
            ]),
          ]
        : []),
      rect(62, 316, 52, 5, { fill: 'ink', radius: 2 }),
    ]),
    cup(90, 320),
  ])
}

const CONFETTI = ['wax', 'blue', 'mos', 'yellow', 'purple'] as const

/** The lock opens, and everybody's hands go up. */
export function opening(t: number, print: Print = samplePrint): Drawing {
  const open = between(t, 0.15, 0.4)
  const party = between(t, 0.35, 0.95)
  const chance = scatter(7)
  return table([
    sheet(30, 150, 0, print, -12, 0.7),
    sheet(480, 130, 1, print, 12, 0.7),
    group(
      320 - 34 * open,
      150 - 34 * open,
      [
        path('M -42 20 L -42 -26 C -42 -84 42 -84 42 -26 L 42 20', { strokeWidth: 26 }),
        path('M -42 20 L -42 -26 C -42 -84 42 -84 42 -26 L 42 20', {
          line: 'soft',
          strokeWidth: 18,
        }),
      ],
      { rotate: -22 * open }
    ),
    rect(240, 150, 160, 128, { fill: 'yellow', radius: 16, strokeWidth: 4 }),
    rect(258, 186, 124, 54, { fill: 'ink', radius: 8 }),
    ...CODE.map((digit, n) =>
      group(266 + n * 37, 192, [
        rect(0, 0, 34, 42, { fill: 'paper', radius: 4 }),
        text(17, 31, digit, 28, { letter: 'code', bold: true }),
      ])
    ),
    ...range(46).map((n) => {
      const [degrees, far] = [chance() * 360, 70 + chance() * 240]
      const [x, y] = onCircle(320, 170, 20 + far * party, degrees)
      return group(
        x,
        y + 40 * party * party,
        party > 0.02
          ? [rect(-5, -3, 10, 7, { fill: CONFETTI[n % 5] ?? 'wax', line: undefined })]
          : [],
        { rotate: round(degrees * 3 + 200 * party) }
      )
    }),
    arm(150, 300 - 70 * party, 14, 'mos', 'sand'),
    arm(236, 344 - 50 * party, 4, 'wax', 'paper'),
    arm(420, 344 - 56 * party, -5, 'blue', 'sand'),
    arm(506, 296 - 66 * party, -14, 'purple', 'messing'),
    path(ellipse(320, 356, 300, 1), { line: undefined }),
  ])
}

/** The four steps: what the page says, its moment, and the same as a scene of the film. */
export const HOW_IT_WORKS = [
  {
    name: 'printen',
    title: 'Printen of uitpakken',
    text: 'Je downloadt het spel meteen na het bestellen en print het zelf, of je krijgt het boekje met de post. Schaar erbij, koffie erbij, klaar.',
    scene: printing,
    moment: 0.7,
  },
  {
    name: 'puzzelen',
    title: 'Puzzelen',
    text: 'Samen aan tafel knip, vouw en combineer je. Elk raadsel geeft een woord of een code; die typ je in op je telefoon, of je opent er een echt slot mee.',
    scene: solving,
    moment: 0.6,
  },
  {
    name: 'hint',
    title: 'Een hint als je vastzit',
    text: 'Bij elk raadsel liggen hints klaar, van een duwtje tot bijna het antwoord. Je vouwt ze zelf open, wanneer je wilt. Niemand blijft steken.',
    scene: hinting,
    moment: 0.8,
  },
  {
    name: 'finale',
    title: 'De finale',
    text: 'Met alles wat je vond, los je het laatste raadsel op. Het slot springt open, en dan weet je eindelijk wie het was, of waarom.',
    scene: opening,
    moment: 0.62,
  },
] as const
