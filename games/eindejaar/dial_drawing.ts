import {
  angular,
  circle,
  drawing,
  group,
  line,
  onCircle,
  path,
  range,
  rect,
  text,
} from '#games/kit/shapes'
import { DIAL, STARTS, TURNS } from '#games/eindejaar/dial'
import { colorPicture, LOCKS, symbol } from '#games/eindejaar/sheets/eindejaar_symbols'
import { snow } from '#games/eindejaar/sheets/eindejaar_drawing'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'
import type { Color, Drawing, Shape } from '#domain/drawing'

const LACQUER_COLORS: Record<ColorName, Color> = {
  groen: 'mos',
  rood: 'wax',
  paars: 'purple',
  oranje: 'orange',
}
const COLOR_NAMES = Object.keys(STARTS) as ColorName[]
const STEP = 360 / DIAL.length

/** The line under a 6 and a 9, which look the same from the other side of the table. */
const underline = (digit: number, x: number, y: number, size: number): Shape[] =>
  digit === 6 || digit === 9
    ? [
        line(x - size * 0.26, y + size * 0.15, x + size * 0.26, y + size * 0.15, {
          strokeWidth: size * 0.07,
        }),
      ]
    : []

/** The dial around its own middle: twelve boxes with a digit, and the pictures at their starts. */
export function dial(r: number, picture: number): Shape[] {
  return [
    circle(0, 0, r, { fill: 'sand', strokeWidth: r * 0.016 }),
    circle(0, 0, r * 0.95, { fill: 'white', strokeWidth: r * 0.012 }),
    ...DIAL.flatMap((digit, i): Shape[] => {
      const [ax, ay] = onCircle(0, 0, r * 0.55, (i + 0.5) * STEP)
      const [bx, by] = onCircle(0, 0, r * 0.95, (i + 0.5) * STEP)
      const [x, y] = onCircle(0, 0, r * 0.75, i * STEP)
      return [
        line(ax, ay, bx, by, { strokeWidth: r * 0.01 }),
        text(x, y + r * 0.07, `${digit}`, r * 0.25, { letter: 'code', bold: true }),
        ...underline(digit, x, y + r * 0.07, r * 0.25),
      ]
    }),
    circle(0, 0, r * 0.55, { fill: 'messing', strokeWidth: r * 0.016 }),
    ...COLOR_NAMES.map((color) => {
      const [x, y] = onCircle(0, 0, r * 1.22, STARTS[color] * STEP)
      return colorPicture(color, x, y, picture)
    }),
  ]
}

/** An arc along the dial with a point at its end. */
function turnArrow(x: number, y: number, direction: number): Shape {
  const side = direction > 0 ? 1 : -1
  return group(x, y, [
    path(`M ${-20 * side} 6 A 26 26 0 0 ${side > 0 ? 1 : 0} ${20 * side} 6`, { strokeWidth: 4 }),
    path(
      angular([
        [20 * side, 18],
        [11 * side, 4],
        [29 * side, 2],
      ]),
      { fill: 'ink', strokeWidth: 1.5 }
    ),
  ])
}

/** The three symbols of a lock with the way its dial turns for each, from left to right. */
function turns(color: ColorName): Shape[] {
  return LOCKS[color].flatMap((name, i): Shape[] => {
    const x = 72 + i * 88
    return [
      rect(x - 40, 196, 80, 138, { fill: 'paper', strokeWidth: 2, radius: 9 }),
      text(x, 218, `${i + 1}`, 17, { letter: 'code', bold: true, color: 'soft' }),
      symbol(name, x, 248, 1.25),
      turnArrow(x, 292, TURNS[i] ?? 1),
      text(x, 328, (TURNS[i] ?? 1) > 0 ? 'rechtsom' : 'linksom', 15),
    ]
  })
}

/** A padlock whose symbols say how to turn its dial, and the dial itself with its window. */
export function lock(color: ColorName): Drawing {
  const start = onCircle(0, 0, 105, STARTS[color] * STEP)
  return drawing(720, 400, [
    ...snow(720, 80, 26),
    path('M 92 150 V 96 A 68 68 0 0 1 228 96 V 150', { strokeWidth: 25 }),
    path('M 92 150 V 96 A 68 68 0 0 1 228 96 V 150', { line: 'sand', strokeWidth: 19 }),
    rect(16, 140, 288, 246, { fill: LACQUER_COLORS[color], radius: 22 }),
    rect(25, 149, 270, 228, { line: 'paper', strokeWidth: 2, radius: 15 }),
    colorPicture(color, 160, 88, 0.85),
    text(160, 182, color, 24, { letter: 'title', bold: true, color: 'white' }),
    text(160, 365, 'zoveel vakjes als het blad zegt', 15, { color: 'white' }),
    ...turns(color),
    group(512, 202, [
      ...dial(140, 0.5),
      // The window stands on the box where this lock begins.
      rect(start[0] - 26, start[1] - 26, 52, 52, {
        line: LACQUER_COLORS[color],
        strokeWidth: 7,
        radius: 10,
      }),
      text(0, -18, 'begin bij', 17, { letter: 'title' }),
      text(0, 6, `de ${PICTURE_WORDS[color]}`, 17, { letter: 'title', bold: true }),
      colorPicture(color, 0, 38, 0.42),
    ]),
  ])
}

