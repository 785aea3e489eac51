import { assignment } from '#games/sintsenior/assignments'
import { thing, SYMBOLS, type Thing } from '#games/sintsenior/things'
import { drawing, text } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

/** The couplets. The first letters, read down the side, say what to count. */
export const COUPLETS = [
  [
    'Te groot voor een schoen bij de haard, dat is waar,',
    'en toch stond ik stil bij jullie dit jaar.',
    'Lang zat ik te denken: wat geef ik hun dan?',
    'Dit bord, en een paard dat niet stilstaan kan.',
  ],
  [
    'Een zak staat erbij, en die zak blijft nog dicht.',
    'Maar wie geduld heeft, die krijgt hem in zicht.',
    'Ik stop wat ik zeg graag wat dieper weg:',
    'je vindt langs de kant wat ik eigenlijk zeg.',
  ],
  [
    'Terwijl jij dit leest, staat mijn paard op het dak',
    'en kijkt naar beneden, zo op zijn gemak.',
    'Roep dus niet te vlug dat je klaar bent, mijn vriend:',
    'soms is het de rand die je aandacht verdient.',
  ],
] as const

const BORDER_WORK = {
  m: 'mijter',
  t: 'toren',
  w: 'wortel',
  p: 'pakje',
  b: 'bel',
  l: 'laars',
} as const satisfies Record<string, Thing>

/** The border above each verse. */
export const BORDERS: readonly (readonly Thing[])[] = [
  'mwmtpblmwtmpm',
  'tmmwpmblmmtmm',
  'wbmtlpmwmtbpm',
].map((edge) => [...edge].map((letter) => BORDER_WORK[letter as keyof typeof BORDER_WORK]))

const COUPLET_HEIGHT = 142

const sheet = drawing(
  400,
  3 * COUPLET_HEIGHT + 12,
  COUPLETS.flatMap((lines, c): Shape[] => {
    const top = c * COUPLET_HEIGHT
    return [
      ...itemAt(BORDERS, c).map((name, i) => thing(name, 28 + i * 28.6, top + 40, 0.36)),
      ...lines.map((line, r) =>
        text(33, top + 66 + r * 21, line, 17.5, { anchor: 'start', letter: 'script' })
      ),
    ]
  })
)

export const poem = {
  name: 'Het gedicht',
  code: '574',
  sheet: {
    section: 'Slot 1',
    title: 'Het gedicht',
    level: 1,
    symbol: SYMBOLS.mijter,
    preview:
      'Een gedicht in handschrift op een oud vel met een lakzegel, met tussen de coupletten rijen mijters, laarzen, cadeaus en schaakstukken.',
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Naast de zak ligt een gedicht. Er staat geen naam boven en geen naam onder, maar de toon kennen jullie. Sint rijmt nooit alleen om te rijmen.',
        ],
      },
      {
        kind: 'prop',
        object: 'letter',
        look: { fold: undefined },
        seal: 'S',
        parts: [
          {
            kind: 'drawing',
            caption: 'Het gedicht, met zijn versierde randen',
            description: `Een gedicht van drie coupletten. Boven elk couplet loopt een rand van dertien tekeningetjes. ${COUPLETS.map((lines, c) => `Rand ${c + 1}: ${itemAt(BORDERS, c).join(', ')}. Couplet ${c + 1}: ${lines.join(' / ')}`).join(' ')}`,
            drawing: sheet,
          },
        ],
      },
      {
        kind: 'question',
        text: 'Wat zegt het gedicht eigenlijk, en welke drie cijfers lees je dan in de randen?',
      },
      { kind: 'fill_in', label: 'Code van slot 1', boxes: 3 },
    ],
  },
  assignment: assignment(0, 'Pak de kaars, geloof de schaduw.'),
  hints: [
    'Het gedicht zegt twee dingen over zichzelf: lees langs de kant, en kijk naar de rand. Begin met de kant.',
    'Lees de eerste letter van elke regel, van boven naar beneden. Twaalf regels geven drie woorden.',
    'Er staat TEL DE MIJTERS. Ze staan in de randen, een rand per couplet. De bovenste rand geeft het eerste cijfer.',
  ],
  solution: [
    'De eerste letters van de twaalf regels vormen TEL DE MIJTERS.',
    'In de rand boven het eerste couplet staan 5 mijters, boven het tweede 7 en boven het derde 4.',
    'Van boven naar beneden: 574.',
  ],
} as const satisfies LockPuzzle
