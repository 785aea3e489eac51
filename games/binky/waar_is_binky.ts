import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, round, text, range, rect, type Point } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/** The number of the letter that counts in each earlier answer, in the order of the booklet. */
export const FLAGS = [1, 2, 3, 1, 1, 2, 2] as const

const TINT = ['wax', 'messing', 'blue', 'mos'] as const

/** A cord between two knots, and how far down it sags. */
type Cord = { readonly from: number; readonly to: number; readonly y: number; readonly sag: number }

const UPPER: Cord = { from: 12, to: 428, y: 35, sag: 39 }
const LOWER: Cord = { from: 26, to: 414, y: 183.5, sag: 45 }
const LAST: Cord = { from: 12, to: 428, y: 344, sag: 13 }

const heightAt = ({ from, to, y, sag }: Cord, x: number) => {
  const along = (x - from) / (to - from)
  return y + 2 * sag * along * (1 - along)
}

const cord = ({ from, to, y, sag }: Cord): string =>
  `M ${from} ${y} Q ${(from + to) / 2} ${y + sag} ${to} ${y}`

/** Half of the width of a flag; its upper corners are on the cord. */
const HALF = 41
/** How far down to its tip its coloured band reaches. */
const BAND = 0.24

const towards = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

const spot = ([x, y]: Point) => `${round(x)} ${round(y)}`

const curved = (points: readonly Point[]) =>
  `M ${spot(itemAt(points, 0))} Q ${spot(itemAt(points, 1))} ${spot(itemAt(points, 2))}`

const flag = (on: Cord, x: number, i: number): Shape[] => {
  const at = (along: number) => heightAt(on, x + along)
  const y = at(0)
  const tip: Point = [x, y + 122]
  const top: readonly Point[] = [
    [x - HALF, at(-HALF)],
    [x, y],
    [x + HALF, at(HALF)],
  ]
  // Its band ends in the same edge, nearer to the tip, so that both its sides lie on the flag's.
  const below = top.map(([px, py]) => towards([px, py], tip, BAND))
  return [
    path(`${curved(top)} L ${spot(tip)} Z`, { fill: 'white' }),
    path(`${curved(top)} ${curved([...below].reverse()).replace('M', 'L')} Z`, {
      fill: itemAt(TINT, i % 4),
    }),
    circle(x, y + 22, 15, { fill: 'paper' }),
    text(x, y + 28.5, String(i + 1), 19, { letter: 'code', bold: true }),
    text(x, y + 54, 'letter', 16),
    text(x, y + 86, String(FLAGS[i]), 28, { letter: 'title', bold: true, color: 'wax' }),
  ]
}

/** A twig with leaves on both sides, growing to the right; mirrored it grows to the left. */
const twig = (x: number, y: number, rotate: number, scale = 1): Shape =>
  group(
    x,
    y,
    [
      path('M -12 3 Q 40 -6 96 4', { line: 'messing', strokeWidth: 6 }),
      ...range(6).flatMap((i): Shape[] => {
        const along = 6 + i * 16
        return [-1, 1].map((side) =>
          path(
            `M ${along} ${side * 2} q ${8 + i} ${side * 20} ${26 - i} ${side * 18} q -2 ${side * -14} ${-26 + i} ${side * -18} Z`,
            { fill: i % 2 ? 'mos' : 'white', line: 'mos', strokeWidth: 2 }
          )
        )
      }),
      path('M 94 4 q 14 -10 24 2 q -12 8 -24 -2 Z', { fill: 'mos', line: 'mos', strokeWidth: 2 }),
    ],
    { rotate, scale }
  )

/** A twig at each end of a cord, that points up to the middle. */
const twigs = ({ from, to, y }: Cord, rotate: number, scale: number): Shape[] => [
  twig(from - 4, y, rotate, scale),
  twig(to + 4, y, 180 - rotate, scale),
]

/** Two turns of a cord around a twig. */
const knot = (x: number, y: number): Shape[] =>
  [-2.5, 2.5].map((dx) => line(x + dx - 1, y - 6, x + dx + 1, y + 6, { strokeWidth: 2.6 }))

const LABEL = 46
const HOLES = [13, 33] as const

