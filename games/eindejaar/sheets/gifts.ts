import { circle, group, line, path, star, drawing, text, range, rect } from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Shape } from '#domain/drawing'

export const RECIPIENTS = [
  'bakker',
  'kaarsenmaker',
  'klokkenmaker',
  'portier',
  'vuurwerkmeester',
] as const
export const CONTENTS = ['lantaarn', 'legpuzzel', 'muziekdoos', 'sneeuwbol', 'wanten'] as const

type Something = (typeof RECIPIENTS)[number] | (typeof CONTENTS)[number]

/** The gifts from left to right on the shelf. */
export const GIFTS = [
  { paper: 'stippen', bow: false, b: 74, h: 84 },
  { paper: 'ruiten', bow: true, b: 78, h: 62 },
  { paper: 'strepen', bow: false, b: 66, h: 118 },
  { paper: 'sterren', bow: true, b: 76, h: 76 },
  { paper: 'golven', bow: true, b: 72, h: 98 },
] as const

type Paper = (typeof GIFTS)[number]['paper']

/** A note, and what it means. Places are counted from left to right. */
type Note = { readonly text: string } & (
  | { readonly rule: 'samen'; readonly who: Something; readonly partner: Something }
  | { readonly rule: 'direct_rechts'; readonly who: Something; readonly from: Something }
  | { readonly rule: 'naast' | 'niet_naast'; readonly who: Something; readonly from: Something }
  | { readonly rule: 'strik'; readonly who: Something; readonly has: boolean }
)

export const NOTES = [
  {
    text: 'De bakker krijgt de sneeuwbol. Dan sneeuwt er ook eens iets anders dan poedersuiker.',
    rule: 'samen',
    who: 'bakker',
    partner: 'sneeuwbol',
  },
  {
    text: 'De wanten zitten in een pakje met een strik.',
    rule: 'strik',
    who: 'wanten',
    has: true,
  },
  {
    text: 'De muziekdoos staat direct rechts van het pakje voor de vuurwerkmeester.',
    rule: 'direct_rechts',
    who: 'muziekdoos',
    from: 'vuurwerkmeester',
  },
  {
    text: 'De kaarsenmaker houdt niet van poespas: geen strik.',
    rule: 'strik',
    who: 'kaarsenmaker',
    has: false,
  },
  {
    text: 'De lantaarn staat direct naast de wanten.',
    rule: 'naast',
    who: 'lantaarn',
    from: 'wanten',
  },
  {
    text: 'De lantaarn is voor de vuurwerkmeester, die graag licht op het werk heeft.',
    rule: 'samen',
    who: 'lantaarn',
    partner: 'vuurwerkmeester',
  },
  {
    text: 'De sneeuwbol staat niet direct naast het pakje voor de portier. Die schudt overal aan.',
    rule: 'niet_naast',
    who: 'sneeuwbol',
    from: 'portier',
  },
] as const satisfies readonly Note[]

const FLOOR = 236

function decoration(paper: Paper, b: number, h: number): Shape[] {
  switch (paper) {
    case 'stippen':
      return range(4).flatMap((r) =>
        range(3).map((k) =>
          circle(14 + k * ((b - 28) / 2), 12 + (r * (h - 24)) / 3, 4, {
            fill: 'wax',
            strokeWidth: 0.8,
          })
        )
      )
    case 'ruiten':
      return [
        ...range(3).map((i) => line(((i + 1) * b) / 4, 0, ((i + 1) * b) / 4, h, { line: 'blue' })),
        ...range(2).map((i) => line(0, ((i + 1) * h) / 3, b, ((i + 1) * h) / 3, { line: 'blue' })),
      ]
    case 'strepen':
      return range(4).map((i) =>
        line(((i + 0.5) * b) / 4, 2, ((i + 0.5) * b) / 4, h - 2, { line: 'mos', strokeWidth: 7 })
      )
    case 'sterren':
      return (
        [
          [0.2, 0.25],
          [0.8, 0.25],
          [0.2, 0.76],
          [0.8, 0.76],
        ] as const
      ).map(([x, y]) => path(star(x * b, y * h, 10, 4), { fill: 'messing', strokeWidth: 1.2 }))
    case 'golven':
      return range(4).map((i) => {
        const y = ((i + 0.7) * h) / 4.4
        return path(
          `M 2 ${y} q ${b / 8} -10 ${b / 4} 0 t ${b / 4} 0 t ${b / 4} 0 t ${b / 4 - 4} 0`,
          {
            line: 'wax',
          }
        )
      })
  }
}

const bow = (b: number, h: number): Shape[] => [
  rect(b / 2 - 5, 0, 10, h, { fill: 'messing', strokeWidth: 1.5 }),
  path(`M ${b / 2} 0 C ${b / 2 - 34} -34 ${b / 2 - 34} 8 ${b / 2} 0 Z`, { fill: 'messing' }),
  path(`M ${b / 2} 0 C ${b / 2 + 34} -34 ${b / 2 + 34} 8 ${b / 2} 0 Z`, { fill: 'messing' }),
  circle(b / 2, -2, 6, { fill: 'messing' }),
]

