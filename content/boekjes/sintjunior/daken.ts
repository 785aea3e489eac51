import {
  cirkel,
  groep,
  hoekig,
  lijn,
  pad,
  tekening,
  tekst,
  tel,
  vlak,
  type Punt,
} from '#content/spelen/vormen'
import { stip, teken } from '#content/boekjes/sintjunior/tekens'
import type { Slotraadsel } from '#domain/spelen/boekje'
import type { Vorm } from '#domain/spelen/tekening'

export type Dak = {
  /** The chimney, counted from the upper left corner of the map. */
  readonly x: number
  readonly y: number
} & ({ readonly cijfer: number } | { readonly naam: string })

/** The town from above: nine houses with a number, and four that everybody knows by name. */
export const DAKEN: readonly Dak[] = [
  { x: 20, y: 98, naam: 'bakker' },
  { x: 62, y: 129, naam: 'school' },
  { x: 62, y: 15, naam: 'kerk' },
  { x: 66, y: 62, naam: 'smid' },
  { x: 105, y: 38, cijfer: 9 },
  { x: 145, y: 22, cijfer: 6 },
  { x: 19, y: 26, cijfer: 2 },
  { x: 150, y: 138, cijfer: 4 },
  { x: 152, y: 60, cijfer: 7 },
  { x: 110, y: 63, cijfer: 8 },
  { x: 111, y: 132, cijfer: 5 },
  { x: 17, y: 138, cijfer: 3 },
  { x: 112, y: 96, cijfer: 1 },
]

/** How far the horse jumped, each time from where it stood. */
export const SPRONGEN = [4, 7, 3] as const

/** One jump of the horse on the map, in its own units: it is measured with the rule under the map. */
export const SPRONG = 18

const MAAT = { aantal: 8, x: 12, y: 166 } as const

const VULLINGEN = ['lak', 'zand', 'blauw', 'messing'] as const

function dak(huis: Dak, nummer: number): Vorm {
  const naam = 'naam' in huis ? huis.naam : null
  const b = 24
  const h = 17
  return groep(huis.x, huis.y, [
    vlak(-b / 2, -h / 2, b, h, {
      vulling: naam ? 'zand' : 'papier',
      dikte: 0.6,
    }),
    // The ridge, and tiles on the side in the shade.
    pad(
      hoekig([
        [-b / 2, h / 2],
        [-b / 2 + 5, 0],
        [b / 2 - 5, 0],
        [b / 2, h / 2],
      ]),
      {
        vulling: naam ? VULLINGEN[nummer % 4] : 'zand',
        dikte: 0.5,
      }
    ),
    pad(
      hoekig(
        [
          [-b / 2, -h / 2],
          [-b / 2 + 5, 0],
        ],
        false
      ),
      { dikte: 0.5 }
    ),
    pad(
      hoekig(
        [
          [b / 2, -h / 2],
          [b / 2 - 5, 0],
        ],
        false
      ),
      { dikte: 0.5 }
    ),
    vlak(-2.1, -2.1, 4.2, 4.2, { vulling: 'wit', dikte: 0.5 }),
    stip(0, 0, 0.7),
    ...(naam
      ? [tekst(0, h / 2 + 4.4, naam, 4, { vet: true })]
      : [
          cirkel(6.6, -4.6, 3.3, { vulling: 'wit', dikte: 0.4 }),
          tekst(6.6, -3, `${(huis as { cijfer: number }).cijfer}`, 4.6, {
            letter: 'titel',
            vet: true,
          }),
        ]),
  ])
}

function maatlat(): Vorm[] {
  const { aantal, x, y } = MAAT
  return [
    ...tel(aantal).map((i) =>
      vlak(x + i * SPRONG, y, SPRONG, 3, { vulling: i % 2 ? 'wit' : 'inkt', dikte: 0.5 })
    ),
    ...tel(aantal + 1).map((i) =>
      tekst(x + i * SPRONG, y + 8, `${i}`, 4.2, { letter: 'code', vet: true })
    ),
    tekst(x, y - 2.4, 'sprongen van het paard', 3.8, { anker: 'begin' }),
  ]
}

const boom = (x: number, y: number): Vorm[] => [
  vlak(x - 0.7, y + 1.6, 1.4, 3, { vulling: 'messing', dikte: 0.4 }),
  pad(`M ${x} ${y - 6} l 2.2 3.6 h -1 l 2.4 4 h -7.2 l 2.4 -4 h -1 Z`, {
    vulling: 'mos',
    dikte: 0.5,
  }),
]

