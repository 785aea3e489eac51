import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Color, Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, group, line, onCircle, path, round, text, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

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

/** A pole from the shoulder with a square flag at its end, half red and half white. */
function flag(x: number, y: number, length: number, degrees: number): Shape[] {
  const cloth = Math.min(length * 0.42, 21)
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

function signaler(letter: string, i: number): Shape[] {
  const x = 60 + (i % 5) * 82
  const y = 58 + Math.floor(i / 5) * 98
  return [
    path(`M${x - 7} ${y - 3} L${x + 7} ${y - 3} L${x + 5} ${y + 24} L${x - 5} ${y + 24} Z`, {
      fill: 'blue',
      strokeWidth: 1.5,
    }),
    ...SIGNALS[letter]!.flatMap((degrees) => flag(x, y, 27, degrees)),
    circle(x, y - 10, 6, { fill: 'sand', strokeWidth: 1.5 }),
    ...[-2, 2].map((dx) => circle(x + dx, y - 10, 0.9, { fill: 'ink', line: undefined })),
    text(x - 27, y + 44, letter, 20, { letter: 'title', bold: true }),
  ]
}

function program(): Drawing {
  return {
    width: 440,
    height: 640,
    shapes: [
      ...frame(440, 640),
      ...Object.keys(SIGNALS).flatMap(signaler),
      text(276, 570, 'De matroos kijkt je aan.', 18),
      line(206, 590, 346, 590, { strokeWidth: 2, line: 'messing' }),
    ],
  }
}

/** The width of the garland. No flag comes near that of a neighbour. */
const GARLAND = 476

const spot = (i: number) => ({ x: 62 + (i % 4) * 114, y: 122 + Math.floor(i / 4) * 218 })

const GENTLEMEN: readonly Dancer[] = ['Joris', 'Koos', 'Henk', 'Wim']

/** A dress or a suit, from the shoulders to the shoes. */
function clothing(name: Dancer, x: number, y: number, fill: Color): Shape[] {
  const shoes = (footer: number) =>
    [-1, 1].map((side) =>
      line(x + side * 9, y + footer, x + side * 16, y + footer, { strokeWidth: 6 })
    )
  if (GENTLEMEN.includes(name)) {
    return [
      ...shoes(71),
      path(
        `M${x - 17} ${y - 6} L${x + 17} ${y - 6} L${x + 18} ${y + 68} L${x + 3} ${y + 68} L${x} ${y + 40} L${x - 3} ${y + 68} L${x - 18} ${y + 68} Z`,
        { fill, strokeWidth: 2 }
      ),
    ]
  }
  return [
    ...[-9, 9].map((dx) => line(x + dx, y + 56, x + dx, y + 74, { strokeWidth: 4 })),
    ...shoes(74),
    path(
      `M${x - 12} ${y - 6} L${x + 12} ${y - 6} L${x + 31} ${y + 58} Q${x} ${y + 70} ${x - 31} ${y + 58} Z`,
      { fill, strokeWidth: 2 }
    ),
  ]
}

function head(name: Dancer, x: number, y: number): Shape[] {
  const hair = GENTLEMEN.includes(name)
    ? `M${x - 13} ${y - 22} Q${x} ${y - 42} ${x + 13} ${y - 22} Z`
    : `M${x - 16} ${y - 10} Q${x - 18} ${y - 38} ${x} ${y - 38} Q${x + 18} ${y - 38} ${x + 16} ${y - 10} L${x + 11} ${y - 24} Q${x} ${y - 32} ${x - 11} ${y - 24} Z`
  return [
    circle(x, y - 20, 13, { fill: 'sand', strokeWidth: 2 }),
    path(hair, { fill: 'ink', line: undefined }),
    circle(x - 5, y - 18, 1.5, { fill: 'ink', line: undefined }),
    circle(x + 5, y - 18, 1.5, { fill: 'ink', line: undefined }),
    path(`M${x - 4} ${y - 13} q4 4 8 0`, { strokeWidth: 1.5 }),
  ]
}

/** How low the garland hangs at this place. */
function cord(x: number): number {
  const t = (x - 12) / (GARLAND - 24)
  return round(40 * t * (1 - t) * 2)
}

function dancer({ name, direction }: (typeof DANCERS)[number], i: number): Shape[] {
  const { x, y } = spot(i)
  // The thread moves aside for a flag that is held straight up, which would hide it.
  const thread = direction === 0 ? x + 7 : x
  return [
    line(thread, y - 90 + cord(thread), thread, y - 20, { strokeWidth: 1.5, line: 'messing' }),
    ...clothing(name, x, y, (['mos', 'messing', 'blue'] as const)[(i + Math.floor(i / 4)) % 3]!),
    // A flag that is held straight up goes behind the head and shows above it.
    ...flag(x, y + 4, direction === 0 ? 70 : 50, direction),
    ...head(name, x, y),
    circle(x, y + 4, 4, { fill: 'paper', strokeWidth: 2 }),
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
      kind: 'table',
      caption: 'Het balboekje, zoals de muzikanten het invulden',
      heading: ['Dans', 'Naam', 'Paar'],
      rows: DANCE_CARD.map(({ dance, pair: paar }, i) => [String(i + 1), dance, paar.join(' en ')]),
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
