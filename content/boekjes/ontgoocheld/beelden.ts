import {
  cirkel,
  ellips,
  groep,
  lijn,
  opCirkel,
  pad,
  rond,
  tekening,
  tekst,
  tel,
  vlak,
} from '#content/spelen/vormen'
import { pip } from '#content/boekjes/ontgoocheld/pips'
import {
  bolleBallon,
  frommel,
  groteStrik,
  hogeHoed,
  pakje,
  plint,
  rodeNeus,
  slappeBallon,
  slinger,
  slot,
  speelkaarten,
  vonken,
} from '#content/boekjes/ontgoocheld/voorwerpen'
import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'

/** The pictures of the story: frames of the film, and some of them beside a puzzle. */

const BREED = 640
const HOOG = 360

type Kamer = { readonly muur?: Kleur; readonly vloer?: number; readonly feest?: boolean }

/** A room with its wall, its floor and what hangs there. */
function scene(
  vormen: readonly Vorm[],
  { muur = 'zand', vloer = 286, feest }: Kamer = {}
): Tekening {
  return tekening(BREED, HOOG, [
    vlak(0, 0, BREED, HOOG, { vulling: muur, lijn: undefined }),
    ...tel(10).map((i) => vlak(20 + i * 64, 0, 22, vloer, { vulling: 'papier', lijn: undefined })),
    vlak(0, vloer, BREED, HOOG - vloer, { vulling: 'messing', lijn: undefined }),
    ...plint(BREED, vloer),
    ...(feest ? slinger(BREED) : []),
    ...vormen,
  ])
}

/** One colour behind it all, with rays from the middle. */
function stralen(kleur: Kleur, straal: Kleur, vormen: readonly Vorm[]): Tekening {
  return tekening(BREED, HOOG, [
    vlak(0, 0, BREED, HOOG, { vulling: kleur, lijn: undefined }),
    ...tel(12).map((i) => {
      const [x1, y1] = opCirkel(320, 180, 420, i * 30)
      const [x2, y2] = opCirkel(320, 180, 420, i * 30 + 14)
      return pad(`M 320 180 L ${x1} ${y1} L ${x2} ${y2} Z`, { vulling: straal, lijn: undefined })
    }),
    ...vormen,
  ])
}

/** The part of a picture between two heights, for beside a puzzle, where there is less room. */
export const strook = ({ breedte, vormen }: Tekening, vanaf: number, tot: number): Tekening =>
  tekening(breedte, tot - vanaf, [groep(0, -vanaf, vormen)])

const tafel = (x: number, y: number, b: number): Vorm[] => [
  pad(`M ${x} ${y} L ${x + b} ${y} L ${x + b + 16} ${HOOG + 10} L ${x - 16} ${HOOG + 10} Z`, {
    vulling: 'wit',
    dikte: 3,
  }),
  pad(ellips(x + b / 2, y, b / 2, 20), { vulling: 'papier', dikte: 3 }),
  ...tel(5).map((i) =>
    lijn(x + ((i + 0.6) * b) / 5, y + 22, x + ((i + 0.5) * b) / 5, HOOG, { dikte: 1.8 })
  ),
]

const gordijn = (kant: 1 | -1, dicht: boolean): Vorm => {
  const b = dicht ? 330 : 120
  return groep(
    kant === 1 ? 0 : BREED,
    0,
    [
      pad(
        dicht
          ? `M -10 -10 L ${b} -10 Q ${b - 14} 180 ${b} 372 L -10 372 Z`
          : `M -10 -10 L ${b + 30} -10 Q ${b + 20} 130 ${b - 60} 190 Q ${b - 30} 280 ${b - 20} 372 L -10 372 Z`,
        { vulling: 'lak', dikte: 3 }
      ),
      ...tel(dicht ? 5 : 3).map((i) => {
        const x = ((i + 0.7) * b) / (dicht ? 5 : 3.4)
        return pad(
          dicht
            ? `M ${rond(x)} -6 Q ${rond(x - 12)} 180 ${rond(x)} 366`
            : `M ${rond(x)} -6 Q ${rond(x - 2)} 120 ${rond(x * 0.62)} 190 Q ${rond(x * 0.8)} 280 ${rond(x * 0.86)} 366`,
          { dikte: 2 }
        )
      }),
      ...(dicht ? [] : [pad('M 8 186 Q 34 206 66 190', { lijn: 'geel', dikte: 5 })]),
    ],
    { spiegel: kant === -1 }
  )
}

const KORTE_MOUW: readonly Vorm[] = [vlak(-50, -16, 44, 32, { rond: 8, vulling: 'mos', dikte: 3 })]

