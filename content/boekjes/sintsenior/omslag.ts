import {
  hoekig,
  lijn,
  pad,
  tekening,
  tel,
  verstrooiing,
  vlak,
  cirkel,
  groep,
} from '#content/spelen/vormen'
import type { Punt } from '#content/spelen/vormen'
import type { Vorm } from '#domain/spelen/tekening'

/** The board on the table, in perspective: its corners, the far side first. */
const HOEKEN = [
  [92, 352],
  [330, 352],
  [392, 446],
  [8, 446],
] as const

/** A point of the board; both from 0 to 8, the near side is 0. */
function opBord(kolom: number, rij: number): Punt {
  // Rows get shorter to the back.
  const diepte = 1 - (1 - rij / 8) ** 1.25
  const [[lx, ly], [rx], [rvx, vy], [lvx]] = HOEKEN
  const links = lvx + (lx - lvx) * diepte
  const rechts = rvx + (rx - rvx) * diepte
  return [links + ((rechts - links) * kolom) / 8, vy + (ly - vy) * diepte]
}

const velden: Vorm[] = tel(64)
  .filter((i) => ((i % 8) + Math.floor(i / 8)) % 2 === 0)
  .map((i) => {
    const [k, r] = [i % 8, Math.floor(i / 8)]
    return pad(hoekig([opBord(k, r), opBord(k + 1, r), opBord(k + 1, r + 1), opBord(k, r + 1)]), {
      vulling: 'messing',
      lijn: undefined,
    })
  })

/** Seen through the window: roofs, a moon and snow. */
const sneeuw = verstrooiing(7)
const raam: Vorm[] = [
  vlak(28, 44, 112, 150, { vulling: 'inkt', rond: 3 }),
  pad('M 62 68 A 15 15 0 1 0 78 88 A 12 12 0 0 1 62 68 Z', { vulling: 'geel', dikte: 1 }),
  pad('M 28 176 V 140 L 46 122 L 64 140 V 176 Z', { vulling: 'blauw', dikte: 2 }),
  pad('M 64 176 V 150 L 84 132 L 104 150 V 176 Z', { vulling: 'zacht', dikte: 2 }),
  pad('M 104 176 V 128 H 112 V 118 H 120 V 108 H 130 V 118 H 140 V 176 Z', {
    vulling: 'blauw',
    dikte: 2,
  }),
  vlak(50, 112, 9, 20, { vulling: 'lak', dikte: 2 }),
  ...[
    [40, 148],
    [80, 156],
    [118, 136],
    [118, 154],
  ].map(([x, y]) => vlak(x!, y!, 9, 11, { vulling: 'geel', dikte: 1.5 })),
  ...tel(16).map(() =>
    cirkel(32 + sneeuw() * 104, 50 + sneeuw() * 76, 1.3, { vulling: 'wit', lijn: undefined })
  ),
  vlak(20, 36, 128, 158, { dikte: 7, lijn: 'messing', rond: 3 }),
  vlak(16, 32, 136, 166, { rond: 4 }),
  vlak(24, 40, 120, 150, { rond: 2 }),
  lijn(84, 42, 84, 178, { dikte: 6, lijn: 'messing' }),
  lijn(26, 106, 142, 106, { dikte: 6, lijn: 'messing' }),
  pad('M 24 178 Q 50 170 84 177 Q 118 170 144 178 V 190 H 24 Z', { vulling: 'wit', dikte: 2 }),
  vlak(12, 190, 144, 12, { vulling: 'zand', rond: 2 }),
]

/** On the wall behind the horse: no horse. */
const mijter: Vorm[] = [
  pad(
    'M 214 334 L 190 196 C 196 138 232 92 270 62 C 308 92 344 138 350 196 L 326 334 Q 270 346 214 334 Z',
    { vulling: 'inkt' }
  ),
  pad('M 264 116 H 276 V 156 H 306 V 168 H 276 V 236 H 264 V 168 H 234 V 156 H 264 Z', {
    vulling: 'lak',
    lijn: undefined,
  }),
  pad('M 197 246 Q 270 272 343 246 L 340 262 Q 270 288 200 262 Z', {
    vulling: 'lak',
    lijn: undefined,
  }),
]

