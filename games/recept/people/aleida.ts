import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'
import { circle, group, line, onCircle, path, text, range, rect } from '#games/kit/shapes'

export type Side = 'deur' | 'raam' | 'links' | 'rechts'

/** A guest at the table's edge who looks straight along one row and counts the visible things. */
export type Guest = { readonly side: Side; readonly place: number; readonly sees: number }

export const GUESTS: readonly Guest[] = [
  { side: 'deur', place: 0, sees: 2 },
  { side: 'deur', place: 1, sees: 3 },
  { side: 'deur', place: 4, sees: 2 },
  { side: 'raam', place: 1, sees: 2 },
  { side: 'raam', place: 2, sees: 2 },
  { side: 'raam', place: 4, sees: 3 },
  { side: 'links', place: 0, sees: 3 },
  { side: 'links', place: 1, sees: 3 },
  { side: 'links', place: 3, sees: 2 },
  { side: 'rechts', place: 2, sees: 3 },
  { side: 'rechts', place: 3, sees: 4 },
  { side: 'rechts', place: 4, sees: 2 },
]

/** The letter on each doily, from the door to the window. */
export const DOILIES = ['SBPTK', 'AATLI', 'AOFAO', 'RNEEE', 'MLSOL'] as const

const SQUARE = 66
const MARGIN = 75
const SIDE = DOILIES.length * SQUARE

/** A doily: a circle with a scalloped edge. */
function doily(letter: string, x: number, y: number): Shape[] {
  const arcs = range(12).map((i) =>
    circle(...onCircle(x, y, 22, 90 + i * 30), 6, { fill: 'white', line: 'blue', strokeWidth: 1.5 })
  )
  return [
    ...arcs,
    circle(x, y, 22, { fill: 'white', line: undefined }),
    circle(x, y, 17, { line: 'blue', strokeWidth: 1, dash: '2 4' }),
    text(x, y + 8, letter, 24, { letter: 'title', bold: true }),
  ]
}

/** A guest's card, pointing at the table. */
function guestCard({ side, place, sees }: Guest): Shape[] {
  const along = MARGIN + place * SQUARE + SQUARE / 2
  const [x, y, rotate] = {
    deur: [along, MARGIN - 30, 180],
    raam: [along, MARGIN + SIDE + 30, 0],
    links: [MARGIN - 30, along, 90],
    rechts: [MARGIN + SIDE + 30, along, 270],
  }[side] as [number, number, number]
  return [
    group(x, y, [path('M -17 17 L -17 -13 L 0 -25 L 17 -13 L 17 17 Z', { fill: 'paper' })], {
      rotate,
    }),
    text(x, y + 8, String(sees), 24, { letter: 'code', bold: true }),
  ]
}

/** The room around the table: the door above it, the window below. */
function room(size: number, bottom: number): Shape[] {
  const m = size / 2
  return [
    rect(6, 6, size - 12, bottom - 12, { radius: 4, fill: 'paper', strokeWidth: 4 }),
    rect(m - 74, 6, 148, 36, { radius: 3, fill: 'messing', strokeWidth: 3 }),
    text(m, 32, 'deur', 22, { letter: 'title', bold: true }),
    circle(m + 58, 25, 5, { fill: 'ink', line: undefined }),
    rect(m - 104, bottom - 42, 208, 36, { radius: 3, fill: 'white', strokeWidth: 3 }),
    ...[-50, 50].map((dx) => line(m + dx, bottom - 42, m + dx, bottom - 6, { strokeWidth: 2 })),
    text(m, bottom - 16, 'raam', 22, { letter: 'title', bold: true }),
  ]
}

function drawTable(): Drawing {
  const size = SIDE + 2 * MARGIN
  const bottom = size + 70
  return {
    width: size,
    height: bottom,
    shapes: [
      ...room(size, bottom),
      group(0, 35, [
        rect(MARGIN - 4, MARGIN - 4, SIDE + 8, SIDE + 8, {
          radius: 12,
          fill: 'sand',
          strokeWidth: 3,
        }),
        ...[1, 2, 3, 4].flatMap((i): Shape[] => [
          line(MARGIN + i * SQUARE, MARGIN + 4, MARGIN + i * SQUARE, MARGIN + SIDE - 4, {
            line: 'messing',
            strokeWidth: 1,
            dash: '5 5',
          }),
          line(MARGIN + 4, MARGIN + i * SQUARE, MARGIN + SIDE - 4, MARGIN + i * SQUARE, {
            line: 'messing',
            strokeWidth: 1,
            dash: '5 5',
          }),
        ]),
        ...DOILIES.flatMap((row, r) =>
          [...row].flatMap((letter, k) =>
            doily(letter, MARGIN + k * SQUARE + SQUARE / 2, MARGIN + r * SQUARE + SQUARE / 2)
          )
        ),
        ...GUESTS.flatMap(guestCard),
      ]),
    ],
  }
}