/** A label of wood on the last cord, for one letter. */
const label = (x: number, y: number, number: number): Shape[] => [
  ...HOLES.map((along) =>
    line(x + along, heightAt(LAST, x + along), x + along, y + 4, {
      line: 'messing',
      strokeWidth: 2,
    })
  ),
  rect(x, y, LABEL, 62, { fill: 'sand', strokeWidth: 2.5, radius: 7 }),
  rect(x + 5, y + 11, LABEL - 10, 45, { fill: 'white', strokeWidth: 1.6, radius: 3 }),
  ...HOLES.map((along) => circle(x + along, y + 5, 2.2, { fill: 'ink', line: undefined })),
  text(x + LABEL / 2, y + 79, String(number), 16, { letter: 'code', color: 'soft' }),
]

/** Between the left side of a label and that of the next one. */
const PITCH = 58

/** The twigs are short, so that they end before the outer flags. */
const drawing: Drawing = {
  width: 440,
  height: 452,
  shapes: [
    ...range(4).flatMap((i) => flag(UPPER, 82 + i * 92, i)),
    ...range(3).flatMap((i) => flag(LOWER, 128 + i * 92, i + 4)),
    ...[UPPER, LOWER].map((one) => path(cord(one), { strokeWidth: 3 })),
    ...twigs(UPPER, -32, 0.4),
    ...twigs(LOWER, -20, 0.4),
    ...twigs(LAST, -18, 0.42),
    path(cord(LAST), { line: 'messing', strokeWidth: 3.5 }),
    ...[UPPER, LOWER, LAST].flatMap(({ from, to, y }) => [...knot(from, y), ...knot(to, y)]),
    ...range(7).flatMap((i) => label(23 + i * PITCH, 369, i + 1)),
  ],
}

export const waarIsBinky = {
  name: 'waar_is_binky',
  label: '8. Waar is Binky',
  description: 'Een slinger met zeven vlaggetjes en zeven lege vakjes',
  answer: 'BOOMHUT',
  answer2: 'de boomhut',
  answerAddition:
    'Bot, hond, snoep, mand, hark, kuil en staart geven samen BOOMHUT. Daar zit Binky in zijn eigen mand, met een feesthoedje op. Sep van hiernaast had onthouden wat iedereen vergeten was: Binky is vandaag zeven geworden.',
  checkAnswer: true,
  nearMisses: [
    { answer: 'boom', text: 'Je bent vlakbij. Kijk omhoog, en gebruik alle zeven vlaggetjes.' },
    { answer: 'hut', text: 'Bijna. De eerste vier vlaggetjes vertellen wat voor hut.' },
  ],
  hints: [
    'Leg de zeven antwoorden naast elkaar. Bij elk vlaggetje hoort één antwoord.',
    'Het cijfer in het rondje is het nummer van de puzzel. Het cijfer eronder zegt welke letter je nodig hebt.',
    'Van puzzel 1 neem je de eerste letter, van puzzel 2 de tweede, van puzzel 3 de derde. Schrijf ze in de vakjes.',
    'De eerste vier letters zijn het ding dat in het park het hoogst wordt. Daar zit dus ook Binky.',
  ],
  booklet: {
    story: [
      'Tussen de bladeren hangt een slinger. Wie hangt er nu een slinger op als hij niet gevonden wil worden?',
      'Op elk vlaggetje staan twee cijfers. Zeven vlaggetjes, zeven puzzels, en het antwoord is dichterbij dan je denkt. Wees even heel stil. Tik, tik, tik, klinkt het boven je hoofd. Zo klinkt kwispelen.',
    ],
    material: [
      {
        kind: 'drawing',
        caption: 'De slinger, met vakjes voor de letters',
        description: `Zeven vlaggetjes met een nummer in een rondje en een letternummer eronder. ${FLAGS.map(
          (letter, i) => `Vlaggetje ${i + 1}: letter ${letter}.`
        ).join(' ')} Eronder zeven lege vakjes.`,
        drawing,
      },
    ],
    question: 'Welk woord staat er in de vakjes? Daar is Binky.',
  },
} as const satisfies HintItem<'waar_is_binky'>
