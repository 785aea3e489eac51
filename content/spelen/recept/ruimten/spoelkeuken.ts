import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import type { Ruimte } from '#content/spelen/recept/vlaggen'
import { cirkel, lijn, pad, tekst, vlak, type Punt } from '#content/spelen/vormen'
import { kader } from '#content/spelen/recept/ruimten/tekenhulp'

/** Ten pipes in twelve lanes, each with the year of its tap; one without has been shut for years. */
const BEGIN: readonly { readonly baan: number; readonly jaar: number | null }[] = [
  { baan: 0, jaar: 1992 },
  { baan: 1, jaar: null },
  { baan: 2, jaar: 2013 },
  { baan: 4, jaar: 1981 },
  { baan: 5, jaar: null },
  { baan: 6, jaar: 1976 },
  { baan: 7, jaar: 1998 },
  { baan: 9, jaar: 2004 },
  { baan: 10, jaar: null },
  { baan: 11, jaar: 1987 },
]

/** From top to bottom: a pipe leaves its lane and takes an empty one, so that none ever touch. */
const VERLEGGINGEN: readonly (readonly [van: number, naar: number])[] = [
  [0, 3],
  [2, 8],
  [4, 0],
  [6, 2],
  [1, 4],
  [3, 6],
  [7, 1],
  [0, 3],
  [11, 7],
  [3, 0],
  [5, 11],
  [9, 3],
  [10, 5],
  [2, 9],
  [7, 10],
  [5, 2],
  [11, 7],
  [8, 5],
  [4, 11],
  [3, 8],
  [1, 4],
]

const LETTERS: readonly { readonly baan: number; readonly letter: string }[] = [
  { baan: 0, letter: 'E' },
  { baan: 2, letter: 'S' },
  { baan: 4, letter: 'I' },
  { baan: 5, letter: 'G' },
  { baan: 6, letter: 'D' },
  { baan: 7, letter: 'A' },
  { baan: 8, letter: 'N' },
  { baan: 9, letter: 'L' },
  { baan: 10, letter: 'I' },
  { baan: 11, letter: 'R' },
]

const PLEK = 38
const x = (baan: number) => 34 + baan * PLEK
const BOVEN = 92
const ONDER = 630
const spoor = (i: number) => 114 + i * 24

function loop(baan: number): readonly Punt[] {
  let hier = baan
  const bochten = VERLEGGINGEN.flatMap(([van, naar], i): Punt[] => {
    if (van !== hier) return []
    hier = naar
    return [
      [x(van), spoor(i)],
      [x(naar), spoor(i)],
    ]
  })
  return [[x(baan), BOVEN], ...bochten, [x(hier), ONDER]]
}

/** The pipes as they are drawn: from corner to corner, straight in between. */
export const BUIZEN: readonly (readonly Punt[])[] = BEGIN.map(({ baan }) => loop(baan))
export const KRANEN = BEGIN.flatMap(({ baan, jaar }) =>
  jaar ? [{ jaar, punt: [x(baan), BOVEN] as Punt }] : []
)
export const BAKKEN = LETTERS.map(({ baan, letter }) => ({
  letter,
  punt: [x(baan), ONDER] as Punt,
}))

const BOCHT = 9

/** @returns the `d` of a pipe, with rounded corners where it bends */
function alsPad(punten: readonly Punt[]): string {
  const stukken = punten.slice(1, -1).map(([px, py], i) => {
    const [vx, vy] = punten[i]!
    const [nx, ny] = punten[i + 2]!
    const heen = `${px - Math.sign(px - vx) * BOCHT} ${py - Math.sign(py - vy) * BOCHT}`
    const uit = `${px + Math.sign(nx - px) * BOCHT} ${py + Math.sign(ny - py) * BOCHT}`
    return `L${heen} Q${px} ${py} ${uit}`
  })
  return `M${punten[0]!.join(' ')} ${stukken.join(' ')} L${punten.at(-1)!.join(' ')}`
}

const stukken = (punten: readonly Punt[]) => punten.slice(1).map((b, i) => [punten[i]!, b] as const)

/** Where a standing pipe crosses a lying one: the standing pipe runs in front. */
function kruisingen(): Punt[] {
  const alle = BUIZEN.flatMap(stukken)
  const staand = alle.filter(([a, b]) => a[0] === b[0])
  const liggend = alle.filter(([a, b]) => a[1] === b[1])
  return liggend.flatMap(([a, b]) =>
    staand
      .filter(
        ([s, t]) =>
          s[0] > Math.min(a[0], b[0]) && s[0] < Math.max(a[0], b[0]) && a[1] > s[1] && a[1] < t[1]
      )
      .map(([s]): Punt => [s[0], a[1]])
  )
}

function brug([px, py]: Punt): Vorm[] {
  return [
    vlak(px - 7.5, py - 5.5, 15, 11, { vulling: 'papier', lijn: undefined }),
    lijn(px, py - 6, px, py + 6, { dikte: 10 }),
    lijn(px, py - 12, px, py + 12, { dikte: 5, lijn: 'zand' }),
  ]
}