const WHERE: Readonly<Record<Side, string>> = {
  deur: 'Aan de kant van de deur, boven kolom',
  raam: 'Aan de kant van het raam, onder kolom',
  links: 'Links van rij',
  rechts: 'Rechts van rij',
}

export const aleida = {
  name: 'aleida',
  flag: 'aleida',
  label: 'Aleida, de gastvrouw',
  group: 'personen',
  kind: 'puzzle',
  level: 5,
  story: [
    'Aleida ontvangt, Aleida schikt, Aleida weet wie niet naast wie wil. Voor het feest dekte ze het dessertbuffet: 25 etagères op 25 kanten kleedjes. Hun hoogte loopt van één tot vijf verdiepingen, en in elke rij en elke kolom staat van elke hoogte precies één.',
    'Vanaf de rand kijkt een gast recht langs zijn rij of kolom. Een hoge etagère verbergt alles wat erachter staat en lager is. Bij sommige plaatsen liet Aleida een kaartje liggen: zoveel etagères zie je vanaf hier.',
    'De etagères zijn afgewassen, de kleedjes liggen er nog. ‘Wat ik te verbergen heb, zet ik onder het hoogste,’ zegt ze. ‘Daar tilt niemand iets op. En dekken doe ik van de deur naar het raam.’',
  ],
  material: [
    staffCard('aleida'),
    {
      kind: 'prop',
      object: 'seating_card',
      look: { fold: undefined, frame: false, lettering: 'hand', snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'Van boven gezien. Elk kaartje wijst waarheen een gast kijkt. Teken mee.',
          description: `Een vierkante tafel van vijf rijen en vijf kolommen, de deur boven en het raam onder. Op elke plaats ligt een kleedje met een letter. Rijen van de deur naar het raam: ${DOILIES.map((row, i) => `${i + 1}: ${[...row].join(' ')}`).join('; ')}. Langs de rand liggen kaartjes met het aantal etagères dat de gast daar ziet. ${GUESTS.map(({ side, place, sees }) => `${WHERE[side]} ${place + 1}: ${sees}`).join('. ')}.`,
          drawing: drawTable(),
          pen: { kind: 'digit', x: MARGIN, y: MARGIN + 35, side: SQUARE, rows: 5, columns: 5 },
        },
      ],
    },
  ],
  question: 'Waar hield Aleida zich die avond mee bezig?',
  answer: 'PIANO',
  alsoCorrect: ['PIANO SPELEN', 'PIANOSPELEN'],
  showAnswer: 'PIANO',
  explanation:
    'De kaartjes laten maar één opstelling toe. De etagères van vijf verdiepingen stonden, van de deur naar het raam, op de letters P, I, A, N en O. Aleida speelde harder dan men van haar gewend is.',
  nearMisses: [
    { answer: 'KAARS', text: 'Knap, maar dat staat onder de op één na hoogste.' },
    { answer: 'BLOEM', text: 'Dat staat onder de middelste hoogte. Kijk hoger.' },
    { answer: 'STOEL', text: 'Dat staat onder de lage. Kijk hoger.' },
    { answer: 'TAFEL', text: 'Dat staat onder de allerlaagste. Kijk hoger.' },
  ],
  hints: [
    'Achter een vijf zie je niets meer, dus wie er drie ziet, heeft er minstens twee vóór de vijf staan. Ligt er aan beide kanten van een rij of kolom een kaartje en zijn die samen zes, dan staat de plaats van de vijf meteen vast.',
    'Alleen de vijven tellen. In de vierde rij staat de vijf op de tweede plaats van links, in de tweede rij helemaal rechts. Dan zijn er voor de andere drie nog maar twee mogelijkheden. Let op de gast rechts van de onderste rij en op de gast bij het raam onder de laatste kolom.',
  ],
} as const satisfies Puzzle<Person, Person>
