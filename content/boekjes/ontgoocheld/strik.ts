import {
  cirkel,
  groep,
  lijn,
  pad,
  rond,
  tekening,
  tekst,
  tel,
  type Punt,
} from '#content/spelen/vormen'
import type { Slotraadsel } from '#domain/spelen/boekje'
import type { Vorm } from '#domain/spelen/tekening'

/**
 * A ribbon on a hook. Its tangle is a curve of waves (`golven`: so many to the right, so many down); at
 * every crossing it goes over (O) or under (B), in the order in which a finger meets them from the hook.
 */
export type Lint = {
  readonly haak: string
  readonly cijfer: string
  readonly golven: readonly [rechts: number, neer: number]
  readonly opZijnKop?: boolean
  readonly kruisingen: string
}

export const LINTEN: readonly Lint[] = [
  { haak: 'A', cijfer: '4', golven: [3, 2], kruisingen: 'OB' },
  { haak: 'B', cijfer: '5', golven: [3, 4], kruisingen: 'OBOBOB' },
  { haak: 'C', cijfer: '9', golven: [3, 4], opZijnKop: true, kruisingen: 'OOBBBO' },
  { haak: 'D', cijfer: '2', golven: [5, 3], kruisingen: 'BBOBOOOB' },
  { haak: 'E', cijfer: '8', golven: [5, 3], opZijnKop: true, kruisingen: 'OBOBOBOB' },
  { haak: 'F', cijfer: '6', golven: [3, 4], kruisingen: 'BBOOOB' },
  { haak: 'G', cijfer: '1', golven: [3, 4], opZijnKop: true, kruisingen: 'OBOBOB' },
]

const STAP = 0.5
/** Half of the place a ribbon has: 84 by 43 millimetres. */
const RUIM = { x: 42, y: 21.5 } as const

/** The middle of the ribbon, from its hook at the left to its tag at the right, in steps of half a millimetre. */
export function loop({ golven: [rechts, neer], opZijnKop }: Lint): Punt[] {
  const b = rechts === 5 ? 24 : 19
  const h = (neer === 3 ? 16 : 13) * (opZijnKop ? 1 : -1)
  const warrig = tel(601).map((i): Punt => {
    const t = Math.PI * (1 - i / 600)
    return [b * Math.cos(rechts * t), h * Math.cos(neer * t)]
  })
  const begin = warrig[0]!
  const eind = warrig.at(-1)!
  const haak: Punt = [-RUIM.x + 5, begin[1] * 1.2]
  const label: Punt = [RUIM.x - 6, eind[1] * 1.2]
  return inStappen([
    ...boog(haak, [haak[0] + 4, haak[1]], vanaf(begin, warrig[6]!), begin),
    ...warrig,
    ...boog(eind, vanaf(eind, warrig.at(-7)!), [label[0] - 4, label[1]], label),
  ])
}

/** Straight on over `punt`, coming from `over`. */
function vanaf(punt: Punt, over: Punt): Punt {
  const [dx, dy] = [punt[0] - over[0], punt[1] - over[1]]
  const l = Math.hypot(dx, dy)
  return [punt[0] + (dx / l) * 5, punt[1] + (dy / l) * 5]
}

const boog = (a: Punt, b: Punt, c: Punt, d: Punt): Punt[] =>
  tel(21).map((i): Punt => {
    const [t, s] = [i / 20, 1 - i / 20]
    const mengsel = (as: 0 | 1) =>
      s ** 3 * a[as] + 3 * s * s * t * b[as] + 3 * s * t * t * c[as] + t ** 3 * d[as]
    return [mengsel(0), mengsel(1)]
  })

/** The same line, with points at even distances. */
function inStappen(punten: readonly Punt[]): Punt[] {
  const uit: Punt[] = [punten[0]!]
  let over = STAP
  for (const [i, b] of punten.entries()) {
    if (i === 0) continue
    const a = punten[i - 1]!
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (; over <= l; over += STAP)
      uit.push([a[0] + ((b[0] - a[0]) * over) / l, a[1] + ((b[1] - a[1]) * over) / l])
    over -= l
  }
  return uit
}

/** Where a line crosses itself: at which of its points, the first time and the second. */
export function kruisingenVan(punten: readonly Punt[]): { eerste: number; tweede: number }[] {
  return punten
    .slice(0, -1)
    .flatMap((a, i) =>
      punten
        .slice(i + 2, -1)
        .flatMap((c, j) =>
          kruist(a, punten[i + 1]!, c, punten[i + j + 3]!) ? [{ eerste: i, tweede: i + j + 2 }] : []
        )
    )
}

function kruist(a: Punt, b: Punt, c: Punt, d: Punt): boolean {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const noemer = ux * vy - uy * vx
  if (noemer === 0) return false
  const s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / noemer
  const t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / noemer
  return s >= 0 && s < 1 && t >= 0 && t < 1
}

/** Where a finger that follows the ribbon meets a crossing, and whether it is on top there. */
export function langsDeVinger(langs: Lint): { punt: number; kruising: number; boven: boolean }[] {
  return kruisingenVan(loop(langs))
    .flatMap(({ eerste, tweede }, kruising) => [
      { punt: eerste, kruising },
      { punt: tweede, kruising },
    ])
    .sort((een, ander) => een.punt - ander.punt)
    .map((plek, nr) => ({ ...plek, boven: langs.kruisingen[nr] === 'O' }))
}

const BREED = 4.2
const RAND = 0.8

const streng = (punten: readonly Punt[], kleur: 'inkt' | 'geel', dikte: number): Vorm =>
  pad(`M ${punten.map(([x, y]) => `${rond(x)} ${rond(y)}`).join(' L ')}`, { lijn: kleur, dikte })