const paard: Vorm = groep(164, 410, [
  pad(
    'M -58 0 C -58 -14 -52 -18 -44 -20 C -42 -62 -6 -76 -2 -104 C -20 -92 -36 -86 -52 -78 C -58 -76 -64 -80 -66 -86 L -72 -102 C -54 -132 -38 -154 -10 -166 L -6 -188 L 12 -168 C 58 -154 66 -84 48 -20 C 56 -18 60 -14 60 0 C 40 16 -38 16 -58 0 Z',
    { vulling: 'wit', dikte: 3.5 }
  ),
  pad('M -44 -20 Q 2 -4 48 -20', {}),
  cirkel(-22, -132, 4, { vulling: 'inkt', dikte: 1 }),
  pad('M -62 -92 L -54 -94', {}),
  pad('M -2 -104 C 2 -112 4 -118 2 -126', {}),
  pad('M 12 -168 C 34 -134 34 -84 28 -34', {}),
  pad('M 24 -150 L 38 -146 M 32 -124 L 47 -118 M 33 -96 L 50 -92 M 32 -68 L 48 -66', {}),
])

/** From the foot of the horse over the board to the wall. */
const slagschaduw: Vorm[] = [
  pad('M 112 414 C 140 426 190 426 220 410 L 327 330 H 213 Z', {
    vulling: 'inkt',
    lijn: undefined,
  }),
]

const kaars: Vorm[] = [
  cirkel(46, 262, 34, { vulling: 'papier', lijn: undefined }),
  pad('M 46 236 q 13 18 0 30 q -13 -12 0 -30 Z', { vulling: 'geel' }),
  vlak(34, 270, 24, 84, { vulling: 'wit', rond: 3 }),
  pad('M 34 282 q 6 16 8 2 q 4 26 8 0', { dikte: 2 }),
  pad('M 12 352 H 80 C 80 364 68 370 46 370 C 24 370 12 364 12 352 Z', { vulling: 'messing' }),
  pad('M 80 354 C 96 348 96 370 72 364', {}),
]

const slot = (x: number, y: number): Vorm =>
  groep(x, y, [
    pad('M -11 0 V -12 C -11 -26 11 -26 11 -12 V 0', { dikte: 4 }),
    vlak(-16, 0, 32, 26, { vulling: 'messing', rond: 4 }),
    ...tel(3).map((i) => vlak(-12 + i * 8.5, 7, 7, 12, { vulling: 'wit', dikte: 1.5 })),
  ])

/** The sack, its neck tied and locked. */
const zak: Vorm = groep(343, 398, [
  pad(
    'M -40 20 C -58 -34 -34 -62 -12 -74 L -22 -98 C -10 -104 -4 -94 2 -98 C 10 -104 18 -96 26 -98 L 14 -74 C 40 -58 58 -30 40 20 C 18 28 -20 28 -40 20 Z',
    {
      vulling: 'zand',
      dikte: 3,
    }
  ),
  pad('M -16 -74 Q 0 -66 18 -74', { dikte: 5, lijn: 'lak' }),
  pad('M -28 -20 Q -34 0 -28 12 M 30 -24 Q 36 -6 30 12', { dikte: 2 }),
  slot(1, -44),
])

/** Small leaves on the wall, every other row half a step on; whole, so none at the edge or the flame. */
const behang: Vorm[] = tel(9).flatMap((rij) =>
  tel(10).flatMap((i) => {
    const [x, y] = [i * 46 + (rij % 2) * 23, 22 + rij * 38]
    if (x < 8 || x > 392 || Math.hypot(x - 46, y - 262) < 44) return []
    return pad(`M ${x} ${y - 6} q 5 6 0 12 q -5 -6 0 -12 Z`, { lijn: 'messing', dikte: 1.2 })
  })
)

export const omslag = tekening(400, 460, [
  vlak(0, 0, 400, 460, { vulling: 'zand', lijn: undefined }),
  // Rings of candle light on the wall.
  cirkel(46, 262, 150, { vulling: 'papier', lijn: undefined }),
  ...behang,
  ...raam,
  ...mijter,
  vlak(0, 340, 400, 120, { vulling: 'blauw', lijn: undefined }),
  lijn(2, 340, 398, 340, { dikte: 3 }),
  pad(hoekig(HOEKEN), { vulling: 'papier' }),
  ...velden,
  pad(hoekig(HOEKEN), { dikte: 3 }),
  pad('M 8 446 H 392 V 458 H 8 Z', { vulling: 'messing' }),
  ...slagschaduw,
  ...kaars,
  paard,
  zak,
  vlak(1.5, 1.5, 397, 457, { dikte: 3 }),
])