/** From a shoulder that is there already: open at the top, so that it runs on into the coat. */
const MOUW_VAN_SCHOUDER: readonly Vorm[] = [
  pad('M -4 -16 L -18 -16 L -28 -33 L -41 -31 L -48 -20 Q -60 16 -34 16 L -4 16 Z', {
    vulling: 'mos',
    lijn: undefined,
  }),
  pad('M -4 -16 L -9 -16 M -52 -12 Q -56 16 -34 16 L -4 16', { dikte: 3 }),
]

/** A hand with a wide cuff, to the right. */
const hand = (x: number, y: number, draai: number, mouw = KORTE_MOUW): Vorm =>
  groep(
    x,
    y,
    [
      ...mouw,
      vlak(-10, -14, 14, 28, { rond: 3, vulling: 'wit', dikte: 3 }),
      pad('M 4 -11 Q 26 -18 34 -8 Q 40 2 32 10 Q 22 18 4 12 Z', { vulling: 'wit', dikte: 3 }),
      pad('M 20 -4 L 36 -4 M 20 4 L 35 5', { dikte: 2 }),
    ],
    { draai }
  )

type Kind = {
  readonly huid: Kleur
  readonly haar: Kleur
  readonly trui: Kleur
  readonly kapsel: 'staartjes' | 'kort' | 'lang' | 'krullen'
  readonly bril?: boolean
}

const KAPSELS: Record<Kind['kapsel'], (haar: Kleur) => { achter: Vorm[]; voor: Vorm[] }> = {
  staartjes: (vulling) => ({
    achter: [-1, 1].map((kant) => cirkel(kant * 40, 4, 15, { vulling, dikte: 3 })),
    voor: [
      pad('M -34 0 Q -36 -42 0 -42 Q 36 -42 34 0 Q 20 -24 0 -24 Q -20 -24 -34 0 Z', {
        vulling,
        dikte: 3,
      }),
    ],
  }),
  kort: (vulling) => ({
    achter: [],
    voor: [
      pad('M -34 -4 Q -38 -44 2 -44 Q 38 -42 34 -2 L 26 -16 L 14 -22 L -4 -18 L -24 -20 Z', {
        vulling,
        dikte: 3,
      }),
    ],
  }),
  lang: (vulling) => ({
    achter: [
      pad('M -36 -8 Q -36 -44 0 -44 Q 36 -44 36 -8 L 42 52 L -42 52 Z', { vulling, dikte: 3 }),
    ],
    voor: [
      pad('M -34 -2 Q -34 -42 0 -42 Q 34 -42 34 -2 Q 14 -30 -2 -28 Q -24 -24 -34 -2 Z', {
        vulling,
        dikte: 3,
      }),
    ],
  }),
  krullen: (vulling) => ({
    achter: tel(7).map((i) => {
      const [x, y] = opCirkel(0, -8, 34, -96 + i * 32)
      return cirkel(x, y, 14, { vulling, dikte: 3 })
    }),
    voor: tel(4).map((i) => cirkel(-21 + i * 14, -26, 10, { vulling, lijn: undefined })),
  }),
}

/** A child from the chest up, its face in the middle; glad, and looking at `kijkt`. */
function kind({ huid, haar, trui, kapsel, bril }: Kind, kijkt: -1 | 0 | 1 = 0): Vorm {
  const { achter, voor } = KAPSELS[kapsel](haar)
  return groep(0, 0, [
    ...achter,
    pad('M -52 108 Q -54 52 -20 46 L 20 46 Q 54 52 52 108 Z', { vulling: trui, dikte: 3 }),
    pad('M -12 30 L -12 48 Q 0 58 12 48 L 12 30 Z', { vulling: huid, dikte: 3 }),
    pad('M -34 -6 Q -34 -40 0 -40 Q 34 -40 34 -6 Q 34 36 0 38 Q -34 36 -34 -6 Z', {
      vulling: huid,
      dikte: 3,
    }),
    ...voor,
    ...[-1, 1].map((kant) =>
      cirkel(kant * 13 + kijkt * 4, -2, 3.6, { vulling: 'inkt', lijn: undefined })
    ),
    ...(bril
      ? [
          ...[-1, 1].map((kant) => cirkel(kant * 13 + kijkt * 4, -2, 10, { dikte: 2.4 })),
          lijn(-3 + kijkt * 4, -2, 3 + kijkt * 4, -2, { dikte: 2.4 }),
        ]
      : []),
    pad(`M ${kijkt * 5 - 2} 4 Q ${kijkt * 5 + 4} 9 ${kijkt * 5 - 2} 11`, { dikte: 2 }),
    pad(`M ${kijkt * 4 - 12} 18 Q ${kijkt * 4} 28 ${kijkt * 4 + 12} 18`, { dikte: 2.6 }),
  ])
}

