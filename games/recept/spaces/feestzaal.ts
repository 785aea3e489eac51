import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Color, Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, group, line, onCircle, path, round, text, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'
import { itemAt, valueAt } from '#domain/present'

/** The directions of the two flags as the reader sees them: 0 is up, 90 to the right. */
export const SIGNALS: Readonly<Record<string, readonly [number, number]>> = {
  A: [225, 180],
  B: [270, 180],
  C: [315, 180],
  D: [0, 180],
  E: [45, 180],
  F: [90, 180],
  G: [135, 180],
  H: [225, 270],
  I: [225, 315],
  J: [0, 90],
  K: [225, 0],
  L: [225, 45],
  M: [225, 90],
  N: [225, 135],
  O: [270, 315],
  P: [270, 0],
  Q: [270, 45],
  R: [270, 90],
  S: [270, 135],
  T: [315, 0],
  U: [315, 45],
  V: [0, 135],
  W: [45, 90],
  X: [45, 135],
  Y: [315, 90],
  Z: [90, 135],
}

/** The paper dancers on the garland. Each of them has one flag only. */
export const DANCERS = [
  { name: 'Truus', direction: 180 },
  { name: 'Joris', direction: 0 },
  { name: 'Koos', direction: 225 },
  { name: 'Mies', direction: 90 },
  { name: 'Henk', direction: 135 },
  { name: 'Lotte', direction: 45 },
  { name: 'Wim', direction: 315 },
  { name: 'Nel', direction: 270 },
] as const

type Dancer = (typeof DANCERS)[number]['name']

/** The dances of the evening, in order. */
export const DANCE_CARD: readonly {
  readonly dance: string
  readonly pair: readonly [Dancer, Dancer]
}[] = [
  { dance: 'Polonaise', pair: ['Lotte', 'Koos'] },
  { dance: 'Wals', pair: ['Koos', 'Truus'] },
  { dance: 'Polka', pair: ['Mies', 'Koos'] },
  { dance: 'Tango', pair: ['Nel', 'Joris'] },
  { dance: 'Foxtrot', pair: ['Koos', 'Wim'] },
  { dance: 'Mazurka', pair: ['Wim', 'Nel'] },
  { dance: 'Quickstep', pair: ['Henk', 'Koos'] },
]

/** A pole from the hand with a square flag at its end, half red and half white. */
function flag(x: number, y: number, length: number, degrees: number): Shape[] {
  const cloth = Math.min(length * 0.4, 21)
  const top = onCircle(x, y, length, degrees)
  return [
    line(x, y, ...top, { strokeWidth: 3 }),
    group(
      ...top,
      [
        rect(0, 0, cloth, cloth, { fill: 'white', strokeWidth: 2 }),
        path(`M0 0 L${cloth} 0 L0 ${cloth} Z`, { fill: 'wax', strokeWidth: 2 }),
      ],
      // The cloth hangs on the side away from the body.
      { rotate: degrees, mirror: degrees > 180 || degrees === 0 }
    ),
  ]
}

/** A sleeve with a hand, from the shoulder towards a flag. */
function arm(x: number, y: number, long: number, degrees: number, fill: Color): Shape[] {
  const hand = onCircle(x, y, long, degrees)
  return [
    line(x, y, ...hand, { strokeWidth: 10 }),
    line(x, y, ...hand, { strokeWidth: 6, line: fill }),
    circle(...hand, 4, { fill: 'sand', strokeWidth: 1.8 }),
  ]
}

const CELL = { wide: 98, high: 122 } as const
const SAILORS_WIDE = 6

