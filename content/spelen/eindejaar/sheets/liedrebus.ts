import {
  cirkel,
  ellips,
  groep,
  hoekig,
  lijn,
  pad,
  tekening,
  tekst,
  tel,
  vlak,
} from '#content/spelen/vormen'
import { stempel } from '#content/spelen/eindejaar/sheets/tekens'
import type { SheetNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'

type Plaatje = 'kom' | 'ballen' | 'ramen' | 'pennen' | 'boom' | 'bril'

/** A picture whose name is altered, or letters as they stand; `8` is read aloud. */
export type Stuk =
  | { readonly plaatje: Plaatje; readonly weg?: string; readonly ruil?: readonly [string, string] }
  | { readonly letters: string }

/** Each line is a song: its words, each put together from pieces, and the box that counts. */
export const REGELS = [
  {
    woorden: [
      [{ plaatje: 'kom' }, { letters: 'T' }],
      [{ plaatje: 'ballen', weg: 'b' }],
      [{ letters: 'TE' }, { plaatje: 'ramen', ruil: ['r', 'z'] }],
    ],
    lengtes: [4, 5, 7],
    vakje: 12,
  },
  {
    woorden: [[{ letters: 'O' }], [{ plaatje: 'pennen', ruil: ['p', 'd'] }, { plaatje: 'boom' }]],
    lengtes: [1, 10],
    vakje: 6,
  },
  {
    woorden: [
      [{ plaatje: 'bril', ruil: ['br', 'st'] }, { letters: 'LE' }],
      [{ letters: 'N' }, { letters: '8' }],
    ],
    lengtes: [6, 5],
    vakje: 1,
  },
] as const satisfies readonly {
  woorden: readonly (readonly Stuk[])[]
  lengtes: readonly number[]
  vakje: number
}[]

/**
 * The choir's book; the songs of the evening are among them. Every row of boxes fits three titles,
 * and with other songs than those that were drawn the marked boxes can spell another number.
 */
export const LIEDBOEK = [
  'De herdertjes lagen bij nachte',
  'Door witte straten',
  'Drie grote sterren',
  'Gouden engel',
  'Hoe leit dit kindeke',
  'Komt allen tezamen',
  'Nieuwe dagen',
  'Nu zijt wellekome',
  'O dennenboom',
  'O kerstnacht',
  'O wintertijd',
  'Stille nacht',
] as const

/** A fountain pen, nib down: with its slit and its hole nobody takes it for a pencil. */
const pen = (x: number, draai: number, kleur: 'lak' | 'blauw' | 'mos'): Vorm =>
  groep(
    x,
    -2,
    [
      pad('M -8 -30 Q -8 -40 0 -40 Q 8 -40 8 -30 V 8 H -8 Z', { vulling: kleur }),
      vlak(-8, -12, 16, 5, { vulling: 'messing', dikte: 1.5 }),
      pad('M 3 -32 V -18', { lijn: 'papier', dikte: 3 }),
      pad('M -6 8 H 6 L 5 16 H -5 Z', { vulling: 'inkt', dikte: 1.5 }),
      pad('M -5 16 H 5 C 10 24 4 32 0 40 C -4 32 -10 24 -5 16 Z', { vulling: 'messing', dikte: 2 }),
      cirkel(0, 24, 1.8, { vulling: 'inkt', dikte: 1 }),
      lijn(0, 24, 0, 38, { dikte: 1.5 }),
    ],
    { draai }
  )

const bal = (x: number, y: number, kleur: 'lak' | 'mos' | 'messing'): Vorm[] => [
  cirkel(x, y, 19, { vulling: kleur }),
  vlak(x - 5, y - 25, 10, 7, { vulling: 'zand', dikte: 2 }),
  pad(`M ${x - 11} ${y - 5} A 12 12 0 0 1 ${x - 4} ${y - 12}`, { lijn: 'papier', dikte: 3 }),
]

const raam = (x: number): Vorm[] => [
  vlak(x - 19, -30, 38, 58, { vulling: 'blauw' }),
  lijn(x, -30, x, 28, { lijn: 'papier', dikte: 4 }),
  lijn(x - 18, -2, x + 18, -2, { lijn: 'papier', dikte: 4 }),
  vlak(x - 19, -30, 38, 58),
  lijn(x - 23, 31, x + 23, 31, { dikte: 4 }),
]

const PLAATJES: Record<Plaatje, readonly Vorm[]> = {
  kom: [
    pad('M -38 -10 C -36 26 -18 32 0 32 C 18 32 36 26 38 -10 Z', { vulling: 'lak' }),
    pad(ellips(0, -10, 38, 10), { vulling: 'wit' }),
    lijn(-30, 10, 30, 10, { lijn: 'papier', dikte: 4, streep: '2 9' }),
  ],
  ballen: [...bal(-22, 14, 'lak'), ...bal(22, 14, 'messing'), ...bal(0, -14, 'mos')],
  ramen: [...raam(-25), ...raam(25)],
  pennen: [pen(-28, 12, 'lak'), pen(0, 0, 'blauw'), pen(28, -12, 'mos')],
  boom: [
    vlak(-7, 4, 14, 30, { vulling: 'messing' }),
    pad('M -30 6 C -48 2 -42 -24 -26 -22 C -24 -42 24 -42 26 -22 C 42 -24 48 2 30 6 Z', {
      vulling: 'mos',
    }),
    lijn(-30, 35, 30, 35),
  ],
  bril: [
    cirkel(-22, 2, 18, { vulling: 'wit', dikte: 4 }),
    cirkel(22, 2, 18, { vulling: 'wit', dikte: 4 }),
    pad('M -4 0 Q 0 -7 4 0', { dikte: 4 }),
    pad('M -39 -3 Q -46 -14 -38 -22', { dikte: 4 }),
    pad('M 39 -3 Q 46 -14 38 -22', { dikte: 4 }),
  ],
}

const BREEDTE = 500

function opschrift(stuk: Stuk): Vorm[] {
  if (!('plaatje' in stuk)) return []
  if (stuk.ruil) return [tekst(0, 66, `${stuk.ruil[0]} = ${stuk.ruil[1]}`, 20, { vet: true })]
  if (!stuk.weg) return []
  return [
    tekst(0, 66, stuk.weg, 21, { vet: true }),
    lijn(-10, 66, 10, 53, { lijn: 'lak', dikte: 3 }),
  ]
}

function stukVorm(stuk: Stuk, x: number): Vorm {
  const inhoud =
    'plaatje' in stuk
      ? PLAATJES[stuk.plaatje]
      : [
          vlak(-20 - (stuk.letters.length - 1) * 9, -24, 40 + (stuk.letters.length - 1) * 18, 50, {
            vulling: 'wit',
            rond: 5,
            dikte: 2,
          }),
          tekst(0, 12, stuk.letters, 33, { letter: 'titel', vet: true }),
        ]
  return groep(x, 66, [...inhoud, ...opschrift(stuk)])
}

const breedteVan = (stuk: Stuk) => ('plaatje' in stuk ? 98 : 44 + stuk.letters.length * 14)

const VAKJE = { maat: 25, hoogte: 32, y: 160, tussen: 16 } as const

/** Where each box begins: one per letter, with a bigger gap between words. */
function vakjesX(lengtes: readonly number[]): number[] {
  const { maat, tussen } = VAKJE
  const letters = lengtes.reduce((som, lengte) => som + lengte, 0)
  const begin = (BREEDTE - letters * maat - (lengtes.length - 1) * tussen) / 2
  return lengtes
    .flatMap((lengte, woord) => tel(lengte).map(() => woord))
    .map((woord, i) => begin + i * maat + woord * tussen)
}

/** The boxes; the one that counts has a thick edge and an arrow. */
function vakjes(lengtes: readonly number[], gekozen: number): Vorm[] {
  const { maat, hoogte, y } = VAKJE
  const xen = vakjesX(lengtes)
  const x = xen[gekozen - 1]!
  return [
    ...xen.map((begin) => vlak(begin, y, maat, hoogte, { vulling: 'wit', dikte: 1.2 })),
    vlak(x - 2, y - 2, maat + 4, hoogte + 4, { vulling: 'zand', lijn: 'lak', dikte: 4, rond: 3 }),
    pad(
      hoekig([
        [x + maat / 2, 200],
        [x + maat / 2 - 8, 213],
        [x + maat / 2 + 8, 213],
      ]),
      {
        vulling: 'lak',
        lijn: 'lak',
        dikte: 1,
      }
    ),
  ]
}

const KOP = 106

/** A note of the staff; the high ones hang their stem down. */
const noot = (x: number, y: number, omlaag: boolean): Vorm =>
  groep(x, y, [
    pad(ellips(0, 0, 7, 5), { vulling: 'inkt', dikte: 1 }),
    omlaag ? lijn(-6.5, 1, -6.5, 26) : lijn(6.5, -1, 6.5, -26),
  ])

const NOTEN = [
  [56, 90],
  [104, 82],
  [140, 86],
  [196, 74],
  [232, 78],
  [290, 90],
  [330, 94],
  [380, 82],
] as const

/** The head of the song sheet, above the first song: the staff that nobody of them can read. */
const kop: readonly Vorm[] = [
  tekst(22, 40, 'vannacht zingen wij', 26, { anker: 'begin', letter: 'titel' }),
  ...tel(5).map((i) => lijn(22, 66 + i * 8, 408, 66 + i * 8, { lijn: 'zacht', dikte: 1 })),
  ...NOTEN.map(([x, y]) => noot(x, y, y < 80)),
  ...[164, 262, 408].map((x) => lijn(x, 66, x, 98, { lijn: 'zacht', dikte: 1.5 })),
  stempel('oranje', 'maan', BREEDTE),
]

function regelTekening(nummer: number): Tekening {
  const { woorden, lengtes, vakje } = REGELS[nummer]!
  const wit = 22
  const breedte = woorden.reduce(
    (som: number, woord) =>
      som + (woord as readonly Stuk[]).reduce((deel, stuk) => deel + breedteVan(stuk), 0),
    (woorden.length - 1) * wit
  )
  let x = (BREEDTE - breedte) / 2
  const vormen: Vorm[] = []
  woorden.forEach((woord, i) => {
    if (i > 0) {
      vormen.push(
        lijn(x + wit / 2, 26, x + wit / 2, 112, { lijn: 'zacht', dikte: 1.5, streep: '2 6' })
      )
      x += wit
    }
    for (const stuk of woord as readonly Stuk[]) {
      vormen.push(stukVorm(stuk, x + breedteVan(stuk) / 2))
      x += breedteVan(stuk)
    }
  })
  const lied = [...vormen, ...vakjes(lengtes, vakje)]
  return nummer === 0
    ? tekening(BREEDTE, 222 + KOP, [...kop, groep(0, KOP, lied)])
    : tekening(BREEDTE, 222, lied)
}

export const liedrebus = {
  naam: 'sheet10',
  vlag: 'sheet10',
  label: 'Het koor van de nachtploeg',
  groep: 'oranje',
  soort: 'raadsel',
  niveau: 1,
  teken: 'maan',
  verhaal: [
    'De nachtploeg van de Vuurpijlzolder zingt bij het werk. Omdat niemand van hen noten kan lezen, heeft de dirigent de liedjes van vannacht getekend. Zeggen doet hij ook niets: hij heeft het te druk met de maat slaan.',
    'Vannacht staan er drie liedjes op het programma. ‘Samen,’ zegt de oudste bas, ‘vertellen ze ons precies hoeveel vuurpijlen er in een kist gaan.’',
  ],
  materiaal: [
    {
      soort: 'lijst',
      kop: 'Zo lees je de tekeningen',
      punten: [
        'Zeg bij elk plaatje wat je ziet. Letters en cijfers in een vakje lees je gewoon mee.',
        'Een letter met een streep erdoor laat je weg uit het woord erboven.',
        'Staat er a = o onder een plaatje, dan vervang je in dat woord de a door een o. Het kunnen ook meer letters zijn.',
        'Een stippellijn scheidt twee woorden. Onder elk liedje staat voor elke letter een vakje.',
        'Onthoud van elk liedje de letter in het vakje met de dikke rand, van het eerste liedje tot en met het derde.',
      ],
    },
    {
      soort: 'lijst',
      kop: 'Uit het liedboek van het koor',
      punten: LIEDBOEK,
    },
    {
      soort: 'tekening',
      bijschrift: 'Het eerste liedje',
      beschrijving:
        'Bovenaan staat een notenbalk, voor de sier. Dan drie woorden. Eerste woord: een kom, dan de letter T. Tweede woord: kerstballen, met een doorgestreepte b eronder. Derde woord: de letters TE, dan ramen met eronder r = z. Daaronder vakjes voor woorden van 4, 5 en 7 letters; het twaalfde vakje heeft een dikke rand. Rechtsboven staat het stempel van het blad: een maan.',
      tekening: regelTekening(0),
    },
    {
      soort: 'tekening',
      bijschrift: 'Het tweede liedje',
      beschrijving:
        'Twee woorden. Eerste woord: de letter O. Tweede woord: pennen met eronder p = d, dan een boom. Daaronder vakjes voor woorden van 1 en 10 letters; het zesde vakje, geteld over beide woorden, heeft een dikke rand.',
      tekening: regelTekening(1),
    },
    {
      soort: 'tekening',
      bijschrift: 'Het derde liedje',
      beschrijving:
        'Twee woorden. Eerste woord: een bril met eronder br = st, dan de letters LE. Tweede woord: de letter N, dan het cijfer 8. Daaronder vakjes voor woorden van 6 en 5 letters; het eerste vakje heeft een dikke rand.',
      tekening: regelTekening(2),
    },
  ],
  vraag: 'Hoeveel vuurpijlen gaan er in een kist? Geef het cijfer.',
  antwoord: '6',
  ookGoed: ['zes'],
  toonAntwoord: '6',
  uitleg:
    'De liedjes zijn ‘Komt allen tezamen’, ‘O dennenboom’ en ‘Stille nacht’. In de vakjes met een dikke rand staan de Z, de E en de S.',
  bijnaGoed: [
    {
      antwoord: '8',
      tekst:
        'Dat cijfer hoort in een woord van het derde liedje. Lees het maar eens hardop, met de N ervoor.',
    },
    {
      antwoord: '1',
      tekst:
        'Die titels passen in de vakjes, maar niet allemaal bij de plaatjes. Lees nog eens hardop wat er getekend is.',
    },
    {
      antwoord: '3',
      tekst: 'Er zijn drie liedjes, maar ze hebben samen nog iets te zeggen.',
    },
  ],
  hints: [
    'Alle drie de liedjes staan in het liedboek, maar in elke rij vakjes passen meer titels. Lees dus eerst hardop wat er getekend is, en zoek dan welke titel zo klinkt.',
    'Begin met het tweede liedje: een O, dan pennen waarvan de p een d wordt, en dan een boom. In het derde liedje lees je het cijfer hardop.',
    'Het eerste liedje begint met kom plus T, en daarna ballen zonder b. Schrijf alle titels letter voor letter in de vakjes en kijk wat er in de drie dikke vakjes komt.',
    'De eerste letter is een Z en de laatste een S. Samen met de letter uit het midden lees je een getal.',
  ],
} as const satisfies Raadsel<SheetNaam, SheetNaam>
