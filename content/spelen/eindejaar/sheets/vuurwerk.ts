import { cirkel, groep, lijn, opCirkel, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { stempel } from '#content/spelen/eindejaar/sheets/tekens'
import type { SheetNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Vorm } from '#domain/spelen/tekening'

export const BUIZEN = ['A', 'B', 'C', 'D'] as const
export type Buis = (typeof BUIZEN)[number]

/** Photos that still have their number on the back. */
export const MET_GETAL = [
  { getal: 3, brandt: ['C', 'D'] },
  { getal: 10, brandt: ['A', 'C'] },
  { getal: 5, brandt: ['B', 'D'] },
  { getal: 9, brandt: ['A', 'D'] },
] as const satisfies readonly { getal: number; brandt: readonly Buis[] }[]

/** The others, as they were picked up. */
export const ZONDER_GETAL = [
  ['B'],
  ['D'],
  ['B', 'C', 'D'],
  ['C'],
  ['B', 'C'],
] as const satisfies readonly (readonly Buis[])[]

/** The rehearsal counted down from this number to one. */
export const VANAF = 10

const FOTO = { b: 140, h: 152 } as const
const STIJLEN = ['papier', 'messing', 'zand', 'wit'] as const

/** Every tube has a burst of its own shape, so that the photos are told apart without colour. */
function bloem(buis: number, x: number, y: number): Vorm[] {
  const kleur = STIJLEN[buis]!
  const stralen = [12, 8, 10, 6][buis]!
  const lang = 13
  return [
    ...tel(stralen).map((i) => {
      const [ax, ay] = opCirkel(x, y, 4, (360 / stralen) * i)
      const [bx, by] = opCirkel(x, y, lang, (360 / stralen) * i)
      return lijn(ax, ay, bx, by, { lijn: kleur, dikte: 2.5 })
    }),
    ...(buis % 2
      ? tel(stralen).map((i) => {
          const [bx, by] = opCirkel(x, y, lang + 1, (360 / stralen) * i)
          return cirkel(bx, by, 2, { vulling: kleur, lijn: kleur, dikte: 1 })
        })
      : []),
    cirkel(x, y, 3, { vulling: kleur, lijn: kleur, dikte: 1 }),
  ]
}

/** A number that was wiped out: plainly a smudge, and no writing that failed to appear. */
const VEEG: readonly Vorm[] = [
  lijn(44, 168, 88, 166, { lijn: 'zand', dikte: 9 }),
  lijn(38, 177, 108, 174, { lijn: 'zacht', dikte: 9 }),
  lijn(52, 184, 96, 183, { lijn: 'zacht', dikte: 6 }),
  lijn(104, 183, 118, 181, { lijn: 'zand', dikte: 5 }),
  lijn(46, 172, 70, 171, { lijn: 'inkt', dikte: 4 }),
  lijn(60, 179, 80, 178, { lijn: 'inkt', dikte: 3 }),
]

function foto(brandt: readonly Buis[], x: number, y: number, onderschrift?: string): Vorm {
  return groep(x, y, [
    vlak(-6, -6, FOTO.b + 12, FOTO.h + 46, { vulling: 'wit', lijn: 'zacht', dikte: 1.5, rond: 3 }),
    vlak(0, 0, FOTO.b, FOTO.h, { vulling: 'inkt' }),
    ...BUIZEN.flatMap((buis, i) => {
      const bx = 20 + i * 33.3
      const hoogte = [34, 44, 30, 40][i]!
      const aan = brandt.includes(buis)
      return [
        ...(aan
          ? [
              lijn(bx, 100, bx, hoogte + 18, { lijn: 'zand', dikte: 2, streep: '5 5' }),
              ...bloem(i, bx, hoogte),
            ]
          : []),
        vlak(bx - 8, 100, 16, 28, { vulling: aan ? 'lak' : 'zacht', lijn: 'papier', dikte: 1.5 }),
        tekst(bx, 147, buis, 17, { letter: 'code', vet: true, kleur: 'wit' }),
      ]
    }),
    ...(onderschrift
      ? [tekst(FOTO.b / 2, FOTO.h + 31, onderschrift, 25, { letter: 'titel', vet: true })]
      : VEEG),
  ])
}

const FOTOS = [
  ...MET_GETAL.map(({ getal, brandt }) => ({ brandt, onderschrift: `${getal}` })),
  ...ZONDER_GETAL.map((brandt) => ({ brandt, onderschrift: undefined })),
]

const tafel = tekening(500, 728, [
  tekst(16, 64, 'de generale repetitie', 26, { anker: 'begin', letter: 'titel' }),
  ...FOTOS.map(({ brandt, onderschrift }, i) =>
    foto(brandt, 18 + (i % 3) * 162, 118 + Math.floor(i / 3) * 206, onderschrift)
  ),
  stempel('oranje', 'bel', 500, 1.15),
])

const inWoorden = (brandt: readonly Buis[]) =>
  brandt.length === 1
    ? `alleen buis ${brandt[0]}`
    : `de buizen ${brandt.slice(0, -1).join(', ')} en ${brandt.at(-1)}`

export const vuurwerk = {
  naam: 'sheet11',
  vlag: 'sheet11',
  label: 'De aftelling',
  groep: 'oranje',
  soort: 'raadsel',
  niveau: 2,
  teken: 'bel',
  verhaal: [
    'De vuurwerkmeester telt af zonder een woord te zeggen. Ze heeft vier buizen, A, B, C en D. Elke buis is een vast aantal waard. Welke buizen er tegelijk branden, vertelt welk getal ze bedoelt: tel hun waarden gewoon bij elkaar op.',
    'Bij de generale repetitie is van elk getal één foto gemaakt, van tien tot en met één. Een windvlaag blies ze van tafel, en één foto is in de vijver beland. Van de rest hebben er nog vier een getal; bij de andere vijf is het getal door natte wanten uitgeveegd.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift:
        'De negen foto’s, zoals ze zijn opgeraapt: vier met een getal en vijf met een veeg waar het getal stond',
      beschrijving: `Negen foto’s van de nachthemel, elk met vier buizen A tot en met D op een rij; boven een buis die brandt, staat een vuurbloem. Onder vier foto’s staat een getal. ${MET_GETAL.map(({ getal, brandt }) => `Bij het getal ${getal} branden ${inWoorden(brandt)}.`).join(' ')} Onder de andere vijf zit een veeg. ${ZONDER_GETAL.map((brandt, i) => `Foto ${i + 1}: ${inWoorden(brandt)}.`).join(' ')} Rechtsboven staat het stempel van het blad: een bel.`,
      tekening: tafel,
    },
  ],
  vraag: 'Welk getal van de aftelling ligt in de vijver?',
  antwoord: '8',
  ookGoed: ['acht'],
  toonAntwoord: '8',
  uitleg:
    'De buizen zijn 8, 4, 2 en 1 waard. De foto’s zonder getal zijn 4, 1, 7, 2 en 6. Alleen 8 ontbreekt: dan brandt buis A in zijn eentje.',
  bijnaGoed: [
    {
      antwoord: '7',
      tekst: 'Die foto is er nog: drie buizen tegelijk. Reken na wat die samen waard zijn.',
    },
    {
      antwoord: '6',
      tekst: 'Die foto is er nog. Reken na wat buis B en buis C samen waard zijn.',
    },
  ],
  hints: [
    'Zoek eerst uit wat elke buis waard is. Gebruik de foto’s met een getal als sommen, bijvoorbeeld C + D = 3.',
    'Vergelijk twee sommen die op één buis na gelijk zijn. A + C = 10 en A + D = 9: hoeveel is C dan meer waard dan D?',
    'C is één meer dan D, en samen zijn ze 3. Dan is D één waard en C twee. Nu volgen B en A vanzelf.',
    'B is 4 waard. Reken de vijf foto’s zonder getal uit, leg alles op volgorde van tien naar één en kijk waar een gat valt.',
  ],
} as const satisfies Raadsel<SheetNaam, SheetNaam>