const shelf = GIFTS.map((gift, i) => {
  const { b, h } = gift
  return group(58 + i * 91 - b / 2, FLOOR - h, [
    rect(0, 0, b, h, { fill: 'white' }),
    ...decoration(gift.paper, b, h),
    rect(0, 0, b, h),
    ...(gift.bow ? bow(b, h) : []),
  ])
})

const numbers = GIFTS.flatMap((_, i) => [
  rect(58 + i * 91 - 17, FLOOR + 20, 34, 30, { fill: 'white', radius: 4, strokeWidth: 2 }),
  text(58 + i * 91, FLOOR + 43, `${i + 1}`, 24, { letter: 'code', bold: true }),
])

/** Fairy lights along the ceiling, as far as the stamp. */
const garland = [
  path('M 0 22 Q 95 76 190 26 Q 290 74 392 18', { strokeWidth: 2 }),
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
    path(`M ${x} ${y} q 9 12 0 20 q -9 -8 0 -20 Z`, {
      fill: i % 2 ? 'wax' : 'messing',
      strokeWidth: 1.8,
    })
  ),
]

const shelfDrawing = drawing(480, 304, [
  ...garland,
  ...shelf,
  rect(14, FLOOR, 452, 14, { fill: 'messing' }),
  ...numbers,
  stamp('groen', 'ster', 480, 0.7),
])

export const gifts = {
  name: 'sheet3',
  flag: 'sheet3',
  label: 'Vijf pakjes zonder kaartje',
  group: 'groen',
  kind: 'puzzle',
  level: 3,
  symbol: 'ster',
  story: [
    'Onder de bomen in de Dennenhal staan vijf pakjes op een plank, voor vijf mensen van de fabriek: de bakker, de kaarsenmaker, de klokkenmaker, de portier en de vuurwerkmeester. In elk pakje zit iets anders: een lantaarn, een legpuzzel, een muziekdoos, een sneeuwbol of een paar wanten.',
    'De kaartjes zijn eraf gewaaid toen iemand de deur openliet. Gelukkig heeft Margot van de inpaktafel alles opgeschreven, alleen niet in een handige volgorde. En de klokkenmaker, die staat nergens. Wel een aantekening in de kantlijn: ‘Oliekannetje is naar Theodoor.’',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De plank met de vijf pakjes',
      description:
        'Een plank met vijf genummerde pakjes, van links naar rechts: pakje 1 in stippenpapier, zonder strik; pakje 2 in ruitjespapier, met strik; pakje 3 in strepenpapier, zonder strik; pakje 4 in sterrenpapier, met strik; pakje 5 in golfjespapier, met strik. Rechtsboven staat het stempel van het blad: een ster.',
      drawing: shelfDrawing,
    },
    {
      kind: 'prop',
      object: 'notebook',
      heading: 'Schrift van de inpaktafel',
      parts: [
        {
          kind: 'list',
          items: NOTES.map((note) => note.text),
        },
      ],
    },
  ],
  question: 'Welk nummer heeft het pakje voor de klokkenmaker?',
  answer: '4',
  alsoCorrect: ['vier', 'pakje 4'],
  showAnswer: '4',
  explanation:
    'Wanten, lantaarn en muziekdoos staan in die volgorde naast elkaar. Dat past alleen op 2, 3 en 4, want de wanten hebben een strik. De bakker heeft de sneeuwbol op 5, de kaarsenmaker pakje 1 en de vuurwerkmeester pakje 3. De portier mag niet naast de sneeuwbol, dus hij heeft 2, en voor de klokkenmaker blijft de muziekdoos op 4.',
  nearMisses: [
    {
      answer: '2',
      text: 'Bijna. Kijk nog eens wie er niet naast de sneeuwbol mag staan.',
    },
    {
      answer: '5',
      text: 'Ga nog eens na waar de sneeuwbol staat, en van wie die is.',
    },
  ],
  hints: [
    'Maak een tabel met de nummers 1 tot en met 5 naast elkaar, met daaronder een regel voor wie en een regel voor wat. Kijk in de tekening welke pakjes een strik hebben.',
    'Drie briefjes gaan over de lantaarn en de vuurwerkmeester. Daaruit volgt dat drie cadeaus in een vaste volgorde naast elkaar staan.',
    'De wanten staan links van de lantaarn, de muziekdoos rechts. De wanten hebben een strik, en rechts daarvan moeten nog twee pakjes passen. Dat kan maar op één manier.',
    'De lantaarn staat dus op 3. De sneeuwbol en de bakker horen bij elkaar, op 1 of op 5. Waar kan de kaarsenmaker zonder strik dan nog terecht?',
    'De kaarsenmaker heeft 1, de vuurwerkmeester 3, de bakker 5. Voor de portier en de klokkenmaker zijn er nog twee pakjes, en één daarvan staat naast de sneeuwbol.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