const KINDEREN: readonly Kind[] = [
  { huid: 'oranje', haar: 'inkt', trui: 'lak', kapsel: 'staartjes' },
  { huid: 'papier', haar: 'messing', trui: 'blauw', kapsel: 'kort', bril: true },
  { huid: 'messing', haar: 'inkt', trui: 'mos', kapsel: 'krullen' },
  { huid: 'wit', haar: 'oranje', trui: 'paars', kapsel: 'lang' },
]

const DINGEN = [
  { ding: speelkaarten, y: 0 },
  { ding: groteStrik, y: 0 },
  { ding: bolleBallon, y: -16 },
  { ding: rodeNeus, y: 4 },
  { ding: pakje, y: 4 },
] as const

const opRij = (y: number, stap = 124): Vorm[] =>
  DINGEN.map(({ ding, y: dy }, i) => groep(320 + (i - 2) * stap, y + dy, [ding]))

const konijn: Vorm = groep(0, 0, [
  pad('M -16 -34 Q -30 -92 -14 -94 Q 0 -90 -4 -36 Z M 16 -34 Q 30 -92 14 -94 Q 0 -90 4 -36 Z', {
    vulling: 'wit',
    dikte: 3,
  }),
  pad('M -40 60 Q -44 14 -24 2 Q -38 -40 0 -42 Q 38 -40 24 2 Q 44 14 40 60 Z', {
    vulling: 'wit',
    dikte: 3,
  }),
  cirkel(-11, -16, 3.4, { vulling: 'inkt', lijn: undefined }),
  cirkel(11, -16, 3.4, { vulling: 'inkt', lijn: undefined }),
  pad('M -4 -6 L 4 -6 L 0 -1 Z', { vulling: 'lak', dikte: 2 }),
  pad(
    'M 0 -1 Q -4 6 -8 3 M 0 -1 Q 4 6 8 3 M -12 -4 L -30 -8 M -12 0 L -30 2 M 12 -4 L 30 -8 M 12 0 L 30 2',
    {
      dikte: 2,
    }
  ),
])

const schoen = (spiegel: boolean): Vorm =>
  groep(
    0,
    0,
    [
      vlak(-38, -300, 44, 264, { vulling: 'wit', dikte: 3 }),
      ...[-28, -14].map((x) => lijn(x, -300, x, -40, { lijn: 'blauw', dikte: 5 })),
      pad('M -44 4 L -44 -28 Q -40 -44 -16 -44 L 8 -40 Q 20 -22 66 -26 Q 106 -22 104 4 Z', {
        vulling: 'lak',
        dikte: 3,
      }),
      pad('M -46 2 L 106 2 L 106 12 L -46 12 Z', { vulling: 'inkt', dikte: 3 }),
      pad('M 8 -40 L 22 -30 M 0 -30 L 14 -22', { lijn: 'wit', dikte: 3 }),
    ],
    { spiegel }
  )

export const doek = tekening(BREED, HOOG, [
  vlak(0, 0, BREED, HOOG, { vulling: 'inkt', lijn: undefined }),
  gordijn(1, true),
  gordijn(-1, true),
  pad('M 110 126 Q 320 92 530 126 L 530 230 Q 320 196 110 230 Z', { vulling: 'papier', dikte: 3 }),
  tekst(320, 180, 'Ontgoocheld', 56, { letter: 'titel', vet: true }),
  ...vonken([
    [84, 96, 20],
    [560, 80, 26],
    [540, 284, 18],
    [100, 276, 24],
  ]),
])

export const begroeting = tekening(BREED, HOOG, [
  vlak(0, 0, BREED, HOOG, { vulling: 'zand', lijn: undefined }),
  cirkel(320, 190, 160, { vulling: 'geel', lijn: undefined }),
  groep(320, 216, [frommel('blij', { kracht: true })], { schaal: 1.25 }),
  pad('M 396 318 Q 440 290 452 218', { dikte: 46 }),
  pad('M 396 318 Q 440 290 452 218', { lijn: 'mos', dikte: 40 }),
  hand(462, 176, -72),
  gordijn(1, false),
  gordijn(-1, false),
])

