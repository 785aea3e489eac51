import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, path, text, range, rect } from '#games/kit/shapes'
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

const drawing: Drawing = {
  width: 440,
  height: 432,
  shapes: [
    path('M 6 24 Q 220 64 434 24', { strokeWidth: 3 }),
    path('M 46 178 Q 220 214 394 178', { strokeWidth: 3 }),
    ...range(4).flatMap((i) => flag(62 + i * 105, itemAt([34, 43, 43, 34], i), i)),
    ...range(3).flatMap((i) => flag(115 + i * 105, itemAt([189, 196, 189], i), i + 4)),
    ...range(7).flatMap((i) => [
      rect(22 + i * 57, 346, 54, 60, { fill: 'white', strokeWidth: 2.5, radius: 4 }),
      text(49 + i * 57, 425, String(i + 1), 16, { letter: 'code', color: 'soft' }),
    ]),
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
