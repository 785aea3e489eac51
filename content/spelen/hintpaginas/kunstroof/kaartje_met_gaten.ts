import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening } from '#domain/spelen/tekening'
import { groep, pad, tekst, tel, vlak } from '#content/spelen/vormen'

/** The punched squares, row and column from 0, with side 1 of the card on top. */
export const GATEN: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 2],
  [1, 4],
  [2, 1],
  [2, 5],
  [3, 2],
  [3, 5],
  [5, 1],
  [5, 4],
]

export const LETTERS = ['IIIKTO', 'IKKTSE', 'ETKEUE', 'NLEJSL', 'NCAHSA', 'RNTUOR'] as const

const VAK = 52
const RAND = 42
const MAAT = 6 * VAK
const X = (440 - MAAT) / 2
const BOVEN = 6 + RAND

const raster: Tekening = {
  breedte: 440,
  hoogte: MAAT + 2 * RAND + 12,
  vormen: [
    vlak(X - RAND, BOVEN - RAND, MAAT + 2 * RAND, MAAT + 2 * RAND, {
      vulling: 'zand',
      dikte: 3,
      rond: 8,
    }),
    ...LETTERS.flatMap((rij, r) =>
      [...rij].flatMap((letter, k) => [
        vlak(X + k * VAK, BOVEN + r * VAK, VAK, VAK, { vulling: 'wit', dikte: 1.5 }),
        tekst(X + (k + 0.5) * VAK, BOVEN + (r + 0.5) * VAK + 10, letter, 28, {
          letter: 'titel',
          vet: true,
        }),
      ])
    ),
  ],
}

const kaartje: Tekening = {
  breedte: 440,
  hoogte: MAAT + 2 * RAND + 12,
  vormen: [
    vlak(X - RAND, BOVEN - RAND, MAAT + 2 * RAND, MAAT + 2 * RAND, {
      vulling: 'blauw',
      dikte: 3,
      rond: 8,
    }),
    ...tel(36).map((i) =>
      vlak(X + (i % 6) * VAK, BOVEN + Math.floor(i / 6) * VAK, VAK, VAK, {
        lijn: 'inkt',
        dikte: 1,
      })
    ),
    ...GATEN.map(([r, k]) =>
      vlak(X + k * VAK + 4, BOVEN + r * VAK + 4, VAK - 8, VAK - 8, {
        vulling: 'papier',
        dikte: 3,
        rond: 3,
      })
    ),
    // Each number stands upright when its side is on top, so that the turning is told by the card.
    ...tel(4).map((kant) =>
      groep(
        220,
        BOVEN + MAAT / 2,
        [
          pad(`M -26 ${-MAAT / 2 - 14} l -9 -11 l -9 11 Z`, { vulling: 'papier', lijn: undefined }),
          tekst(0, -MAAT / 2 - 12, String(kant + 1), 26, {
            letter: 'code',
            vet: true,
            kleur: 'papier',
          }),
          pad(`M 26 ${-MAAT / 2 - 14} l 9 -11 l 9 11 Z`, { vulling: 'papier', lijn: undefined }),
        ],
        { draai: -90 * kant }
      )
    ),
  ],
}

export const kaartjeMetGaten = {
  naam: 'kaartje_met_gaten',
  label: 'Het kaartje met gaten',
  omschrijving: 'Een vierkant vol letters en een blauw kaartje met negen gaten',
  answer: 'SCHRIKKELJAAR',
  answerAddition:
    'Door de gaten staat, in vier standen van het kaartje: IK STEEL NOOIT KUNST UIT EEN SCHRIKKELJAAR. Dat zijn 1908 en 1928, want die kun je door vier delen. Streep 6 en 11 door.',
  checkAnswer: false,
  hints: [
    'Het kaartje past precies op de letters. Begin met de 1 boven.',
    'Negen gaten, zesendertig letters: het kaartje moet vier keer op het vierkant, elke keer een kwartslag gedraaid.',
    'Lees de negen letters door de gaten zoals je een bladzijde leest. Draai dan het kaartje tot de 2 boven staat.',
    'In de eerste stand lees je IKSTEELNO. De zin gaat gewoon verder in de volgende stand.',
    'De zin eindigt met een jaar dat eens in de vier jaar komt. Het jaartal kun je delen door vier.',
  ],
  boekje: {
    verhaal: [
      'Tussen de vierde en de vijfde bladzijde van het aantekenboekje zit een blauw kaartje (het staat op de volgende bladzijde van dit boekje). Het is precies zo groot als het bord met letters. Negen van de vakjes zijn licht gelaten: daar horen gaten te zitten.',
    ],
    materiaal: [
      {
        soort: 'brief',
        kop: 'Bladzijde 4',
        alineas: [
          'Het kaartje heeft vier kanten, en elke kant komt een keer boven: eerst 1, dan 2, dan 3, dan 4. Wat je door de gaten ziet, lees je van links naar rechts en van boven naar beneden.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift: 'Het bord met letters',
        beschrijving: `Een bord met zes rijen van zes letters. ${LETTERS.map((rij, r) => `Rij ${r + 1}: ${[...rij].join(' ')}.`).join(' ')}`,
        tekening: raster,
      },
      {
        soort: 'tekening',
        bijschrift:
          'Het kaartje. Knip het uit langs de rand en knip de negen lichte vakjes eruit. Liever niet knippen? Trek het dan over op dun papier.',
        beschrijving: `Een vierkant kaartje van zes bij zes vakjes, even groot als het bord met letters. Aan de bovenkant staat 1, links 2, onder 3 en rechts 4. Met 1 boven zitten de gaten op: ${GATEN.map(
          ([r, k]) => `rij ${r + 1}, kolom ${k + 1}`
        ).join('; ')}.`,
        tekening: kaartje,
      },
    ],
    vraag: 'Uit wat voor jaar steelt de Ekster nooit?',
  },
} as const satisfies HintItem<'kaartje_met_gaten'>