export const hoedUitKonijn = scene(
  [
    ...tafel(150, 270, 340),
    groep(300, 214, [konijn], { schaal: 1.2 }),
    groep(390, 158, [groep(0, 0, [hogeHoed], { schaal: 0.85, draai: 18 })]),
    pad('M 350 232 Q 372 216 376 192', { lijn: 'wit', dikte: 12 }),
    pad('M 343 238 Q 364 222 369 194 M 357 240 Q 381 222 384 190', { dikte: 2.6 }),
    ...vonken([
      [450, 100, 12],
      [230, 92, 10],
    ]),
  ],
  { feest: true }
)

export const inpakken = scene([
  groep(250, 150, [frommel('blij', { kracht: true })], { schaal: 1.05 }),
  ...tafel(90, 296, 460),
  groep(410, 246, [pakje], { schaal: 1.25 }),
  hand(330, 262, 4, MOUW_VAN_SCHOUDER),
  ...vonken([
    [372, 150, 12],
    [420, 128, 18],
    [470, 158, 12],
    [500, 206, 9],
  ]),
])

export const nies = stralen('papier', 'zand', [
  groep(300, 220, [frommel('nies', { kracht: true })], { schaal: 1.45, draai: -8 }),
  ...tel(9).map((i) => {
    const [x1, y1] = opCirkel(330, 250, 120, 62 + i * 8)
    const [x2, y2] = opCirkel(330, 250, 170 + (i % 3) * 26, 62 + i * 8)
    return lijn(x1, y1, x2, y2, { dikte: 4 })
  }),
  tekst(520, 92, 'hatsjie', 46, { letter: 'titel', vet: true }),
])

export const flits = stralen('geel', 'papier', [
  groep(320, 250, [hogeHoed], { schaal: 1.7, draai: -4 }),
  ...vonken(
    tel(14).map((i) => {
      const [x, y] = opCirkel(320, 190, 110 + (i % 3) * 48, -92 + i * 14.2)
      return [x, y, 10 + (i % 4) * 5] as const
    })
  ),
])

export const vijfDingen = scene(
  [
    vlak(20, 236, 600, 20, { rond: 4, vulling: 'messing', dikte: 3 }),
    vlak(60, 256, 18, 40, { vulling: 'messing', dikte: 3 }),
    vlak(562, 256, 18, 40, { vulling: 'messing', dikte: 3 }),
    ...opRij(180),
    ...vonken(
      tel(5).flatMap((i) => {
        const x = 320 + (i - 2) * 124
        return [
          [x - 46, 112, 9],
          [x + 44, 128, 13],
        ] as const
      })
    ),
  ],
  { vloer: 300, feest: true }
)

export const vijfSloten = scene(
  [
    ...opRij(128),
    pad('M 14 214 Q 320 262 626 214', { dikte: 9 }),
    pad('M 14 214 Q 320 262 626 214', { lijn: 'zand', dikte: 4 }),
    ...tel(5).map((i) =>
      groep(320 + (i - 2) * 124, 256 + (i % 2) * 6, [slot(i === 4 ? '????' : '???')], {
        schaal: 1.05,
      })
    ),
  ],
  { muur: 'papier', vloer: 316 }
)

/** Cards that dance: their pips float beside them. */
export const dansendeKaarten = scene([
  ...(
    [
      [110, 150, -24],
      [212, 196, 10],
      [322, 130, -6],
      [436, 190, 22],
      [540, 140, -14],
    ] as const
  ).map(([x, y, draai], i) =>
    groep(
      x,
      y,
      [
        vlak(-38, -54, 76, 108, { rond: 9, vulling: 'wit', dikte: 3 }),
        ...tel(3).map((j) =>
          pip(
            (['harten', 'klaveren', 'ruiten', 'schoppen'] as const)[(i + j) % 4]!,
            rond(-18 + ((i * 7 + j * 23) % 40)),
            rond(-34 + j * 32),
            1.5
          )
        ),
      ],
      { draai }
    )
  ),
  ...(
    [
      [164, 88, 'harten'],
      [250, 70, 'schoppen'],
      [392, 84, 'klaveren'],
      [486, 66, 'ruiten'],
      [270, 250, 'ruiten'],
      [380, 262, 'harten'],
    ] as const
  ).map(([x, y, suit]) => pip(suit, x, y, 1.7)),
])

/** The bow has come loose, and so has its wearer. */
export const losseStrik = scene([
  groep(190, 208, [frommel('sip', { strik: false })], { schaal: 1.25 }),
  pad('M 330 232 Q 380 150 430 210 Q 470 262 510 196 Q 540 150 600 176', { dikte: 25 }),
  pad('M 330 232 Q 380 150 430 210 Q 470 262 510 196 Q 540 150 600 176', {
    lijn: 'lak',
    dikte: 19,
  }),
  ...[
    [364, 190],
    [420, 202],
    [466, 230],
    [516, 192],
    [566, 170],
  ].map(([x, y]) => cirkel(x!, y!, 3.4, { vulling: 'wit', lijn: undefined })),
])

