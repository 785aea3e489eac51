import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, text, range, scatter, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

type Spot = { readonly x: number; readonly y: number }
export type Thread = { readonly from: Spot; readonly to: Spot }
export type Letter = Spot & { readonly letter: string }

/** Pairs of nails in the order of their numbers, and how far along each thread its letter is. */
const STRUNG = [
  { from: { x: 26, y: 120 }, to: { x: 414, y: 64 }, letter: 'O', part: 0.29 },
  { from: { x: 74, y: 438 }, to: { x: 414, y: 176 }, letter: 'V', part: 0.66 },
  { from: { x: 26, y: 226 }, to: { x: 414, y: 338 }, letter: 'A', part: 0.87 },
  { from: { x: 148, y: 26 }, to: { x: 318, y: 438 }, letter: 'A', part: 0.5 },
  { from: { x: 26, y: 354 }, to: { x: 352, y: 26 }, letter: 'L', part: 0.2 },
] as const

export const THREADS: readonly Thread[] = STRUNG

const HIT: readonly Letter[] = STRUNG.map(({ from, to, letter, part }) => ({
  letter,
  x: Math.round(from.x + (to.x - from.x) * part),
  y: Math.round(from.y + (to.y - from.y) * part),
}))

/** @returns the distance from a place to a stretched thread */
export function distanceToThread({ x, y }: Spot, { from, to }: Thread): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return Math.abs(dy * (x - from.x) - dx * (y - from.y)) / Math.hypot(dx, dy)
}

const chance = scatter(1907)

/** The letters that no thread comes near, in the gaps of a loose grid. */
const MISSED: readonly Letter[] = range(64)
  .map((i) => ({
    x: Math.round(62 + (i % 8) * 45 + chance() * 14 - 7),
    y: Math.round(72 + Math.floor(i / 8) * 45 + chance() * 14 - 7),
  }))
  .filter(
    (spot) =>
      THREADS.every((thread) => distanceToThread(spot, thread) > 21) &&
      HIT.every(({ x, y }) => Math.hypot(spot.x - x, spot.y - y) > 34)
  )
  .map((spot, i) => ({ ...spot, letter: itemAt('EKRNSTIGDMPUBZRHESWNKTJIEGDRSMPT', i % 32) }))

export const LETTERS: readonly Letter[] = [...HIT, ...MISSED].sort(
  (one, other) => one.y - other.y || one.x - other.x
)

/**
 * A nail with its number in the rim: above a nail at the side, beside a nail at the top or bottom.
 */
const nail = ({ x, y }: Spot, number: number): Shape[] => {
  const sideways = x < 40 || x > 400
  return [
    circle(x, y, 7, { fill: 'messing', strokeWidth: 2.5 }),
    circle(x, y, 1.6, { fill: 'ink', line: undefined }),
    text(sideways ? x : x + 19, sideways ? y - 13 : y + 7, String(number), 21, {
      letter: 'code',
      bold: true,
      color: 'wax',
    }),
  ]
}

const drawing: Drawing = {
  width: 440,
  height: 464,
  shapes: [
    rect(6, 6, 428, 452, { fill: 'sand', strokeWidth: 3, radius: 3 }),
    rect(40, 40, 360, 384, { fill: 'paper', strokeWidth: 1.5, line: 'messing' }),
    ...LETTERS.map(({ letter, x, y }) => text(x, y + 8, letter, 23, { letter: 'title' })),
    ...THREADS.flatMap(({ from, to }, i) => [...nail(from, i + 1), ...nail(to, i + 1)]),
  ],
}

export const vijfDraden = {
  name: 'vijf_draden',
  label: 'Vijf draden',
  description: 'Een bord vol letters met tien genummerde spijkers langs de rand',
  answer: 'OVAAL',
  answerAddition:
    'De vijf gespannen draden lopen elk over één letter: O, V, A, A, L. De Ekster neemt nooit een ovale lijst, die past niet onder haar jas.',
  checkAnswer: false,
  hints: [
    'De draden zijn weg, de spijkers zitten er nog. Elk nummer komt twee keer voor.',
    'Pak je liniaal. Trek van elke spijker een rechte lijn naar de spijker met hetzelfde nummer.',
    'Elke lijn loopt dwars door één letter. Lees die letters in de volgorde van de nummers, van 1 tot en met 5. De eerste is een O.',
  ],
  booklet: {
    story: [
      'Zaterdagnacht, tien over drie. In het Veermuseum hangt één lijst leeg. Op de vloer ligt een aantekenboekje, met een zwart-witte veer als bladwijzer. De Ekster is langs geweest, en achter op de kaft staat: tot morgen.',
      'Voorin schrijft ze: ‘Zes dingen laat ik altijd hangen.’ Daarna volgen zes bladzijden, één voor elk ding, en geen daarvan is zomaar te lezen. Elke bladzijde die je ontcijfert, streept twee schilderijen weg in de catalogus van het museum. Het ene dat overblijft, is haar plan voor morgen.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'notebook',
        heading: 'Bladzijde 1',
        look: { lettering: 'script' },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Een goede dief kijkt naar de lijst voor ze naar het doek kijkt. Vijf draden spande ik hier, elk tussen twee spijkers, strak als een snaar. De draden heb ik weer meegenomen. Wat eronder lag, lees je van 1 tot en met 5.',
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption: 'Het letterbord met de spijkers van de Ekster',
        description: `Een bord met letters. Langs de rand zitten tien spijkers, genummerd in paren. Plaatsen staan als afstand vanaf links en vanaf boven. ${THREADS.map(
          ({ from, to }, i) => `Spijkers ${i + 1}: ${from.x}, ${from.y} en ${to.x}, ${to.y}.`
        ).join(
          ' '
        )} Letters: ${LETTERS.map(({ letter, x, y }) => `${letter} op ${x}, ${y}`).join('; ')}.`,
        drawing,
      },
    ],
    question: 'Welke vorm laat de Ekster hangen?',
  },
} as const satisfies HintItem<'vijf_draden'>
