import { circle, group, line, onCircle, drawing, text, range, rect } from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

export const TUBES = ['A', 'B', 'C', 'D'] as const
export type Tube = (typeof TUBES)[number]

/** The photos with a legible number on the back. */
export const WITH_NUMBER = [
  { number: 3, lit: ['C', 'D'] },
  { number: 10, lit: ['A', 'C'] },
  { number: 5, lit: ['B', 'D'] },
  { number: 9, lit: ['A', 'D'] },
] as const satisfies readonly { number: number; lit: readonly Tube[] }[]

/** The other photos, in the order in which they were picked up. */
export const WITHOUT_NUMBER = [
  ['B'],
  ['D'],
  ['B', 'C', 'D'],
  ['C'],
  ['B', 'C'],
] as const satisfies readonly (readonly Tube[])[]

/** The rehearsal counted down from this number to one. */
export const FROM = 10

const PHOTO = { b: 140, h: 152 } as const
const STYLES = ['paper', 'yellow', 'sand', 'white'] as const

/**
 * The burst of a tube. Each tube has its own shape, so that the photos can be told apart without
 * colour.
 */
function flower(tubeIndex: number, x: number, y: number): Shape[] {
  const color = itemAt(STYLES, tubeIndex)
  const rays = itemAt([12, 8, 10, 6], tubeIndex)
  const long = 13
  return [
    ...range(rays).map((i) => {
      const [ax, ay] = onCircle(x, y, 4, (360 / rays) * i)
      const [bx, by] = onCircle(x, y, long, (360 / rays) * i)
      return line(ax, ay, bx, by, { line: color, strokeWidth: 2.5 })
    }),
    ...(tubeIndex % 2
      ? range(rays).map((i) => {
          const [bx, by] = onCircle(x, y, long + 1, (360 / rays) * i)
          return circle(bx, by, 2, { fill: color, line: color, strokeWidth: 1 })
        })
      : []),
    circle(x, y, 3, { fill: color, line: color, strokeWidth: 1 }),
  ]
}

/**
 * The place of a number that was wiped out. It is clearly a smudge, so that nobody thinks that the
 * print failed.
 */
const SMUDGE: readonly Shape[] = [
  line(44, 168, 88, 166, { line: 'sand', strokeWidth: 9 }),
  line(38, 177, 108, 174, { line: 'soft', strokeWidth: 9 }),
  line(52, 184, 96, 183, { line: 'soft', strokeWidth: 6 }),
  line(104, 183, 118, 181, { line: 'sand', strokeWidth: 5 }),
  line(46, 172, 70, 171, { line: 'ink', strokeWidth: 4 }),
  line(60, 179, 80, 178, { line: 'ink', strokeWidth: 3 }),
]

function photo(lit: readonly Tube[], x: number, y: number, captionBelow?: string): Shape {
  return group(x, y, [
    rect(-6, -6, PHOTO.b + 12, PHOTO.h + 46, {
      fill: 'white',
      line: 'soft',
      strokeWidth: 1.5,
      radius: 3,
    }),
    rect(0, 0, PHOTO.b, PHOTO.h, { fill: 'ink' }),
    ...TUBES.flatMap((tubeIndex, i) => {
      const bx = 20 + i * 33.3
      const height = itemAt([34, 44, 30, 40], i)
      const on = lit.includes(tubeIndex)
      return [
        ...(on
          ? [
              line(bx, 100, bx, height + 18, { line: 'sand', strokeWidth: 2, dash: '5 5' }),
              ...flower(i, bx, height),
            ]
          : []),
        rect(bx - 8, 100, 16, 28, { fill: on ? 'yellow' : 'ink', line: 'paper', strokeWidth: 1.5 }),
        text(bx, 147, tubeIndex, 18, { letter: 'code', bold: true, color: 'white' }),
      ]
    }),
    ...(captionBelow
      ? [text(PHOTO.b / 2, PHOTO.h + 31, captionBelow, 25, { letter: 'title', bold: true })]
      : SMUDGE),
  ])
}