export const leegloper = scene([
  groep(420, 120, [slappeBallon], { schaal: 1.7, draai: -24 }),
  pad('M 318 186 Q 250 190 262 132 Q 276 82 214 92 Q 150 108 176 168 Q 200 222 120 232', {
    dikte: 4,
    streep: '10 12',
  }),
  ...tel(3).map((i) => lijn(306 - i * 3, 168 + i * 16, 284 - i * 5, 164 + i * 22, { dikte: 3 })),
  groep(520, 272, [frommel('schrik', { strik: false })], { schaal: 0.74 }),
])

export const stilleNeus = tekening(BREED, HOOG, [
  vlak(0, 0, BREED, HOOG, { vulling: 'zand', lijn: undefined }),
  cirkel(320, 176, 150, { vulling: 'papier', lijn: undefined }),
  groep(320, 208, [frommel('sip', { strik: false })], { schaal: 1.3 }),
  ...tel(4).map((i) => {
    const x = 96 + i * 22 + (i > 1 ? 370 : 0)
    return pad(`M ${x} 120 q 14 10 0 22 q -14 12 0 24`, { lijn: 'zacht', dikte: 3 })
  }),
])

export const vasteSchoenen = scene(
  [
    groep(250, 276, [schoen(true)]),
    groep(390, 276, [schoen(false)]),
    ...vonken([
      [150, 262, 12],
      [494, 252, 14],
      [320, 244, 9],
    ]),
    pad(
      'M 120 316 q 14 -8 28 0 M 200 326 q 14 -8 28 0 M 420 326 q 14 -8 28 0 M 506 316 q 14 -8 28 0',
      {
        dikte: 2.6,
      }
    ),
  ],
  { vloer: 288 }
)

export const kinderen = scene(
  [
    ...KINDEREN.map((een, i) =>
      groep(122 + i * 132, 162 + (i % 2) * 14, [kind(een, i < 2 ? 1 : -1)], { schaal: 1.06 })
    ),
    ...tafel(50, 278, 540),
    groep(150, 274, [speelkaarten], { schaal: 0.62 }),
    groep(320, 262, [pakje], { schaal: 0.8 }),
    groep(480, 276, [rodeNeus], { schaal: 0.42 }),
  ],
  { feest: true }
)

/** From the cards to the gift: a dotted route with its five stops. */
export const route = scene(
  [
    pad('M 70 196 Q 130 120 196 180 Q 258 238 320 180 Q 382 120 446 180 Q 508 240 566 176', {
      dikte: 4,
      streep: '2 13',
    }),
    ...DINGEN.map(({ ding }, i) =>
      groep(76 + i * 123, (i % 2 ? 222 : 142) - (i === 2 ? 16 : 0), [ding], { schaal: 0.88 })
    ),
    ...tel(5).flatMap((i): Vorm[] => {
      const [x, y] = [76 + i * 123, i % 2 ? 148 : 236]
      return [
        cirkel(x, y, 17, { vulling: 'inkt' }),
        tekst(x, y + 8, String(i + 1), 22, { letter: 'titel', vet: true, kleur: 'wit' }),
      ]
    }),
  ],
  { vloer: 310 }
)

export const opening = stralen('zand', 'papier', [
  groep(320, 218, [hogeHoed], { schaal: 2.1, draai: -5 }),
  groep(320, 92, [slot('???', true)], { schaal: 1.2, draai: 10 }),
  ...vonken([
    [210, 104, 18],
    [430, 88, 22],
    [470, 170, 12],
    [176, 190, 14],
    [390, 40, 10],
    [254, 50, 12],
  ]),
])

/** At the end of it all: laughing again, flower up. */
export const weerBlij = tekening(BREED, HOOG, [
  vlak(0, 0, BREED, HOOG, { vulling: 'zand', lijn: undefined }),
  cirkel(320, 200, 150, { vulling: 'geel', lijn: undefined }),
  ...slinger(BREED),
  groep(320, 226, [frommel('blij', { kracht: true })], { schaal: 1.2 }),
  groep(130, 226, [bolleBallon], { schaal: 1.3 }),
  groep(510, 270, [pakje], { schaal: 1.3 }),
  ...vonken([
    [216, 110, 14],
    [430, 120, 18],
    [500, 170, 12],
    [200, 300, 10],
  ]),
])
