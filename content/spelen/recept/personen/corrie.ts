import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { personeelskaart } from '#content/spelen/recept/personen/personeel'
import type { Persoon } from '#content/spelen/recept/vlaggen'

/** The sampler, 6 by 6 letters. */
export const MERKLAP = ['OCDPEV', 'ODAENE', 'ENSWRT', 'RORIIL', 'LOEOLE', 'SEEMLG'] as const

/** Openings in the doily, row and column from 0, with its knot in the upper left corner. */
export const OPENINGEN: readonly (readonly [rij: number, kolom: number])[] = [
  [0, 1],
  [1, 0],
  [2, 4],
  [3, 0],
  [3, 3],
  [4, 2],
  [4, 4],
  [5, 2],
  [5, 5],
]

const VAK = 52
const RAND = 66
const ZIJDE = 6 * VAK
const MAAT = ZIJDE + 2 * RAND

/** The numerals that are stitched in the corners, clockwise from the upper left. */
const HOEKEN = [
  { tekst: 'I', x: RAND - 26, y: RAND - 17 },
  { tekst: 'II', x: MAAT - RAND + 26, y: RAND - 17 },
  { tekst: 'III', x: MAAT - RAND + 26, y: MAAT - RAND + 35 },
  { tekst: 'IV', x: RAND - 26, y: MAAT - RAND + 35 },
] as const

/** A cross stitch. */
const kruissteek = (x: number, y: number, r: number, lijn: 'lak' | 'mos'): Vorm => ({
  vorm: 'pad',
  d: `M ${x - r} ${y - r} L ${x + r} ${y + r} M ${x - r} ${y + r} L ${x + r} ${y - r}`,
  lijn,
  dikte: 2,
})

function tekenMerklap(): Tekening {
  const steken = Array.from({ length: 13 }, (_, i) => RAND + (i * ZIJDE) / 12)
  return {
    breedte: MAAT,
    hoogte: MAAT,
    vormen: [
      {
        vorm: 'rechthoek',
        x: 6,
        y: 6,
        b: MAAT - 12,
        h: MAAT - 12,
        vulling: 'zand',
        lijn: 'inkt',
        dikte: 3,
      },
      {
        vorm: 'rechthoek',
        x: 14,
        y: 14,
        b: MAAT - 28,
        h: MAAT - 28,
        lijn: 'lak',
        dikte: 1.5,
        streep: '6 5',
      },
      ...steken.flatMap((p, i) => {
        const kleur = i % 2 === 0 ? 'lak' : 'mos'
        return [
          kruissteek(p, RAND - 24, 5, kleur),
          kruissteek(p, MAAT - RAND + 24, 5, kleur),
          kruissteek(RAND - 24, p, 5, kleur),
          kruissteek(MAAT - RAND + 24, p, 5, kleur),
        ].filter(() => i > 0 && i < 12)
      }),
      { vorm: 'rechthoek', x: RAND, y: RAND, b: ZIJDE, h: ZIJDE, vulling: 'papier', lijn: 'inkt' },
      ...[1, 2, 3, 4, 5].flatMap((i): Vorm[] => [
        {
          vorm: 'lijn',
          x1: RAND + i * VAK,
          y1: RAND,
          x2: RAND + i * VAK,
          y2: RAND + ZIJDE,
          lijn: 'messing',
          dikte: 1,
        },
        {
          vorm: 'lijn',
          x1: RAND,
          y1: RAND + i * VAK,
          x2: RAND + ZIJDE,
          y2: RAND + i * VAK,
          lijn: 'messing',
          dikte: 1,
        },
      ]),
      ...MERKLAP.flatMap((rij, r) =>
        [...rij].map((letter, k): Vorm => ({
          vorm: 'tekst',
          x: RAND + k * VAK + VAK / 2,
          y: RAND + r * VAK + VAK / 2 + 10,
          tekst: letter,
          grootte: 30,
          anker: 'midden',
          letter: 'code',
          kleur: 'inkt',
          vet: true,
        }))
      ),
      ...HOEKEN.map(({ tekst, x, y }): Vorm => ({
        vorm: 'tekst',
        x,
        y,
        tekst,
        grootte: 24,
        anker: 'midden',
        letter: 'titel',
        kleur: 'lak',
        vet: true,
      })),
    ],
  }
}

/** Lace scallops around the doily, close enough to leave the numerals of the cloth in sight. */
function kantrand(): Vorm[] {
  return Array.from({ length: 12 }, (_, i) => RAND + ((i + 0.5) * ZIJDE) / 12).flatMap((p) =>
    [
      { x: p, y: RAND },
      { x: p, y: MAAT - RAND },
      { x: RAND, y: p },
      { x: MAAT - RAND, y: p },
    ].flatMap(({ x, y }): Vorm[] => [
      { vorm: 'cirkel', x, y, r: 13, vulling: 'wit', lijn: 'blauw' },
      { vorm: 'cirkel', x, y, r: 7, lijn: 'blauw', dikte: 1 },
    ])
  )
}

