import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, text, range, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/** The number of the letter that counts in each earlier answer, in the order of the booklet. */
export const FLAGS = [1, 2, 3, 1, 1, 2, 2] as const

const TINT = ['wax', 'messing', 'blue', 'mos'] as const

/** The flags hang from a sagging string, in two lines of bunting. */
const flag = (x: number, y: number, i: number): Shape[] => [
  path(`M ${x - 46} ${y} H ${x + 46} L ${x} ${y + 122} Z`, { fill: 'white' }),
  path(`M ${x - 46} ${y} H ${x + 46} L ${x + 38} ${y + 21} H ${x - 38} Z`, {
    fill: itemAt(TINT, i % 4),
  }),
  circle(x, y + 14, 17, { fill: 'paper' }),
  text(x, y + 21, String(i + 1), 20, { letter: 'code', bold: true }),
  text(x, y + 52, 'letter', 16),
  text(x, y + 84, String(FLAGS[i]), 28, { letter: 'title', bold: true, color: 'wax' }),
]

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

/** The height of the last cord, which sags between its two knots. */
const cordAt = (x: number) => {
  const along = (x - 12) / 416
  return 344 + 26 * along * (1 - along)
}

/** Two turns of a cord around a twig. */
const knot = (x: number, y: number): Shape[] =>
  [-2.5, 2.5].map((dx) => line(x + dx - 1, y - 6, x + dx + 1, y + 6, { strokeWidth: 2.6 }))

/** A label of wood on the last cord, for one letter. */
const label = (x: number, y: number, number: number): Shape[] => [
  ...[17, 37].map((along) =>
    line(x + along, cordAt(x + along), x + along, y + 4, { line: 'messing', strokeWidth: 2 })
  ),
  rect(x, y, 54, 62, { fill: 'sand', strokeWidth: 2.5, radius: 7 }),
  rect(x + 6, y + 11, 42, 45, { fill: 'white', strokeWidth: 1.6, radius: 3 }),
  ...[17, 37].map((along) => circle(x + along, y + 5, 2.2, { fill: 'ink', line: undefined })),
  text(x + 27, y + 79, String(number), 16, { letter: 'code', color: 'soft' }),
]

const drawing: Drawing = {
  width: 440,
  height: 452,
  shapes: [
    twig(13, 36, -7, 0.95),
    twig(427, 36, 187, 0.95),
    twig(10, 186, -4, 0.6),
    twig(430, 186, 184, 0.6),
    path('M 12 35 Q 220 74 428 35', { strokeWidth: 3 }),
    path('M 26 183.5 Q 220 228.5 414 183.5', { strokeWidth: 3 }),
    ...range(4).flatMap((i) => flag(62 + i * 105, itemAt([44, 53, 53, 44], i), i)),
    ...range(3).flatMap((i) => flag(115 + i * 105, itemAt([199, 206, 199], i), i + 4)),
    twig(7, 340, 22, 0.42),
    twig(433, 340, 158, 0.42),
    path('M 12 344 Q 220 357 428 344', { line: 'messing', strokeWidth: 3.5 }),
    ...[12, 428].flatMap((x) => [...knot(x, 35), ...knot(x, 344)]),
    ...[26, 414].flatMap((x) => knot(x, 184)),
    ...range(7).flatMap((i) => label(22 + i * 57, 369, i + 1)),
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