const PHOTOS = [
  ...WITH_NUMBER.map(({ number, lit }) => ({ lit, captionBelow: `${number}` })),
  ...WITHOUT_NUMBER.map((lit) => ({ lit, captionBelow: undefined })),
]

const table = drawing(500, 728, [
  text(16, 64, 'de generale repetitie', 26, { anchor: 'start', letter: 'title' }),
  ...PHOTOS.map(({ lit: brandt, captionBelow }, i) =>
    photo(brandt, 18 + (i % 3) * 162, 118 + Math.floor(i / 3) * 206, captionBelow)
  ),
  stamp('oranje', 'bel', 500, 1.15),
])

const inWords = (lit: readonly Tube[]) =>
  lit.length === 1
    ? `alleen buis ${lit[0]}`
    : `de buizen ${lit.slice(0, -1).join(', ')} en ${lit.at(-1)}`

export const fireworks = {
  name: 'sheet11',
  flag: 'sheet11',
  label: 'De aftelling',
  group: 'oranje',
  kind: 'puzzle',
  level: 3,
  symbol: 'bel',
  story: [
    'Leontien, de vuurwerkmeester, telt af zonder een woord te zeggen. Ze heeft vier buizen, A, B, C en D. Elke buis is een vast aantal waard. Welke buizen er tegelijk branden, vertelt welk getal ze bedoelt: tel hun waarden gewoon bij elkaar op.',
    'Bij de generale repetitie is van elk getal één foto gemaakt, van tien tot en met één. Een windvlaag blies ze van tafel, en één foto is in de vijver beland. Van de rest hebben er nog vier een getal; bij de andere vijf is het getal door natte wanten uitgeveegd. Het oliekannetje heeft ze voor de zekerheid aan Margot gegeven: vuur en olie, daar houdt ze niet van.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'book_page',
      look: { lettering: 'hand', snug: true },
      parts: [
        {
          kind: 'drawing',
          caption:
            'De negen foto’s, zoals ze zijn opgeraapt: vier met een getal en vijf met een veeg waar het getal stond.',
          description: `Negen foto’s van de nachthemel, elk met vier buizen A tot en met D op een rij; boven een buis die brandt, staat een vuurbloem. Onder vier foto’s staat een getal. ${WITH_NUMBER.map(({ number, lit: brandt }) => `Bij het getal ${number} branden ${inWords(brandt)}.`).join(' ')} Onder de andere vijf zit een veeg. ${WITHOUT_NUMBER.map((brandt, i) => `Foto ${i + 1}: ${inWords(brandt)}.`).join(' ')} Rechtsboven staat het stempel van het blad: een bel.`,
          drawing: table,
        },
      ],
    },
  ],
  question: 'Welk getal van de aftelling ligt in de vijver?',
  answer: '8',
  alsoCorrect: ['acht'],
  showAnswer: '8',
  explanation:
    'De buizen zijn 8, 4, 2 en 1 waard. De foto’s zonder getal zijn 4, 1, 7, 2 en 6. Alleen 8 ontbreekt: dan brandt buis A in zijn eentje.',
  nearMisses: [
    {
      answer: '7',
      text: 'Die foto is er nog: drie buizen tegelijk. Reken na wat die samen waard zijn.',
    },
    {
      answer: '6',
      text: 'Die foto is er nog. Reken na wat buis B en buis C samen waard zijn.',
    },
  ],
  hints: [
    'Zoek eerst uit wat elke buis waard is. Gebruik de foto’s met een getal als sommen, bijvoorbeeld C + D = 3.',
    'Vergelijk twee sommen die op één buis na gelijk zijn. A + C = 10 en A + D = 9: hoeveel is C dan meer waard dan D?',
    'C is één meer dan D, en samen zijn ze 3. Dan is D één waard en C twee. Nu volgen B en A vanzelf.',
    'B is 4 waard. Reken de vijf foto’s zonder getal uit, leg alles op volgorde van tien naar één en kijk waar een gat valt.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
