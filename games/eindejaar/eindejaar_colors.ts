import { circle, line, path, drawing, text, rect } from '#games/kit/shapes'
import { snow } from '#games/eindejaar/sheets/eindejaar_drawing'
import {
  colorPicture,
  COLOR_SYMBOLS,
  LOCKS,
  symbol,
} from '#games/eindejaar/sheets/eindejaar_symbols'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'
import type { NearMiss, Puzzle } from '#domain/play/puzzles/puzzle'
import type { Color, Drawing, Shape } from '#domain/drawing'

const LACQUER_COLORS: Record<ColorName, Color> = {
  groen: 'mos',
  rood: 'wax',
  paars: 'purple',
  oranje: 'orange',
}

/**
 * A padlock with three wheels. Above each wheel stands the symbol of the sheet that gives its
 * digit.
 */
function lock(color: ColorName): Drawing {
  return drawing(400, 400, [
    ...snow(400, 90, 26),
    path('M 122 150 V 98 A 78 78 0 0 1 278 98 V 150', { line: 'ink', strokeWidth: 25 }),
    path('M 122 150 V 98 A 78 78 0 0 1 278 98 V 150', { line: 'sand', strokeWidth: 19 }),
    rect(60, 140, 280, 236, { fill: LACQUER_COLORS[color], radius: 22 }),
    rect(72, 152, 256, 212, { line: 'paper', strokeWidth: 2, radius: 14 }),
    colorPicture(color, 200, 82, 0.9),
    ...LOCKS[color].flatMap((name, i): Shape[] => {
      const x = 124 + i * 76
      return [
        circle(x, 192, 27, { fill: 'paper', strokeWidth: 2 }),
        symbol(name, x, 192, 1.15),
        rect(x - 27, 232, 54, 84, { fill: 'ink', radius: 8 }),
        rect(x - 20, 250, 40, 48, { fill: 'white', radius: 3 }),
        line(x - 20, 241, x + 20, 241, { line: 'soft', strokeWidth: 1.5 }),
        line(x - 20, 307, x + 20, 307, { line: 'soft', strokeWidth: 1.5 }),
        text(x, 284, '?', 28, { letter: 'code', bold: true, color: 'soft' }),
      ]
    }),
    rect(140, 326, 120, 34, { fill: 'paper', strokeWidth: 2, radius: 5 }),
    text(200, 350, color, 22, { letter: 'title', bold: true }),
  ])
}

/** Every other order of the three digits: the player has the digits, but not their places. */
function swapped(code: string): NearMiss[] {
  const [a, b, c] = [...code] as [string, string, string]
  const orders = [a + b + c, a + c + b, b + a + c, b + c + a, c + a + b, c + b + a]
  return [...new Set(orders)]
    .filter((ordering) => ordering !== code)
    .map((ordering) => ({
      answer: ordering,
      text: 'De cijfers heb je, maar ze staan nog niet op hun plaats. Kijk naar de tekens op het slot.',
    }))
}

function finale<K extends ColorName>(
  color: K,
  content: { label: string; story: string; question: string; code: string; explanation: string }
) {
  const [left, middle, right] = LOCKS[color]
  const { code } = content
  return {
    name: color,
    flag: color,
    label: content.label,
    group: color,
    kind: 'finale',
    symbol: COLOR_SYMBOLS[color],
    story: [content.story],
    material: [
      {
        kind: 'drawing',
        caption: `Het slot, met boven elke draaischijf een teken: ${left}, ${middle}, ${right}`,
        description: `Een hangslot met een ${COLOR_SYMBOLS[color]} in de beugel en drie draaischijven naast elkaar. Boven de linkerschijf staat een ${left}, boven de middelste een ${middle}, boven de rechter een ${right}.`,
        drawing: lock(color),
      },
    ],
    question: content.question,
    answer: code,
    alsoCorrect: [[...code].join('-'), [...code].join(' ')],
    showAnswer: code,
    explanation: content.explanation,
    nearMisses: swapped(code),
    hints: [
      `Elk blad heeft een stempel met een teken. Zet het cijfer van het blad met de ${left} voorop, dan dat van het blad met de ${middle} en dan dat van het blad met de ${right}.`,
    ],
  } as const satisfies Puzzle<ColorName, ColorName>
}

export const colors = [
  finale('groen', {
    label: 'Code groen',
    story: 'Het groene slot ruikt naar hars. Drie schijven, en boven elke schijf een teken.',
    question: 'Welke drie cijfers openen het groene slot?',
    code: '647',
    explanation:
      'Het groene slot springt open. In de Aftelklok tikt een radertje, drie slagen gaan op scherp.',
  }),
  finale('rood', {
    label: 'Code rood',
    story: 'Het rode slot zit onder het kaarsvet. Met een duimnagel krab je de tekens vrij.',
    question: 'Welke drie cijfers openen het rode slot?',
    code: '355',
    explanation: 'Het rode slot smelt haast open. Weer drie slagen erbij.',
  }),
  finale('paars', {
    label: 'Code paars',
    story: 'Het paarse slot tikt als je je oor ertegenaan houdt. Ongeduldig, lijkt het wel.',
    question: 'Welke drie cijfers openen het paarse slot?',
    code: '943',
    explanation: 'Het paarse slot zwaait open, precies op tijd. Weer drie slagen erbij.',
  }),
  finale('oranje', {
    label: 'Code oranje',
    story:
      'Het oranje slot voelt warm aan. Er zit een lontje aan, maar dat is voor de sier. Hopelijk.',
    question: 'Welke drie cijfers openen het oranje slot?',
    code: '866',
    explanation: 'Het oranje slot sist, en laat los. Weer drie slagen erbij.',
  }),
] as const satisfies readonly Puzzle<ColorName, ColorName>[]