/** A sailor with legs apart. No two stand alike; what they hold does not move along. */
function signaler(letter: string, i: number): Shape[] {
  const x = 68 + (i % SAILORS_WIDE) * CELL.wide
  const y = 72 + Math.floor(i / SAILORS_WIDE) * CELL.high
  const sway = itemAt([-3, 2, 0, 3, -2], (i * 3) % 5)
  const directions = valueAt(SIGNALS, letter)
  return [
    // Bell-bottoms and shoes.
    path(
      `M${x - 9} ${y + 16} L${x + 9} ${y + 16} L${x + 14 + sway} ${y + 42} L${x + 3 + sway / 2} ${y + 42} L${x} ${y + 25} L${x - 3 + sway / 2} ${y + 42} L${x - 14 + sway} ${y + 42} Z`,
      { fill: 'white', strokeWidth: 2 }
    ),
    ...[-9, 9].map((dx) =>
      line(x + dx + sway - 3, y + 44, x + dx + sway + 4, y + 44, { strokeWidth: 4 })
    ),
    path(
      `M${x - 12} ${y - 6} Q${x} ${y - 12} ${x + 12} ${y - 6} L${x + 10} ${y + 20} Q${x} ${y + 24} ${x - 10} ${y + 20} Z`,
      { fill: 'blue', strokeWidth: 2 }
    ),
    ...directions.flatMap((degrees) => flag(x, y - 2, 46, degrees)),
    ...directions.flatMap((degrees) => arm(x, y - 2, 22, degrees, 'blue')),
    path(`M${x - 9} ${y - 9} L${x} ${y + 6} L${x + 9} ${y - 9} Z`, {
      fill: 'white',
      strokeWidth: 1.8,
    }),
    group(
      x,
      y - 20,
      [
        circle(0, 0, 11, { fill: 'sand', strokeWidth: 2 }),
        circle(-4, 1, 1.4, { fill: 'ink', line: undefined }),
        circle(4, 1, 1.4, { fill: 'ink', line: undefined }),
        path(i % 3 === 1 ? 'M-4 6 h8' : 'M-4 5 q4 4 8 0', { strokeWidth: 1.5 }),
        path('M-12 -6 Q0 -12 12 -6 L11 -11 Q0 -18 -11 -11 Z', { fill: 'white', strokeWidth: 1.8 }),
        path('M11 -8 l7 5 M11 -8 l4 8', { strokeWidth: 1.5 }),
      ],
      { rotate: sway * 2 }
    ),
    text(x, y + 67, letter, 23, { letter: 'title', bold: true }),
  ]
}

function program(): Drawing {
  const [wide, high] = [SAILORS_WIDE * CELL.wide + 36, 5 * CELL.high + 42]
  return {
    width: wide,
    height: high,
    shapes: [
      ...frame(wide, high),
      ...Object.keys(SIGNALS).flatMap(signaler),
      text(416, high - 76, 'De matroos kijkt je aan.', 24, { letter: 'title' }),
    ],
  }
}

/** The width of the garland. No flag comes near that of a neighbour. */
const GARLAND = 476

const spot = (i: number) => ({ x: 62 + (i % 4) * 114, y: 122 + Math.floor(i / 4) * 218 })

const GENTLEMEN: readonly Dancer[] = ['Joris', 'Koos', 'Henk', 'Wim']

/** How each dancer moves: the bend of the body, in degrees. Flags do not move along. */
const BEND = [-7, 6, 8, -5, 6, -8, 5, -6] as const

