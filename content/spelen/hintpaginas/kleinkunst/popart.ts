import type { HintItem } from '#domain/spelen/hintpagina'
import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, ellips, pad, ster, tekst, tel, vlak } from '#content/spelen/vormen'

export type Blik = {
  readonly letter: string
  readonly strepen: 2 | 3
  readonly teken: 'ster' | 'ring'
  readonly deksel: 'dicht' | 'open'
  readonly etiket: 'recht' | 'scheef'
}

const GEWOON = { strepen: 2, teken: 'ster', deksel: 'dicht', etiket: 'recht' } as const

/** A print of four tins that are all the same but for the one at `plek`. */
const reeks = (
  letters: string,
  plek: number,
  anders: Partial<Blik>,
  basis: Partial<Blik> = {}
): readonly Blik[] =>
  [...letters].map((letter, i) => ({ ...GEWOON, ...basis, ...(i === plek ? anders : {}), letter }))

export const REEKSEN: readonly (readonly Blik[])[] = [
  reeks('KBPS', 2, { strepen: 3 }),
  reeks('IORL', 0, { teken: 'ring' }),
  reeks('AUIE', 3, { deksel: 'dicht' }, { deksel: 'open', strepen: 3 }),
  reeks('MPKT', 1, { etiket: 'recht' }, { etiket: 'scheef', teken: 'ring' }),
]

const TINT = ['lak', 'blauw', 'messing', 'mos'] as const satisfies readonly Kleur[]

const BREED = 108
const HOOG = 142

/** Of a tin, without its lid; beside it there is room for the letter. */
const BLIK = 66

/** No more than the outline needs, so that the tins come out large. */
const RAND = 2

/** A tin stands this far below the top of its square: room for a lid that is up. */
const LUCHT = 8

/** Screen dots, as if printed far too large. */
const raster = (x: number, y: number): Vorm[] =>
  tel(70).map((i) =>
    cirkel(x + 9 + (i % 7) * 15, y + 10 + Math.floor(i / 7) * 13.6, 1.8, {
      lijn: undefined,
      vulling: 'messing',
    })
  )

/** A lid with a ring to pull. */
const dichtBlik = (x: number, y: number): Vorm[] => [
  pad(ellips(x, y, BLIK / 2, 8), { vulling: 'zand' }),
  pad(ellips(x + 7, y, 7, 3), { vulling: 'papier', dikte: 2 }),
  pad(ellips(x - 2, y, 3, 1.5), { vulling: 'inkt', lijn: undefined }),
]

/** The dark inside, and the lid standing up behind it. */
const openBlik = (x: number, y: number): Vorm[] => [
  pad(ellips(x, y - 13, 29, 14), { vulling: 'zand' }),
  pad(ellips(x, y - 13, 23, 9), { lijn: 'zacht', dikte: 1.5 }),
  pad(ellips(x, y, BLIK / 2, 8), { vulling: 'inkt' }),
]

function blik(
  { letter, strepen, teken, deksel, etiket }: Blik,
  kleur: Kleur,
  x: number,
  boven: number
) {
  const y = boven + LUCHT
  const links = x + 8
  const midden = links + BLIK / 2
  const half = BLIK / 2
  const scheef = etiket === 'scheef' ? 6 : 0
  return [
    pad(`M ${links} ${y + 22} V ${y + 112} a ${half} 8 0 0 0 ${BLIK} 0 V ${y + 22}`, {
      vulling: 'wit',
    }),
    pad(
      `M ${links} ${y + 34 + scheef} q ${half} 12 ${BLIK} ${-2 * scheef} V ${y + 72 - scheef} q ${-half} 12 ${-BLIK} ${2 * scheef} Z`,
      { vulling: kleur }
    ),
    ...tel(strepen).map((i) =>
      pad(`M ${links + 5} ${y + 83 + i * 11} q ${half - 5} 13 ${BLIK - 10} 0`, {
        lijn: kleur,
        dikte: 5.5,
      })
    ),
    ...(deksel === 'open' ? openBlik(midden, y + 22) : dichtBlik(midden, y + 22)),
    teken === 'ster'
      ? pad(ster(midden, y + 59, 15, 7, 5), { vulling: 'wit', dikte: 2 })
      : cirkel(midden, y + 59, 11, { vulling: 'wit', dikte: 5 }),
    vlak(links + BLIK + 5, y + 93, 24, 25, { vulling: 'wit', dikte: 2, rond: 3 }),
    tekst(links + BLIK + 17, y + 112, letter, 20, { vet: true, letter: 'titel' }),
  ] satisfies Vorm[]
}

const tekening: Tekening = {
  breedte: 4 * BREED + 2 * RAND,
  hoogte: REEKSEN.length * HOOG + 2 * RAND,
  vormen: REEKSEN.flatMap((rij, r) =>
    rij.flatMap((een, k) => {
      const x = RAND + k * BREED
      const y = RAND + r * HOOG
      return [
        vlak(x, y, BREED, HOOG, { vulling: (r + k) % 2 ? 'wit' : 'zand', dikte: 3 }),
        ...((r + k) % 2 ? [] : raster(x, y)),
        ...blik(een, TINT[(r + k) % 4]!, x, y),
      ]
    })
  ),
}

const inWoorden = ({ letter, strepen, teken, deksel, etiket }: Blik) =>
  `${letter} (${strepen === 2 ? 'twee' : 'drie'} strepen, ${teken}, deksel ${deksel}, etiket ${etiket})`

export const popart = {
  naam: 'popart',
  label: 'Popart',
  omschrijving: 'Zestien blikken, vier rijen, steeds hetzelfde en toch niet',
  answer: 'PIEP',
  answerAddition:
    'In elke rij is één blik anders: drie strepen in plaats van twee, een ring in plaats van een ster, een dicht deksel, een recht etiket. Bij die blikken staat PIEP.',
  checkAnswer: false,
  hints: [
    'Popart houdt van herhaling. Kijk waar de herhaling hapert.',
    'Bekijk de blikken rij voor rij. De kleuren en de achtergrond wisselen altijd, die tellen niet mee.',
    'Let op vier dingen: de strepen onderaan, het teken, het deksel en het etiket.',
    'In elke rij is precies één blik anders dan de andere drie. In de bovenste rij heeft het derde blik een streep te veel.',
    'Lees de letters bij de vier afwijkende blikken van boven naar beneden.',
  ],
  boekje: {
    verhaal: [
      'De derde studie knalt de la uit: blikken, blikken en nog eens blikken. Odilia drukte ze met een aardappelstempel en vier potten verf.',
    ],
    materiaal: [
      {
        soort: 'brief',
        alineas: [
          'Alles hetzelfde, zeggen ze. Dan hebben ze niet goed gekeken. De kleuren en de stippen erachter wissel ik voor de vrolijkheid, die tellen niet. Maar in elke rij is er één blik dat niet meedoet.',
          'Van boven naar beneden roepen die vier blikken wat er op mijn schilderij staat.',
        ],
        ondertekening: 'Odilia',
      },
      {
        soort: 'tekening',
        bijschrift: 'Studie 3: soep in veelvoud',
        beschrijving: `Vier rijen van vier blikken, elk met een letter ernaast. ${REEKSEN.map(
          (rij, r) => `Rij ${r + 1}: ${rij.map(inWoorden).join(', ')}.`
        ).join(' ')} De kleuren en de achtergrond wisselen per blik en doen er niet toe.`,
        tekening,
      },
    ],
    vraag: 'Welk woord staat er op het echte schilderij?',
  },
} as const satisfies HintItem<'popart'>
