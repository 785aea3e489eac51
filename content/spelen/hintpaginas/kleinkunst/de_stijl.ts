import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening } from '#domain/spelen/tekening'
import { VERF, type Verf } from '#content/spelen/hintpaginas/kleinkunst/miniaturen'
import { tube, verfvlak } from '#content/spelen/hintpaginas/kleinkunst/verf'
import { lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'

/** The study is twelve by twelve squares; its centre line runs between the sixth and the seventh. */
export const VAKKEN = 12

export type Verfvlak = {
  readonly verf: Verf
  /** Squares from the left and from the top, and how many wide and high. */
  readonly x: number
  readonly y: number
  readonly b: number
  readonly h: number
}

export const VLAKKEN: readonly Verfvlak[] = [
  { verf: 'geel', x: 0, y: 0, b: 2, h: 2 },
  { verf: 'blauw', x: 3, y: 0, b: 4, h: 3 },
  { verf: 'geel', x: 10, y: 0, b: 2, h: 2 },
  { verf: 'rood', x: 0, y: 3, b: 3, h: 5 },
  { verf: 'rood', x: 8, y: 3, b: 4, h: 3 },
  { verf: 'geel', x: 4, y: 5, b: 3, h: 3 },
  { verf: 'blauw', x: 9, y: 8, b: 3, h: 4 },
  { verf: 'blauw', x: 0, y: 9, b: 2, h: 3 },
  { verf: 'geel', x: 7, y: 9, b: 2, h: 2 },
  { verf: 'rood', x: 5, y: 10, b: 2, h: 2 },
]

const VAK = 32
const RAND = 28
const MIDDEN = RAND + (VAKKEN / 2) * VAK

const tekening: Tekening = {
  breedte: 440,
  hoogte: 530,
  vormen: [
    vlak(RAND, RAND, VAKKEN * VAK, VAKKEN * VAK, { vulling: 'wit', lijn: undefined }),
    ...tel(VAKKEN - 1).flatMap((i) => {
      const op = RAND + (i + 1) * VAK
      return [
        lijn(op, RAND, op, RAND + VAKKEN * VAK, { lijn: 'zand', dikte: 1.5 }),
        lijn(RAND, op, RAND + VAKKEN * VAK, op, { lijn: 'zand', dikte: 1.5 }),
      ]
    }),
    ...VLAKKEN.flatMap(({ verf, x, y, b, h }) => [
      ...verfvlak(verf, RAND + x * VAK, RAND + y * VAK, b, h, VAK),
      vlak(RAND + x * VAK, RAND + y * VAK, b * VAK, h * VAK, { dikte: 6 }),
    ]),
    vlak(RAND, RAND, VAKKEN * VAK, VAKKEN * VAK, { dikte: 6 }),
    lijn(MIDDEN, RAND - 14, MIDDEN, RAND + VAKKEN * VAK + 14, { dikte: 3, streep: '9 7' }),
    pad(`M ${MIDDEN - 9} 4 L ${MIDDEN + 9} 4 L ${MIDDEN} 17 Z`, { vulling: 'inkt' }),
    ...VERF.flatMap((verf, i) => tube(verf, verf, 16 + i * 144, 452, 76)),
    tekst(220, 516, 'één streekje is één hokje', 17),
  ],
}

const beschrijving = [
  'Een raster van twaalf bij twaalf hokjes. De middellijn loopt van boven naar beneden, met aan elke kant zes kolommen.',
  'De verf komt uit drie tubes: rood, geel en blauw. Geschilderde vlakken, geteld vanaf de hoek linksboven:',
  ...VLAKKEN.map(
    ({ verf, x, y, b, h }) =>
      `${verf}: kolom ${x + 1} tot en met ${x + b}, rij ${y + 1} tot en met ${y + h}.`
  ),
].join(' ')

export const deStijl = {
  naam: 'de_stijl',
  label: 'De Stijl',
  omschrijving: 'Rechte vlakken op ruitjespapier, met een middellijn',
  answer: 'blauw',
  answer2: 'B',
  answerAddition:
    'Van blauw hangen er vijftien hokjes links van de middellijn en vijftien rechts. Bij rood is het 17 om 14, bij geel 10 om 11. Het echte schilderij is dus blauw.',
  checkAnswer: false,
  hints: [
    'Odilia heeft het over wegen. De middellijn is haar weegschaal.',
    'Neem één kleur tegelijk. Hoeveel hokjes verf liggen er links van de middellijn, en hoeveel rechts?',
    'Drie vlakken liggen deels links en deels rechts. Verdeel ze: elk hokje telt aan zijn eigen kant.',
    'Begin met rood. Links tel je 15 hokjes en nog 2 van het onderste vlak, rechts 12 en 2. Dat hangt scheef.',
  ],
  boekje: {
    verhaal: [
      'Museum Petiet is het kleinste museum van het land. Het past in een kast: drie zalen, zevenentwintig schilderijtjes, elk zo groot als een postzegel. Eén ervan schilderde Odilia Petiet zelf. De andere zesentwintig schilderden haar leerlingen, precies in haar stijl.',
      'In de la onder de kast liggen drie studies van Odilia. Elke studie verraadt één ding over het echte schilderij. De eerste heeft alleen rechte lijnen.',
    ],
    materiaal: [
      {
        soort: 'brief',
        alineas: [
          'Rechte lijnen, drie tubes verf, en verder niets. Zo eenvoudig is het, en zo moeilijk.',
          'Een schilderij is een weegschaal. Twee van mijn kleuren hangen scheef. De kleur die ik koos, weegt aan beide kanten van het midden even zwaar.',
        ],
        ondertekening: 'Odilia',
      },
      {
        soort: 'tekening',
        bijschrift: 'Studie 1, met de tubes die ernaast lagen',
        beschrijving,
        tekening,
      },
    ],
    vraag: 'Tel de hokjes links en rechts van de streepjeslijn. Welke kleur koos Odilia?',
  },
} as const satisfies HintItem<'de_stijl'>