/** A swirling dress, or a suit with one leg lifted, around the shoulders at (0, 0). */
function clothing(gentleman: boolean, fill: Color): Shape[] {
  const skin = { fill: 'sand', strokeWidth: 2 } as const
  if (gentleman)
    return [
      path('M-15 30 L-17 66 L-4 66 L0 42 L16 56 L6 66 L15 72 L29 56 L15 30 Z', {
        fill: 'ink',
        strokeWidth: 2,
      }),
      path('M-26 70 Q-24 62 -8 64 L-6 70 Z M5 66 L18 74 L12 80 L-1 73 Z', {
        fill: 'messing',
        strokeWidth: 2,
      }),
      path('M-18 -6 Q0 -12 18 -6 L16 34 L2 28 L-16 34 Z', { fill, strokeWidth: 2 }),
      path('M-7 -8 L0 12 L7 -8 Z', { fill: 'white', strokeWidth: 1.8 }),
      path('M0 -4 L-7 -8 V1 Z M0 -4 L7 -8 V1 Z', { fill: 'wax', strokeWidth: 1.5 }),
    ]
  return [
    path('M-10 50 L-14 70 M8 50 L22 66', { strokeWidth: 7 }),
    path('M-10 50 L-14 70 M8 50 L22 66', { line: 'sand', strokeWidth: 3 }),
    path('M-22 74 Q-18 66 -9 70 L-10 75 Z M18 64 L30 68 L25 74 L16 71 Z', {
      fill: 'wax',
      strokeWidth: 2,
    }),
    path(
      'M-12 -6 Q0 2 12 -6 L10 18 Q30 34 38 48 Q24 58 12 52 Q0 64 -12 54 Q-26 60 -34 46 Q-22 34 -10 18 Z',
      {
        fill,
        strokeWidth: 2,
      }
    ),
    path('M-4 24 Q-10 40 -14 50 M6 24 Q12 40 14 48', { strokeWidth: 1.5 }),
    path('M-12 -6 Q0 4 12 -6 L9 -9 H-9 Z', skin),
  ]
}

/** The face and hair around the middle of the head, which no two dancers share. */
function head(name: Dancer, i: number): Shape[] {
  const hair = GENTLEMEN.includes(name)
    ? itemAt(
        [
          'M-13 -4 Q-12 -20 4 -17 Q16 -16 13 -3 Q4 -11 -13 -4 Z',
          'M-14 0 Q-16 -20 0 -18 Q17 -20 14 0 Q8 -10 -14 0 Z',
        ],
        i % 2
      )
    : itemAt(
        [
          'M-17 12 Q-20 -20 0 -19 Q20 -20 17 12 L11 -4 Q0 -12 -11 -2 Z',
          'M-14 0 Q-16 -19 0 -18 Q16 -19 14 0 Q6 -10 -14 0 Z M0 -26 a8 8 0 1 0 0.1 0 Z',
        ],
        i % 2
      )
  return [
    circle(0, 0, 13, { fill: 'sand', strokeWidth: 2 }),
    path(hair, { fill: (['ink', 'messing', 'wax', 'soft'] as const)[i % 4], strokeWidth: 1.8 }),
    path('M-7 1 q2.5 -3 5 0 M3 1 q2.5 -3 5 0', { strokeWidth: 1.8 }),
    path('M-4 6 q4.5 4 9 -1', { strokeWidth: 1.6 }),
  ]
}

/** How low the garland hangs at this place. */
function cord(x: number): number {
  const t = (x - 12) / (GARLAND - 24)
  return round(40 * t * (1 - t) * 2)
}

function dancer({ name, direction }: (typeof DANCERS)[number], i: number): Shape[] {
  const { x, y } = spot(i)
  const gentleman = GENTLEMEN.includes(name)
  const fill = itemAt(['mos', 'messing', 'blue'] as const, (i + Math.floor(i / 4)) % 3)
  // A flag that is held straight up is held beside the head.
  const side = direction === 0 ? x - 17 : x
  // The free arm is on the other side of the flag.
  const free = direction > 180 || direction === 0 ? 1 : -1
  return [
    line(x, y - 90 + cord(x), x, y - 20, { strokeWidth: 1.5, line: 'messing' }),
    group(
      x,
      y,
      [
        path(`M${free * 13} -2 L${free * 27} 10 L${free * 12} 22`, { strokeWidth: 9 }),
        path(`M${free * 13} -2 L${free * 27} 10 L${free * 12} 22`, { line: fill, strokeWidth: 5 }),
        ...clothing(gentleman, fill),
      ],
      { rotate: BEND[i] }
    ),
    ...flag(side, y + 4, direction === 0 ? 72 : 54, direction),
    ...arm(side, y + (direction === 0 ? 0 : 4), direction === 0 ? 32 : 26, direction, fill),
    group(x + itemAt(BEND, i) * 0.4, y - 20, head(name, i), { rotate: -itemAt(BEND, i) }),
    text(x, y + 100, name, 20, { letter: 'title', bold: true }),
  ]
}

