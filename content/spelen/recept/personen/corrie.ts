import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { personeelskaart } from '#content/spelen/recept/personen/personeel'
import type { Persoon } from '#content/spelen/recept/vlaggen'
import { cirkel, groep, lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'

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
  { cijfer: 'I', x: RAND - 26, y: RAND - 17 },
  { cijfer: 'II', x: MAAT - RAND + 26, y: RAND - 17 },
  { cijfer: 'III', x: MAAT - RAND + 26, y: MAAT - RAND + 35 },
  { cijfer: 'IV', x: RAND - 26, y: MAAT - RAND + 35 },
] as const

/** A cross stitch. */
const kruissteek = (x: number, y: number, r: number, kleur: 'lak' | 'mos'): Vorm =>
  pad(`M ${x - r} ${y - r} L ${x + r} ${y + r} M ${x - r} ${y + r} L ${x + r} ${y - r}`, {
    lijn: kleur,
    dikte: 2,
  })

function tekenMerklap(): Tekening {
  const steken = tel(13).map((i) => RAND + (i * ZIJDE) / 12)
  return {
    breedte: MAAT,
    hoogte: MAAT,
    vormen: [
      vlak(6, 6, MAAT - 12, MAAT - 12, { vulling: 'zand', dikte: 3 }),
      vlak(14, 14, MAAT - 28, MAAT - 28, { lijn: 'lak', dikte: 1.5, streep: '6 5' }),
      ...steken.flatMap((p, i) => {
        const kleur = i % 2 === 0 ? 'lak' : 'mos'
        return [
          kruissteek(p, RAND - 24, 5, kleur),
          kruissteek(p, MAAT - RAND + 24, 5, kleur),
          kruissteek(RAND - 24, p, 5, kleur),
          kruissteek(MAAT - RAND + 24, p, 5, kleur),
        ].filter(() => i > 0 && i < 12)
      }),
      vlak(RAND, RAND, ZIJDE, ZIJDE, { vulling: 'papier', dikte: 2 }),
      ...[1, 2, 3, 4, 5].flatMap((i): Vorm[] => [
        lijn(RAND + i * VAK, RAND, RAND + i * VAK, RAND + ZIJDE, { lijn: 'messing', dikte: 1 }),
        lijn(RAND, RAND + i * VAK, RAND + ZIJDE, RAND + i * VAK, { lijn: 'messing', dikte: 1 }),
      ]),
      ...MERKLAP.flatMap((rij, r) =>
        [...rij].map((letter, k) =>
          tekst(RAND + k * VAK + VAK / 2, RAND + r * VAK + VAK / 2 + 10, letter, 30, {
            letter: 'code',
            kleur: 'inkt',
            vet: true,
          })
        )
      ),
      ...HOEKEN.map(({ cijfer, x, y }) =>
        tekst(x, y, cijfer, 24, { letter: 'titel', kleur: 'lak', vet: true })
      ),
    ],
  }
}

/** Lace scallops around the doily, close enough to leave the numerals of the cloth in sight. */
function kantrand(): Vorm[] {
  return tel(12)
    .map((i) => RAND + ((i + 0.5) * ZIJDE) / 12)
    .flatMap((p) =>
      [
        { x: p, y: RAND },
        { x: p, y: MAAT - RAND },
        { x: RAND, y: p },
        { x: MAAT - RAND, y: p },
      ].flatMap(({ x, y }): Vorm[] => [
        cirkel(x, y, 13, { vulling: 'wit', lijn: 'blauw', dikte: 2 }),
        cirkel(x, y, 7, { lijn: 'blauw', dikte: 1 }),
      ])
    )
}

function tekenKleedje(): Tekening {
  return {
    breedte: MAAT,
    hoogte: MAAT - RAND + 28,
    vormen: [
      ...kantrand(),
      vlak(RAND, RAND, ZIJDE, ZIJDE, { vulling: 'wit', lijn: 'blauw', dikte: 2 }),
      // The weave: one flower per closed square, so that the openings can be counted.
      ...tel(36)
        .map((i) => [Math.floor(i / 6), i % 6] as const)
        .flatMap(([r, k]): Vorm[] => {
          const x = RAND + k * VAK
          const y = RAND + r * VAK
          const open = OPENINGEN.some(([rij, kolom]) => rij === r && kolom === k)
          return [
            vlak(x, y, VAK, VAK, { lijn: 'blauw', dikte: 1 }),
            // Whoever cuts two openings above each other, keeps a strip between them that holds.
            ...(open
              ? [
                  vlak(x + 6, y + 6, VAK - 12, VAK - 12, {
                    rond: 5,
                    vulling: 'inkt',
                    lijn: undefined,
                  }),
                ]
              : [45, 135].map((draai) =>
                  groep(
                    x + VAK / 2,
                    y + VAK / 2,
                    [pad('M -17 0 Q 0 -11 17 0 Q 0 11 -17 0 Z', { lijn: 'blauw', dikte: 1 })],
                    { draai }
                  )
                )),
          ]
        }),
      // The knot of red thread in one corner.
      pad(
        `M ${RAND} ${RAND} L ${RAND - 26} ${RAND - 12} M ${RAND} ${RAND} L ${RAND - 12} ${RAND - 26}`,
        { lijn: 'lak', dikte: 4 }
      ),
      cirkel(RAND, RAND, 12, { vulling: 'lak' }),
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
