import type { HintItem } from '#domain/spelen/hintpagina'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { cirkel, lijn, pad, tekst, tel, vlak } from '#content/spelen/vormen'

/** The strokes of a block letter: three that lie and four that stand. */
export const LIGGEND = { boven: [0, 0, 1, 0], midden: [0, 1, 1, 1], onder: [0, 2, 1, 2] } as const
export const STAAND = {
  linksboven: [0, 0, 0, 1],
  linksonder: [0, 1, 0, 2],
  rechtsboven: [1, 0, 1, 1],
  rechtsonder: [1, 1, 1, 2],
} as const

export type Liggend = keyof typeof LIGGEND
export type Staand = keyof typeof STAAND
type Blad<Streek> = readonly (readonly (readonly Streek[])[])[]

/** The first sheet, two lines of signs: the strokes that stand. */
export const STAANDE: Blad<Staand> = [
  [
    ['linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'rechtsonder'],
    ['linksboven', 'linksonder'],
    ['linksboven', 'linksonder', 'rechtsboven'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
  ],
  [
    ['linksboven', 'linksonder', 'rechtsonder'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'linksonder'],
    ['linksboven', 'linksonder'],
    ['linksboven', 'linksonder'],
  ],
]

/** The second sheet, the same signs: the strokes that lie. */
export const LIGGENDE: Blad<Liggend> = [
  [
    ['onder'],
    ['boven', 'onder'],
    ['boven', 'midden', 'onder'],
    ['boven', 'midden', 'onder'],
    ['boven', 'midden'],
    ['midden'],
    ['boven', 'midden'],
  ],
  [['boven', 'onder'], ['onder'], ['onder'], ['onder'], ['boven', 'midden', 'onder']],
]

const BREED = 26
const HOOG = 44
const STAP = 57

/** Paper with a torn edge below, uneven in the same way on every sheet. */
const SCHEURRAND = `M 10 14 H 430 V 308 ${tel(30)
  .map((i) => `L ${416 - i * 14} ${308 + [-7, 5, -4, 7, -6, 3, -3][i % 7]!}`)
  .join(' ')} Z`

function blad<Streek extends string>(
  titel: string,
  tekens: Blad<Streek>,
  streken: Readonly<Record<Streek, readonly [number, number, number, number]>>
): Tekening {
  return {
    breedte: 440,
    hoogte: 332,
    vormen: [
      pad(SCHEURRAND, {
        vulling: 'wit',
        dikte: 2,
      }),
      tekst(24, 42, titel, 19, { anker: 'begin', letter: 'titel', vet: true }),
      ...tekens.flatMap((rij, r) =>
        rij.flatMap((teken, k): Vorm[] => {
          const x = 36 + k * STAP
          const y = 66 + r * 122
          return [
            vlak(x - 11, y - 13, BREED + 22, 2 * HOOG + 26, {
              lijn: 'zand',
              vulling: 'papier',
              dikte: 2,
              rond: 6,
            }),
            ...[0, 1].flatMap((dx) =>
              [0, 1, 2].map((dy) =>
                cirkel(x + dx * BREED, y + dy * HOOG, 2.5, { vulling: 'zacht', lijn: undefined })
              )
            ),
            ...teken.map((naam) => {
              const [x1, y1, x2, y2] = streken[naam]
              return lijn(x + x1 * BREED, y + y1 * HOOG, x + x2 * BREED, y + y2 * HOOG, {
                dikte: 6,
              })
            }),
          ]
        })
      ),
    ],
  }
}

const inWoorden = (tekens: Blad<string>) =>
  tekens
    .map(
      (rij, r) =>
        `Regel ${r + 1}: ${rij.map((teken, k) => `teken ${k + 1} ${teken.join(' en ')}`).join('; ')}.`
    )
    .join(' ')

export const doordruk = {
  naam: 'doordruk',
  label: 'De doordruk',
  omschrijving: 'Twee velletjes met losse streepjes tussen puntjes',
  answer: 'Josepha Gulle',
  answer2: 'Gulle',
  answerAddition:
    'Leg de twee velletjes op elkaar en er staat JOSEPHA GULLE. Van haar heeft de Ekster er thuis al drie. Streep 5 en 12 door.',
  checkAnswer: false,
  hints: [
    'Op het ene velletje staan alleen rechtopstaande streepjes, op het andere alleen liggende. De puntjes zitten op dezelfde plek.',
    'Teken met potlood de liggende streepjes van velletje B bij op velletje A. Elk groepje van zes puntjes wordt een letter.',
    'De eerste letter is een J. De tweede is rondom dicht: een O.',
    'De eerste regel is een voornaam van zeven letters, de tweede een achternaam van vijf. Je vindt ze in de catalogus.',
  ],
  boekje: {
    verhaal: [
      'Van de laatste bladzijde zit alleen de bovenste regel nog in het boekje, de rest is eruit gescheurd. Eronder zitten twee dunne velletjes doorslagpapier. De pen van de Ekster drukte er dwars doorheen, maar geen van de twee ving alles op.',
    ],
    materiaal: [
      {
        soort: 'brief',
        kop: 'Bladzijde 6',
        alineas: ['Van haar laat ik alles hangen. Een mens moet ook iets te wensen overlaten.'],
      },
      {
        soort: 'tekening',
        bijschrift: 'Het bovenste velletje doorslagpapier',
        beschrijving: `Twee regels met groepjes van zes puntjes, twee breed en drie hoog, met rechtopstaande streepjes ertussen. ${inWoorden(STAANDE)}`,
        tekening: blad('Velletje A', STAANDE, STAAND),
      },
      {
        soort: 'tekening',
        bijschrift: 'Het velletje dat eronder zat',
        beschrijving: `Dezelfde groepjes puntjes, met liggende streepjes. ${inWoorden(LIGGENDE)}`,
        tekening: blad('Velletje B', LIGGENDE, LIGGEND),
      },
    ],
    vraag: 'Van welke schilder laat de Ekster alles hangen?',
  },
} as const satisfies HintItem<'doordruk'>