function garland(): Drawing {
  return {
    width: GARLAND,
    height: 462,
    shapes: [
      ...frame(GARLAND, 462),
      ...[32, 250].map((y) =>
        path(`M12 ${y} Q${GARLAND / 2} ${y + 40} ${GARLAND - 12} ${y}`, {
          line: 'messing',
          strokeWidth: 3,
        })
      ),
      ...DANCERS.flatMap(dancer),
    ],
  }
}

const COMPASS_POINTS: Readonly<Record<number, string>> = {
  0: 'recht omhoog',
  45: 'schuin rechtsboven',
  90: 'naar rechts',
  135: 'schuin rechtsonder',
  180: 'recht omlaag',
  225: 'schuin linksonder',
  270: 'naar links',
  315: 'schuin linksboven',
}

export const feestzaal = {
  name: 'feestzaal',
  flag: 'feestzaal',
  label: 'Feestzaal',
  group: 'ruimten',
  kind: 'puzzle',
  level: 2,
  story: [
    'Boven het podium hangt een slinger van acht papieren dansers, in de pauze geknipt door de muzikanten zelf. Ieder houdt maar één vlag vast. Op de dansvloer ligt het programma dat ze na het laatste nummer hebben ingevuld: voorin een balboekje, achterin een tekening.',
    '‘Mijn muzikanten hebben bij de marine gevaren,’ zegt Mathilde. ‘Wat ze zien, zeggen ze niet hardop, dat hebben ze daar nooit geleerd. En niemand in dat balboekje stond vanavond op mijn dansvloer. Die acht hangen daar.’',
  ],
  material: [
    {
      kind: 'drawing',
      caption: 'De slinger boven het podium',
      description: `Acht papieren dansers, ieder met een naam en één vlag. De richting van de vlag, zoals jij hem ziet: ${DANCERS.map((d) => `${d.name} ${COMPASS_POINTS[d.direction]}`).join('; ')}.`,
      drawing: garland(),
    },
    {
      kind: 'prop',
      object: 'card',
      heading: 'Balboekje',
      look: { width: 0.62 },
      parts: [
        {
          kind: 'list',
          numbered: true,
          items: DANCE_CARD.map(({ dance, pair }) => `${dance}: ${pair.join(' en ')}`),
        },
      ],
    },
    {
      kind: 'drawing',
      caption: 'Achter in het programma: zesentwintig matrozen die je aankijken',
      description: `Zesentwintig matrozen die je aankijken, met ieder een letter en twee vlaggen. ${Object.entries(
        SIGNALS
      )
        .map(
          ([letter, [first, second]]) =>
            `${letter}: ${COMPASS_POINTS[first]} en ${COMPASS_POINTS[second]}`
        )
        .join('. ')}.`,
      drawing: program(),
    },
  ],
  question: 'Welk woord seinen de muzikanten naar Mathilde? Elke dans is één letter.',
  answer: 'LAMPION',
  showAnswer: 'LAMPION',
  explanation:
    'Een danser alleen zegt niets, een paar wel: leg de vlaggen van de twee partners over elkaar en je ziet een sein. Zeven dansen geven zeven letters. De muzikanten zagen tijdens de quickstep een lampion doven, vlak bij de deur naar de eetzaal.',
  nearMisses: [
    { answer: 'lampionnen', text: 'Er zijn maar zeven dansen, dus maar zeven letters.' },
    { answer: 'lampioen', text: 'Tel de dansen nog eens: zeven letters.' },
  ],
  hints: [
    'Eén vlag komt in de tekening met matrozen nergens voor: ieder heeft er twee. Het balboekje vertelt welke twee vlaggen bij elkaar horen, en in welke volgorde.',
    'Bij de polonaise houdt Lotte haar vlag schuin rechtsboven en Koos de zijne schuin linksonder. Samen is dat de L. Doe zo ook de zes andere dansen.',
  ],
} as const satisfies Puzzle<Space, Space>
