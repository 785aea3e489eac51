import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, lijn, pad, tekst, tel, verstrooiing, vlak } from '#content/spelen/vormen'

/** The hedge is a square of this many cells; cells are numbered row by row. */
export const MAAT = 10
export const BEGIN = 0
export const EIND = MAAT * MAAT - 1

/**
 * A maze in which every cell is reached in one way only, cut out by wandering and turning back.
 *
 * @returns the pairs of neighbours without a hedge between them
 */
function knip(zaad: number): readonly (readonly [number, number])[] {
  const kans = verstrooiing(zaad)
  const gezien = new Set([BEGIN])
  const terug: number[] = [BEGIN]
  const open: [number, number][] = []
  while (terug.length > 0) {
    const hier = terug.at(-1)!
    const verder = buren(hier).filter((cel) => !gezien.has(cel))
    if (verder.length === 0) {
      terug.pop()
      continue
    }
    const volgende = verder[Math.floor(kans() * verder.length)]!
    gezien.add(volgende)
    open.push([hier, volgende])
    terug.push(volgende)
  }
  return open
}

export function buren(cel: number): number[] {
  const kolom = cel % MAAT
  return [
    ...(kolom > 0 ? [cel - 1] : []),
    ...(kolom < MAAT - 1 ? [cel + 1] : []),
    ...(cel >= MAAT ? [cel - MAAT] : []),
    ...(cel < MAAT * (MAAT - 1) ? [cel + MAAT] : []),
  ]
}

export const OPEN = knip(1481)

/** What lies in the maze, by cell. */
export const LETTERS: Readonly<Record<number, string>> = {
  22: 'H',
  54: 'A',
  60: 'R',
  76: 'K',
  9: 'E',
  14: 'T',
  17: 'O',
  59: 'S',
  82: 'N',
  88: 'L',
  94: 'P',
}

const VAK = 40
const X = 20
const Y = 46

const isOpen = (een: number, ander: number) =>
  OPEN.some(([a, b]) => (a === een && b === ander) || (a === ander && b === een))

const heggen: readonly Vorm[] = tel(MAAT * MAAT).flatMap((cel): Vorm[] => {
  const x = X + (cel % MAAT) * VAK
  const y = Y + Math.floor(cel / MAAT) * VAK
  const heg = { lijn: 'mos', dikte: 7 } as const
  return [
    ...((cel + 1) % MAAT && !isOpen(cel, cel + 1) ? [lijn(x + VAK, y, x + VAK, y + VAK, heg)] : []),
    ...(cel < MAAT * (MAAT - 1) && !isOpen(cel, cel + MAAT)
      ? [lijn(x, y + VAK, x + VAK, y + VAK, heg)]
      : []),
  ]
})

/** The gardener's shed, its door ajar. */
const schuurtje = (x: number, y: number): Vorm[] => [
  vlak(x - 26, y - 26, 52, 34, { vulling: 'messing' }),
  vlak(x - 9, y - 18, 18, 26, { vulling: 'inkt', dikte: 2 }),
  pad(`M ${x - 9} ${y - 18} L ${x - 19} ${y - 14} V ${y + 12} L ${x - 9} ${y + 8} Z`, {
    vulling: 'zand',
    dikte: 2,
  }),
  pad(`M ${x - 33} ${y - 26} L ${x} ${y - 46} L ${x + 33} ${y - 26} Z`, { vulling: 'lak' }),
]

const RAND = MAAT * VAK

/** Both openings stick out on both sides, to be seen as gates. */
const POORT = 14

const tekening: Tekening = {
  breedte: 440,
  hoogte: 548,
  vormen: [
    vlak(X, Y, RAND, RAND, { vulling: 'wit', lijn: undefined }),
    ...heggen,
    pad(
      `M ${X + VAK} ${Y - POORT} V ${Y} H ${X + RAND} V ${Y + RAND + POORT} M ${X} ${Y - POORT} V ${Y + RAND} H ${X + RAND - VAK} v ${POORT}`,
      { lijn: 'mos', dikte: 9 }
    ),
    ...Object.entries(LETTERS).flatMap(([cel, letter]) => {
      const x = X + ((Number(cel) % MAAT) + 0.5) * VAK
      const y = Y + (Math.floor(Number(cel) / MAAT) + 0.5) * VAK
      return [
        cirkel(x, y, 14, { vulling: 'zand', dikte: 2 }),
        tekst(x, y + 7, letter, 20, { letter: 'titel', vet: true }),
      ]
    }),
    pad(`M ${X + VAK / 2} 12 V 40 m -8 -9 l 8 10 l 8 -10`, { lijn: 'lak', dikte: 3.5 }),
    tekst(X + VAK + 12, 34, 'erin', 19, { anker: 'begin' }),
    pad(`M ${X + RAND - VAK / 2} ${Y + RAND + 8} v 20 m -8 -9 l 8 10 l 8 -10`, {
      lijn: 'lak',
      dikte: 3.5,
    }),
    ...schuurtje(X + RAND - VAK / 2 - 6, Y + RAND + 82),
    tekst(X + RAND - 2 * VAK, Y + RAND + 82, 'naar het schuurtje', 19, { anker: 'eind' }),
  ],
}

const richting = (van: number, naar: number) =>
  naar === van + 1 ? 'rechts' : naar === van - 1 ? 'links' : naar > van ? 'omlaag' : 'omhoog'

const inWoorden = tel(MAAT * MAAT)
  .map((cel) => {
    const uitwegen = buren(cel)
      .filter((ander) => isOpen(cel, ander))
      .map((ander) => richting(cel, ander))
    return `${Math.floor(cel / MAAT) + 1}-${(cel % MAAT) + 1}${LETTERS[cel] ? ` (${LETTERS[cel]})` : ''}: ${uitwegen.join(', ')}`
  })
  .join('; ')

export const doolhof = {
  naam: 'doolhof',
  label: '5. Het doolhof in de heg',
  omschrijving: 'Een doolhof van heggen met letters onderweg',
  answer: 'HARK',
  answer2: 'een hark',
  answerAddition:
    'Op de goede weg liggen H, A, R en K. In het schuurtje staat een hark met verse klei aan de tanden. Daarmee zijn de voetstappen op het pad weggeveegd.',
  checkAnswer: true,
  hints: [
    'Er is maar één weg die van boven naar het schuurtje loopt. Alle andere paden lopen dood.',
    'Zoek de weg van achteren: begin bij het schuurtje en loop terug.',
    'Schrijf alleen de letters op die op de goede weg liggen, van het begin naar het schuurtje. Het zijn er vier en de eerste is een H.',
  ],
  boekje: {
    verhaal: [
      'Achter de stoep begint het park, met een doolhof van heggen. De paden zijn zo netjes dat er geen voetstap meer te zien is. Dat is verdacht.',
      'Wie door het doolhof loopt, komt uit bij het schuurtje van de tuinman. De deur staat op een kier.',
    ],
    materiaal: [
      {
        soort: 'tekening',
        bijschrift:
          'Het doolhof. De letters op de goede weg vertellen wat er in het schuurtje staat.',
        beschrijving: `Een doolhof van tien rijen en tien kolommen. Je begint bij 1-1, linksboven, en het schuurtje ligt onder 10-10. Per vakje (rij-kolom) de letter die er ligt en waarheen je kunt: ${inWoorden}.`,
        tekening,
      },
    ],
    vraag: 'Wat staat er in het schuurtje?',
  },
} as const satisfies HintItem<'doolhof'>