/** The same padlock, sprung open around its left leg, with the three digits that did it. */
export function openLock(color: ColorName, code: string): Drawing {
  const bow = 'M 0 0 V -54 A 68 68 0 0 1 136 -54 V 0'
  return drawing(320, 320, [
    ...snow(320, 70, 18),
    group(0, 24, [
      group(
        92,
        120,
        [path(bow, { strokeWidth: 25 }), path(bow, { line: 'sand', strokeWidth: 19 })],
        { rotate: -20, scale: 0.8 }
      ),
      rect(16, 110, 288, 172, { fill: LACQUER_COLORS[color], radius: 22 }),
      rect(25, 119, 270, 154, { line: 'paper', strokeWidth: 2, radius: 15 }),
      text(160, 152, color, 24, { letter: 'title', bold: true, color: 'white' }),
      ...LOCKS[color].flatMap((name, wheel): Shape[] => {
        const x = 72 + wheel * 88
        return [
          rect(x - 36, 168, 72, 92, { fill: 'paper', strokeWidth: 2, radius: 9 }),
          symbol(name, x, 188, 0.9),
          text(x, 245, code[wheel] ?? '', 42, { letter: 'code', bold: true }),
          ...underline(Number(code[wheel]), x, 245, 42),
        ]
      }),
    ]),
  ])
}

const PICTURE_WORDS = {
  groen: 'dennenboom',
  rood: 'kaars',
  paars: 'klok',
  oranje: 'vuurpijl',
} as const

/** A small cross for the pin that holds both discs. */
const pin = (): Shape[] => [
  circle(0, 0, 1.6, { fill: 'white', strokeWidth: 0.5 }),
  line(-4, 0, 4, 0, { strokeWidth: 0.4 }),
  line(0, -4, 0, 4, { strokeWidth: 0.4 }),
]

/**
 * The radii of the discs to cut out, in millimetres, and of the ring of digits, which the small
 * disc covers. White paper lies between what is printed and the line to cut along.
 */
export const TO_CUT = { large: 58.5, small: 39.5, ring: 39 } as const

/** The dial in millimetres, to cut out: the large disc below, the small one with its window above. */
export const DIAL_TO_CUT: Drawing = drawing(170, 172, [
  group(59.5, 59.5, [
    circle(0, 0, TO_CUT.large, { fill: 'paper', line: 'soft', strokeWidth: 0.5, dash: '2 1.5' }),
    ...dial(TO_CUT.ring, 0.2),
    ...range(12).map((i) => {
      const [ax, ay] = onCircle(0, 0, TO_CUT.ring, i * STEP)
      const [bx, by] = onCircle(0, 0, TO_CUT.ring + 3, i * STEP)
      return line(ax, ay, bx, by, { strokeWidth: 0.7 })
    }),
    ...pin(),
  ]),
  text(145, 20, 'grote schijf', 5, { letter: 'title' }),
  group(130, 132, [
    circle(0, 0, TO_CUT.small, { fill: 'sand', line: 'soft', strokeWidth: 0.5, dash: '2 1.5' }),
    circle(0, 0, 36, { strokeWidth: 0.5 }),
    path(
      angular([
        [0, -38.6],
        [-2.4, -36.2],
        [2.4, -36.2],
      ]),
      { fill: 'ink', strokeWidth: 0.4 }
    ),
    // The digits of the large disc lie at three quarters of its radius, as the window does.
    rect(-6.5, -0.75 * TO_CUT.ring - 5.6, 13, 11.2, {
      fill: 'white',
      line: 'soft',
      strokeWidth: 0.5,
      dash: '2 1.5',
      radius: 2,
    }),
    text(0, -27, 'venster', 3.2),
    text(0, -18, 'uitknippen', 3.2),
    text(0, 12, 'sluitschijf', 6, { letter: 'title', bold: true }),
    text(0, 19, 'van de Feestfabriek', 4, { letter: 'title' }),
    ...pin(),
  ]),
  text(54, 140, 'kleine schijf', 5, { letter: 'title' }),
])