/** The whole ribbon, and then again each piece that lies on top: it covers what is under it, outline and all. */
function lint(een: Lint): Vorm[] {
  const punten = loop(een)
  const stuk = (punt: number, marge: number) =>
    punten.slice(Math.max(0, punt - marge), punt + marge + 2)
  // Where it crosses at a sharp angle, it lies on top for longer.
  const marge = een.golven[0] === 5 ? 20 : 12
  const [hx, hy] = punten[0]!
  const [lx, ly] = punten.at(-1)!
  return [
    lijn(hx, hy - 5, hx, hy, { dikte: 1.4 }),
    cirkel(hx, hy - 6.5, 1.5, { dikte: 1.2 }),
    streng(punten, 'inkt', BREED + 2 * RAND),
    streng(punten, 'geel', BREED),
    ...langsDeVinger(een)
      .filter(({ boven }) => boven)
      .flatMap(({ punt }) => [
        streng(stuk(punt, marge), 'inkt', BREED + 2 * RAND),
        streng(stuk(punt, marge + 4), 'geel', BREED),
      ]),
    tekst(hx + 6, hy - 5, een.haak, 6, { letter: 'titel', vet: true }),
    cirkel(lx + 2.5, ly, 4.6, { vulling: 'wit', dikte: 1.1 }),
    tekst(lx + 2.5, ly + 2.4, een.cijfer, 7, { letter: 'code', vet: true }),
  ]
}

/** The middle of each row of hooks; the tangles of the third are the highest. */
const RIJEN = [27, 73, 129, 174] as const

const kapstok = tekening(173, 198, [
  ...LINTEN.flatMap((een, nr): Vorm[] => [
    groep(41 + (nr % 2) * 86, RIJEN[Math.floor(nr / 2)]!, lint(een)),
  ]),
  // The eighth place: a bow as it should be, on a hook of its own.
  groep(127, RIJEN[3], [
    pad('M -4 0 Q -30 -20 -31 -2 Q -30 18 -4 3 Z', { vulling: 'lak', dikte: 1.1 }),
    pad('M 4 0 Q 30 -20 31 -2 Q 30 18 4 3 Z', { vulling: 'lak', dikte: 1.1 }),
    pad('M -24 -5 Q -14 -3 -6 1 M 24 -5 Q 14 -3 6 1', { dikte: 0.8 }),
    pad('M -5 -4 Q 0 -7 5 -4 Q 7 2 5 6 Q 0 9 -5 6 Q -7 2 -5 -4 Z', { vulling: 'lak', dikte: 1.1 }),
    ...[
      [-18, 4],
      [-22, -3],
      [18, 4],
      [22, -3],
    ].map(([x, y]) => cirkel(x!, y!, 1.6, { vulling: 'wit', lijn: undefined })),
  ]),
])

export const strik = {
  naam: 'strik',
  code: '581',
  blad: {
    titel: 'De strik',
    rubriek: 'Slot 2',
    niveau: 3,
    blokken: [
      {
        soort: 'tekst',
        alineas: [
          'Onder zijn kin droeg Frommel altijd een strik zo groot als een vlieger. Die is losgeschoten, en nu krijgt hij hem niet meer vast. ‘Een strik begint met een knoop die blijft zitten,’ schrijft hij. ‘En van mijn zeven linten doet meer dan de helft alleen maar alsof.’',
          'De zeven linten hangen aan de haakjes A tot en met G. Pak van elk lint in gedachten beide einden vast en trek. Sommige linten schieten recht. Bij de andere blijft er een knoop in. Leg bij twijfel het lint na met een veter.',
        ],
      },
      {
        soort: 'tekening',
        bijschrift:
          'Zeven linten aan hun haakjes, A tot en met G, en een strik zoals die hoort te zijn.',
        beschrijving: LINTEN.map(
          ({ haak, cijfer, kruisingen }) =>
            `Lint ${haak} met cijfer ${cijfer}: van het haakje af ${Array.from(kruisingen, (k) => (k === 'O' ? 'over' : 'onder')).join(', ')}.`
        ).join(' '),
        tekening: kapstok,
      },
      {
        soort: 'vraag',
        tekst:
          'In welke linten blijft een knoop zitten? Hun cijfers zijn de code, in de volgorde van de haakjes.',
      },
      { soort: 'invullen', label: 'De code van slot 2', vakjes: 3 },
    ],
  },
  opdracht: 'Draai een rondje en roep hatsekidee',
  hints: [
    'Leg een veter precies zo neer als in de tekening. Let bij elke kruising op: eroverheen of eronderdoor? Trek dan aan beide einden.',
    'Een lint dat hier blijft zitten, gaat om en om: over, onder, over, onder. Ligt een stuk twee kruisingen achter elkaar bovenop, of twee keer onderop, dan kun je het opzij klappen.',
    'A is maar één lus, die telt niet. C, D en F gaan niet om en om, en schieten los. Er blijven drie linten over: van A naar G zijn hun cijfers de code.',
  ],
  uitwerking: [
    'Leg elk lint na met een veter en trek aan beide einden.',
    'A, C, D en F schieten los. A is een gewone lus. Bij C, D en F ligt een stuk lint twee of drie kruisingen achter elkaar bovenop (of onderop): dat klap je zo opzij, en er blijft niets over dat knoopt.',
    'In B en G blijft een gewone knoop zitten, in E een dubbele (een achtknoop). Hun cijfers, van haakje A naar haakje G: 5, 8, 1. De code is 581.',
  ],
} as const satisfies Slotraadsel