/** As it is stamped on the tap: 2004 is ’04. */
const stempel = (jaar: number) => `’${String(jaar).slice(2)}`

function kraan({ baan, jaar }: (typeof BEGIN)[number]): Vorm[] {
  if (!jaar) {
    return [vlak(x(baan) - 11, 82, 22, 12, { rond: 3, vulling: 'zacht', dikte: 2 })]
  }
  return [
    lijn(x(baan), 66, x(baan), 84, { dikte: 5 }),
    vlak(x(baan) - 10, 80, 20, 14, { rond: 3, vulling: 'messing', dikte: 2 }),
    cirkel(x(baan), 52, 16, { vulling: 'wit' }),
    tekst(x(baan), 57, stempel(jaar), 15, { letter: 'titel', vet: true }),
  ]
}

function bak({ letter, punt: [px, py] }: (typeof BAKKEN)[number]): Vorm[] {
  return [
    pad(`M${px - 15} ${py} L${px + 15} ${py} L${px + 13} ${py + 34} L${px - 13} ${py + 34} Z`, {
      vulling: 'wit',
    }),
    tekst(px, py + 26, letter, 22, { letter: 'titel', vet: true }),
  ]
}

function tekening(): Tekening {
  const paden = BUIZEN.map(alsPad)
  return {
    breedte: 486,
    hoogte: 692,
    vormen: [
      ...kader(486, 692),
      ...paden.map((d) => pad(d, { dikte: 10 })),
      ...paden.map((d) => pad(d, { lijn: 'zand', dikte: 5 })),
      ...kruisingen().flatMap(brug),
      ...BEGIN.flatMap(kraan),
      ...BAKKEN.flatMap(bak),
    ],
  }
}

/** Counted in lanes, so that somebody can follow a pipe who cannot see it. */
function inWoorden(punten: readonly Punt[], i: number): string {
  const baan = ([px]: Punt) => (px - x(0)) / PLEK + 1
  const banen = punten
    .slice(1)
    .filter((punt, k) => baan(punt) !== baan(punten[k]!))
    .map(baan)
  const { baan: begin, jaar } = BEGIN[i]!
  return `${jaar ? `Kraan ${stempel(jaar)}` : 'Een buis met een dop'} begint op plek ${begin + 1} en gaat naar ${banen.join(', ')}`
}

export const spoelkeuken = {
  naam: 'spoelkeuken',
  vlag: 'spoelkeuken',
  label: 'Spoelkeuken',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'In de spoelkeuken staat de vaat van de hele avond nog op het aanrecht. Er komt geen druppel uit de kraan. Aan de muur hangt een doolhof van buizen dat in vijftig jaar alleen maar groter is geworden.',
    '‘Drie buizen zijn al jaren dicht, daar zit een dop op,’ zegt Mathilde. ‘Aan elke andere buis zit een kraan, met het jaar waarin die buis erbij kwam. Draai ze open zoals ze er gekomen zijn, zei de loodgieter, dan druppelen ze je vanzelf voor wat er stuk is. En iedere buis die een andere kruist, loopt gewoon rechtdoor.’',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De muur met buizen: boven de kranen, onder de druppelbakjes',
      beschrijving: `Tien buizen tussen twaalf plekken, van links naar rechts geteld. Iedere buis loopt van boven naar onder en verspringt onderweg naar andere plekken; waar buizen elkaar kruisen, lopen ze rechtdoor. ${BUIZEN.map(inWoorden).join('. ')}. Onderaan staan bakjes met een letter: ${LETTERS.map(({ baan, letter }) => `plek ${baan + 1} ${letter}`).join(', ')}.`,
      tekening: tekening(),
    },
  ],
  vraag: 'Wat is er stuk in de spoelkeuken?',
  antwoord: 'LEIDING',
  ookGoed: ['de leiding', 'een leiding'],
  toonAntwoord: 'LEIDING',
  uitleg:
    'Volg de buizen van de oudste kraan, die van 1976, tot en met de jongste van 2013, dan lees je in de bakjes wat er stuk is. Zonder leiding geen water, en dus is er sinds het hoofdgerecht niets meer afgewassen. Wie iets in de vaat verstopte, heeft tot morgen de tijd.',
  bijnaGoed: [
    {
      antwoord: 'waterleiding',
      tekst: 'Dat is hem, maar de zeven kranen zeggen het korter.',
    },
    {
      antwoord: 'NGLEIDI',
      tekst: 'De buizen kloppen. Maar in ’04 en ’13 stond dit huis er al een hele tijd.',
    },
    { antwoord: 'leidingen', tekst: 'Zeven kranen, zeven letters. Het is er maar één.' },
  ],
  hints: [
    'Het huis staat er vijftig jaar, dus de oudste kraan is die van ’76. Begin daar en volg de buis met een potlood naar beneden. Op een kruising ga je rechtdoor; alleen een ronde bocht verandert je richting.',
    'Doe dat ook met de andere kranen, van oud naar jong: ’04 en ’13 komen als laatste. Uit kraan ’76 druppelt een L, uit kraan ’81 een E, en de buizen met een dop tellen niet mee.',
  ],
} as const satisfies Raadsel<Ruimte, Ruimte>