function tekenKleedje(): Tekening {
  return {
    breedte: MAAT,
    hoogte: MAAT,
    vormen: [
      ...kantrand(),
      { vorm: 'rechthoek', x: RAND, y: RAND, b: ZIJDE, h: ZIJDE, vulling: 'wit', lijn: 'blauw' },
      // The weave: one flower per closed square, so that the openings can be counted.
      ...Array.from({ length: 36 }, (_, i) => [Math.floor(i / 6), i % 6] as const).flatMap(
        ([r, k]): Vorm[] => {
          const x = RAND + k * VAK
          const y = RAND + r * VAK
          const open = OPENINGEN.some(([rij, kolom]) => rij === r && kolom === k)
          return open
            ? [
                {
                  vorm: 'rechthoek',
                  x: x + 3,
                  y: y + 3,
                  b: VAK - 6,
                  h: VAK - 6,
                  rond: 5,
                  vulling: 'inkt',
                },
              ]
            : [
                { vorm: 'rechthoek', x, y, b: VAK, h: VAK, lijn: 'blauw', dikte: 1 },
                ...[45, 135].map((draai): Vorm => ({
                  vorm: 'groep',
                  x: x + VAK / 2,
                  y: y + VAK / 2,
                  draai,
                  vormen: [
                    {
                      vorm: 'pad',
                      d: 'M -17 0 Q 0 -11 17 0 Q 0 11 -17 0 Z',
                      lijn: 'blauw',
                      dikte: 1,
                    },
                  ],
                })),
              ]
        }
      ),
      // The knot of red thread in one corner.
      {
        vorm: 'pad',
        d: `M ${RAND} ${RAND} L ${RAND - 26} ${RAND - 12} M ${RAND} ${RAND} L ${RAND - 12} ${RAND - 26}`,
        lijn: 'lak',
        dikte: 4,
      },
      { vorm: 'cirkel', x: RAND, y: RAND, r: 12, vulling: 'lak', lijn: 'inkt', dikte: 2.5 },
    ],
  }
}

export const corrie = {
  naam: 'corrie',
  vlag: 'corrie',
  label: 'Corrie, van de linnenkamer',
  groep: 'personen',
  soort: 'raadsel',
  verhaal: [
    'Corrie wast, strijkt en verstelt, en ze weet van elke vlek wie hem maakte. In de linnenkamer hangt haar merklap: een veld met 36 letters, en in elke hoek een getal. ‘Een oefenlap,’ zegt ze. ‘Let maar niet op de letters, er staat niks.’',
    'Op haar strijkplank ligt een kanten kleedje met negen openingen, precies zo groot als het letterveld. In één hoek zit een knoop van rode draad. ‘Een kleedje moet je telkens een kwartslag draaien, anders slijt het steeds op dezelfde plek. De knoop begint bij I en gaat alle hoeken langs.’',
  ],
  materiaal: [
    personeelskaart('corrie'),
    {
      soort: 'tekening',
      bijschrift: 'De merklap van Corrie',
      beschrijving: `Een merklap met in het midden een letterveld van zes rijen met zes letters. Van boven naar beneden: ${MERKLAP.map((rij) => [...rij].join(' ')).join('; ')}. Buiten het letterveld is in elke hoek een getal geborduurd: linksboven I, rechtsboven II, rechtsonder III, linksonder IV.`,
      tekening: tekenMerklap(),
    },
    {
      soort: 'tekening',
      bijschrift:
        'Het kleedje, even groot als het letterveld. De donkere vakjes zijn de openingen. Overtrekken of uitknippen mag.',
      beschrijving: `Een vierkant kanten kleedje van zes bij zes vakjes, even groot als het letterveld, met de knoop linksboven. Negen vakjes zijn open: ${OPENINGEN.map(([rij, kolom]) => `rij ${rij + 1}, kolom ${kolom + 1}`).join('; ')}. De andere zijn dicht.`,
      tekening: tekenKleedje(),
    },
  ],
  vraag: 'Wat legde Corrie die avond ergens neer?',
  antwoord: 'ROOS',
  ookGoed: ['EEN ROOS', 'DE ROOS'],
  toonAntwoord: 'ROOS',
  uitleg:
    'Leg het kleedje op het letterveld met de knoop bij I, II, III en IV en lees telkens de negen letters in de openingen. Er staat: CORRIE LEGDE EEN ROOS OP DE STOEL VAN WILLEM.',
  bijnaGoed: [
    { antwoord: 'ROZEN', tekst: 'Het was er maar één.' },
    { antwoord: 'BLOEM', tekst: 'Dat klopt, maar de merklap is preciezer.' },
  ],
  hints: [
    'Leg het kleedje in gedachten op de letters. Door de openingen lees je negen letters, rij voor rij. Draai daarna een kwartslag, zodat de knoop bij het volgende getal ligt.',
    'Met de knoop bij I lees je CORRIELEG. Draai het kleedje met de klok mee tot de knoop bij II ligt, rechtsboven: de opening van rij 1, kolom 2 ligt dan op rij 2, kolom 6. Het antwoord staat in zijn geheel in die tweede stand.',
  ],
} as const satisfies Raadsel<Persoon, Persoon>
