import { cirkel, groep, lijn, pad, ster, tekening, tekst, tel, vlak } from '#content/spelen/vormen'
import { stempel } from '#content/spelen/eindejaar/sheets/tekens'
import type { SheetNaam } from '#content/spelen/eindejaar/vlaggen'
import type { Raadsel } from '#domain/spelen/raadsel'
import type { Vorm } from '#domain/spelen/tekening'

export const ONTVANGERS = [
  'bakker',
  'kaarsenmaker',
  'klokkenmaker',
  'portier',
  'vuurwerkmeester',
] as const
export const INHOUD = ['lantaarn', 'legpuzzel', 'muziekdoos', 'sneeuwbol', 'wanten'] as const

type Iets = (typeof ONTVANGERS)[number] | (typeof INHOUD)[number]

/** From left to right on the shelf. */
export const PAKJES = [
  { papier: 'stippen', strik: false, b: 74, h: 84 },
  { papier: 'ruiten', strik: true, b: 78, h: 62 },
  { papier: 'strepen', strik: false, b: 66, h: 118 },
  { papier: 'sterren', strik: true, b: 76, h: 76 },
  { papier: 'golven', strik: true, b: 72, h: 98 },
] as const

type Papier = (typeof PAKJES)[number]['papier']

/** A note, and what it comes down to; the places count from left to right. */
type Notitie = { readonly tekst: string } & (
  | { readonly regel: 'samen'; readonly wie: Iets; readonly met: Iets }
  | { readonly regel: 'direct_rechts'; readonly wie: Iets; readonly van: Iets }
  | { readonly regel: 'naast' | 'niet_naast'; readonly wie: Iets; readonly van: Iets }
  | { readonly regel: 'strik'; readonly wie: Iets; readonly heeft: boolean }
)

export const NOTITIES = [
  {
    tekst: 'De bakker krijgt de sneeuwbol. Dan sneeuwt er ook eens iets anders dan poedersuiker.',
    regel: 'samen',
    wie: 'bakker',
    met: 'sneeuwbol',
  },
  {
    tekst: 'De wanten zitten in een pakje met een strik.',
    regel: 'strik',
    wie: 'wanten',
    heeft: true,
  },
  {
    tekst: 'De muziekdoos staat direct rechts van het pakje voor de vuurwerkmeester.',
    regel: 'direct_rechts',
    wie: 'muziekdoos',
    van: 'vuurwerkmeester',
  },
  {
    tekst: 'De kaarsenmaker houdt niet van poespas: geen strik.',
    regel: 'strik',
    wie: 'kaarsenmaker',
    heeft: false,
  },
  {
    tekst: 'De lantaarn staat direct naast de wanten.',
    regel: 'naast',
    wie: 'lantaarn',
    van: 'wanten',
  },
  {
    tekst: 'De lantaarn is voor de vuurwerkmeester, die graag licht op het werk heeft.',
    regel: 'samen',
    wie: 'lantaarn',
    met: 'vuurwerkmeester',
  },
  {
    tekst: 'De sneeuwbol staat niet direct naast het pakje voor de portier. Die schudt overal aan.',
    regel: 'niet_naast',
    wie: 'sneeuwbol',
    van: 'portier',
  },
] as const satisfies readonly Notitie[]

const VLOER = 236

function versiering(papier: Papier, b: number, h: number): Vorm[] {
  switch (papier) {
    case 'stippen':
      return tel(4).flatMap((r) =>
        tel(3).map((k) =>
          cirkel(14 + k * ((b - 28) / 2), 12 + (r * (h - 24)) / 3, 4, {
            vulling: 'lak',
            dikte: 0.8,
          })
        )
      )
    case 'ruiten':
      return [
        ...tel(3).map((i) => lijn(((i + 1) * b) / 4, 0, ((i + 1) * b) / 4, h, { lijn: 'blauw' })),
        ...tel(2).map((i) => lijn(0, ((i + 1) * h) / 3, b, ((i + 1) * h) / 3, { lijn: 'blauw' })),
      ]
    case 'strepen':
      return tel(4).map((i) =>
        lijn(((i + 0.5) * b) / 4, 2, ((i + 0.5) * b) / 4, h - 2, { lijn: 'mos', dikte: 7 })
      )
    case 'sterren':
      return (
        [
          [0.2, 0.25],
          [0.8, 0.25],
          [0.2, 0.76],
          [0.8, 0.76],
        ] as const
      ).map(([x, y]) => pad(ster(x * b, y * h, 10, 4), { vulling: 'messing', dikte: 1.2 }))
    case 'golven':
      return tel(4).map((i) => {
        const y = ((i + 0.7) * h) / 4.4
        return pad(
          `M 2 ${y} q ${b / 8} -10 ${b / 4} 0 t ${b / 4} 0 t ${b / 4} 0 t ${b / 4 - 4} 0`,
          {
            lijn: 'lak',
          }
        )
      })
  }
}

const strik = (b: number, h: number): Vorm[] => [
  vlak(b / 2 - 5, 0, 10, h, { vulling: 'messing', dikte: 1.5 }),
  pad(`M ${b / 2} 0 C ${b / 2 - 34} -34 ${b / 2 - 34} 8 ${b / 2} 0 Z`, { vulling: 'messing' }),
  pad(`M ${b / 2} 0 C ${b / 2 + 34} -34 ${b / 2 + 34} 8 ${b / 2} 0 Z`, { vulling: 'messing' }),
  cirkel(b / 2, -2, 6, { vulling: 'messing' }),
]