/** Where ripples show on the river. */
const GOLVEN: readonly Punt[] = [
  [37.4, 11],
  [40.5, 23.6],
  [39.4, 35.8],
  [40.9, 47.6],
  [38.8, 59.2],
  [40, 70.5],
  [39.1, 94.4],
  [42.1, 103.1],
  [42, 117.4],
  [42, 127.1],
  [38, 136.7],
  [37.8, 146.3],
]

const plattegrond = tekening(170, 178, [
  vlak(0.5, 0.5, 169, 155, { vulling: 'papier', dikte: 0.6, rond: 2 }),
  // The river from edge to edge, with a bridge.
  pad(
    'M 32 0.5 C 42 40 30 74 38 106 C 42 124 31 138 33 155.5 H 41 C 39 138 50 124 46 106 C 38 74 50 40 40 0.5 Z',
    { vulling: 'blauw', dikte: 0.5 }
  ),
  ...GOLVEN.map(([x, y]) =>
    pad(`M ${x - 2.2} ${y} q 1.1 -1.4 2.2 0 q 1.1 1.4 2.2 0`, { lijn: 'wit', dikte: 0.7 })
  ),
  vlak(32, 78, 16, 6, { vulling: 'wit', dikte: 0.5 }),
  lijn(32, 81, 48, 81, { dikte: 0.4 }),
  ...[
    [82, 36],
    [88, 10],
    [160, 41],
    [84, 146],
    [88, 110],
    [134, 108],
    [160, 100],
    [9, 56],
    [11, 67],
    [50, 96],
    [130, 78],
    [52, 40],
  ].flatMap(([x, y]) => boom(x!, y!)),
  ...DAKEN.map(dak),
  ...maatlat(),
])

const plaats = (huis: Dak) =>
  `${'naam' in huis ? `de ${huis.naam}` : `huis ${huis.cijfer}`} ${Math.round((huis.x / SPRONG) * 10) / 10} naar rechts en ${Math.round((huis.y / SPRONG) * 10) / 10} omlaag`

export const daken: Slotraadsel = {
  naam: 'daken',
  code: '268',
  blad: {
    titel: 'Over de daken',
    rubriek: 'Vel met de maan',
    niveau: 2,
    teken: teken('maan'),
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          `Uit het schrift van Jikke: ‘De vierde code is gewoon de weg die het paard vannacht nam. Het kan niet half springen: alles wat het doet, gaat in hele sprongen. Ik heb ze geteld. Eerst ging het in een rechte lijn ${SPRONGEN[0]} sprongen ver, toen ${SPRONGEN[1]}, toen ${SPRONGEN[2]}. Na elk stuk rustte het uit op een schoorsteen met een huisnummer. Waar het begon, staat in je opdracht.’`,
          '‘Welke kant het op ging, kon ik in het donker niet zien. Maar telkens stond er maar één schoorsteen met een huisnummer precies zo ver weg.’',
        ],
      },
      {
        soort: 'tekening',
        bijschrift:
          'De stad van boven. Meet van stip tot stip, met een strook papier waarop je de sprongen overneemt.',
        beschrijving: `Een plattegrond met dertien daken, elk met een schoorsteen. Plaatsen gerekend in sprongen van de linkerbovenhoek: ${DAKEN.map(plaats).join('; ')}. Onder de kaart ligt een maatlat van acht sprongen.`,
        tekening: plattegrond,
      },
      { soort: 'vraag', tekst: 'Bij welke drie huisnummers rustte het paard uit, in volgorde?' },
      { soort: 'invullen', label: 'De code van slot 4', vakjes: 3 },
    ],
  },
  opdracht: 'Te laat. Iemand heeft al aan de wortel geknabbeld.',
  hints: [
    'Je vorige opdracht zegt waar het paard begint: bij de bakker. Leg je liniaal eerst langs de maatlat onder de kaart en onthoud hoe lang 4 sprongen zijn.',
    'Leg het begin van de liniaal op de stip van de bakker en draai hem rond. Bij 4 sprongen ligt er precies één stip met een huisnummer. Meet daarvandaan 7 sprongen.',
    'Van de bakker gaat het paard recht omhoog, dan ver naar rechts, langs de bovenrand van de kaart. De laatste 3 sprongen gaan schuin omlaag naar links.',
  ],
  uitwerking: [
    'Van de bakker ligt op 4 sprongen alleen huis 2, recht omhoog. Daarvandaan ligt op 7 sprongen alleen huis 6, rechtsboven.',
    'Van huis 6 ligt op 3 sprongen alleen huis 8. De code is 268.',
  ],
}