const schap = PAKJES.map((pakje, i) => {
  const { b, h } = pakje
  return groep(58 + i * 91 - b / 2, VLOER - h, [
    vlak(0, 0, b, h, { vulling: 'wit' }),
    ...versiering(pakje.papier, b, h),
    vlak(0, 0, b, h),
    ...(pakje.strik ? strik(b, h) : []),
  ])
})

const nummers = PAKJES.flatMap((_, i) => [
  vlak(58 + i * 91 - 17, VLOER + 20, 34, 30, { vulling: 'wit', rond: 4, dikte: 2 }),
  tekst(58 + i * 91, VLOER + 43, `${i + 1}`, 24, { letter: 'code', vet: true }),
])

/** Fairy lights along the ceiling, up to where the stamp begins. */
const slinger = [
  pad('M 0 22 Q 95 76 190 26 Q 290 74 392 18', { dikte: 2 }),
  ...(
    [
      [34, 38],
      [72, 49],
      [112, 49],
      [152, 40],
      [232, 41],
      [272, 47],
      [314, 44],
      [354, 32],
    ] as const
  ).map(([x, y], i) =>
    pad(`M ${x} ${y} q 9 12 0 20 q -9 -8 0 -20 Z`, {
      vulling: i % 2 ? 'lak' : 'messing',
      dikte: 1.8,
    })
  ),
]

const tekeningSchap = tekening(480, 304, [
  ...slinger,
  ...schap,
  vlak(14, VLOER, 452, 14, { vulling: 'messing' }),
  ...nummers,
  stempel('groen', 'ster', 480, 0.7),
])

export const pakjes = {
  naam: 'sheet3',
  vlag: 'sheet3',
  label: 'Vijf pakjes zonder kaartje',
  groep: 'groen',
  soort: 'raadsel',
  niveau: 2,
  teken: 'ster',
  verhaal: [
    'Onder de bomen in de Dennenhal staan vijf pakjes op een plank, voor vijf mensen van de fabriek: de bakker, de kaarsenmaker, de klokkenmaker, de portier en de vuurwerkmeester. In elk pakje zit iets anders: een lantaarn, een legpuzzel, een muziekdoos, een sneeuwbol of een paar wanten.',
    'De kaartjes zijn eraf gewaaid toen iemand de deur openliet. Gelukkig heeft het meisje van de inpaktafel alles opgeschreven, alleen niet in een handige volgorde. En de klokkenmaker, die staat nergens.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De plank met de vijf pakjes',
      beschrijving:
        'Een plank met vijf genummerde pakjes, van links naar rechts: pakje 1 in stippenpapier, zonder strik; pakje 2 in ruitjespapier, met strik; pakje 3 in strepenpapier, zonder strik; pakje 4 in sterrenpapier, met strik; pakje 5 in golfjespapier, met strik. Rechtsboven staat het stempel van het blad: een ster.',
      tekening: tekeningSchap,
    },
    {
      soort: 'lijst',
      kop: 'Uit het schrift van de inpaktafel',
      punten: NOTITIES.map((notitie) => notitie.tekst),
    },
  ],
  vraag: 'Welk nummer heeft het pakje voor de klokkenmaker?',
  antwoord: '4',
  ookGoed: ['vier', 'pakje 4'],
  toonAntwoord: '4',
  uitleg:
    'Wanten, lantaarn en muziekdoos staan in die volgorde naast elkaar. Dat past alleen op 2, 3 en 4, want de wanten hebben een strik. De bakker heeft de sneeuwbol op 5, de kaarsenmaker pakje 1 en de vuurwerkmeester pakje 3. De portier mag niet naast de sneeuwbol, dus hij heeft 2, en voor de klokkenmaker blijft de muziekdoos op 4.',
  bijnaGoed: [
    {
      antwoord: '2',
      tekst: 'Bijna. Kijk nog eens wie er niet naast de sneeuwbol mag staan.',
    },
    {
      antwoord: '5',
      tekst: 'Ga nog eens na waar de sneeuwbol staat, en van wie die is.',
    },
  ],
  hints: [
    'Maak een tabel met de nummers 1 tot en met 5 naast elkaar, met daaronder een regel voor wie en een regel voor wat. Kijk in de tekening welke pakjes een strik hebben.',
    'Drie briefjes gaan over de lantaarn en de vuurwerkmeester. Daaruit volgt dat drie cadeaus in een vaste volgorde naast elkaar staan.',
    'De wanten staan links van de lantaarn, de muziekdoos rechts. De wanten hebben een strik, en rechts van ze moeten nog twee pakjes passen. Dat kan maar op één manier.',
    'De lantaarn staat dus op 3. De sneeuwbol en de bakker horen bij elkaar, op 1 of op 5. Waar kan de kaarsenmaker zonder strik dan nog terecht?',
    'De kaarsenmaker heeft 1, de vuurwerkmeester 3, de bakker 5. Voor de portier en de klokkenmaker zijn er nog twee pakjes, en één daarvan staat naast de sneeuwbol.',
  ],
} as const satisfies Raadsel<SheetNaam, SheetNaam>
