import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, line, path, text, range, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

/** The tag on each of the nine hooks. Four coats are gone, and their tags with them. */
export const LABELS: readonly (string | null)[] = [
  'AJS',
  null,
  'CLU',
  null,
  'ENW',
  'FOX',
  null,
  'HQZ',
  null,
]

/**
 * The border from the door to the right: the owner of each compartment, and the number of knobs in
 * it.
 */
export const EDGE = [
  { square: 2, dots: 2 },
  { square: 1, dots: 1 },
  { square: 7, dots: 2 },
  { square: 1, dots: 3 },
  { square: 2, dots: 3 },
  { square: 6, dots: 2 },
  { square: 2, dots: 2 },
] as const

/** The sides of a compartment that have a slat. The board has no outer frame. */
function slats(square: number) {
  const column = (square - 1) % 3
  const row = Math.floor((square - 1) / 3)
  return { left: column > 0, right: column < 2, top: row > 0, bottom: row < 2 }
}

function coat(x: number, y: number): Shape[] {
  return [
    path(
      `M${x - 16} ${y} Q${x} ${y + 10} ${x + 16} ${y} L${x + 40} ${y + 14} L${x + 46} ${y + 52} L${x + 32} ${y + 54} L${x + 30} ${y + 34} L${x + 32} ${y + 71} L${x - 32} ${y + 71} L${x - 30} ${y + 34} L${x - 32} ${y + 54} L${x - 46} ${y + 52} L${x - 40} ${y + 14} Z`,
      { fill: 'blue', strokeWidth: 2 }
    ),
    line(x, y + 6, x, y + 70, { strokeWidth: 1.5 }),
  ]
}

function hook(number: number): Shape[] {
  const x = 75 + ((number - 1) % 3) * 125
  const y = 78 + Math.floor((number - 1) / 3) * 120
  const letters = LABELS[number - 1]
  const button: Shape[] = [
    circle(x - 36, y - 28, 14, { fill: 'white', line: 'messing', strokeWidth: 2 }),
    text(x - 36, y - 22, String(number), 18, { letter: 'title', bold: true }),
    path(`M${x} ${y - 34} L${x} ${y - 20} Q${x} ${y - 10} ${x + 8} ${y - 12}`, {
      line: 'messing',
      strokeWidth: 4,
    }),
    circle(x, y - 36, 5, { fill: 'messing', strokeWidth: 1.5 }),
  ]
  if (!letters) return button
  return [
    ...button,
    ...coat(x, y - 16),
    line(x, y - 12, x, y + 10, { strokeWidth: 1.5 }),
    path(
      `M${x - 44} ${y + 16} L${x - 36} ${y + 8} L${x + 36} ${y + 8} L${x + 44} ${y + 16} L${x + 44} ${y + 42} L${x - 44} ${y + 42} Z`,
      { fill: 'paper', strokeWidth: 2 }
    ),
    text(x, y + 34, [...letters].join(' '), 24, { letter: 'code', bold: true }),
  ]
}

function cloakroom(): Drawing {
  const slat = (x: number, y: number, b: number, h: number): Shape =>
    rect(x, y, b, h, { radius: 3, fill: 'messing', strokeWidth: 2 })
  return {
    width: 400,
    height: 400,
    shapes: [
      rect(6, 6, 388, 388, { radius: 10, fill: 'sand', line: undefined }),
      slat(133, 24, 9, 352),
      slat(258, 24, 9, 352),
      slat(24, 135, 352, 9),
      slat(24, 255, 352, 9),
      ...range(9)
        .map((i) => hook(i + 1))
        .flat(),
    ],
  }
}

const SQUARE = 52

function motif({ square, dots }: { square: number; dots: number }, x: number, y: number): Shape[] {
  const { left: links, right, top, bottom } = slats(square)
  const r = 19
  const sides = [
    links && line(x - r, y - r, x - r, y + r, { strokeWidth: 5 }),
    right && line(x + r, y - r, x + r, y + r, { strokeWidth: 5 }),
    top && line(x - r, y - r, x + r, y - r, { strokeWidth: 5 }),
    bottom && line(x - r, y + r, x + r, y + r, { strokeWidth: 5 }),
  ]
  const knots = range(dots).map((i) =>
    circle(x + (i - (dots - 1) / 2) * 9, y, 3.5, { fill: 'wax', line: undefined })
  )
  return [...sides.filter((side) => side !== false), ...knots]
}

/** A leaf of the paper above the border. */
const sheet = (x: number, y: number): Shape[] => [
  path(`M${x} ${y - 26} Q${x - 22} ${y} ${x} ${y + 26} Q${x + 22} ${y} ${x} ${y - 26} Z`, {
    line: 'mos',
    strokeWidth: 2,
  }),
  line(x, y - 12, x, y + 38, { strokeWidth: 2, line: 'mos' }),
]

function wallpaper(): Drawing {
  return {
    width: 484,
    height: 250,
    shapes: [
      rect(12, 12, 460, 226, { radius: 6, fill: 'sand', line: undefined }),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => sheet(106 + i * 60, 48 + (i % 2) * 10)),
      // The door where the border starts, and the frame of the next door, where it ends.
      rect(20, 22, 46, 216, { fill: 'messing', strokeWidth: 3 }),
      rect(28, 34, 30, 68, { radius: 3, strokeWidth: 2 }),
      rect(28, 164, 30, 62, { radius: 3, strokeWidth: 2 }),
      circle(56, 150, 6, { fill: 'white', strokeWidth: 2 }),
      text(43, 126, 'deur', 20.2),
      rect(446, 22, 18, 216, { fill: 'messing', strokeWidth: 3 }),
      line(455, 22, 455, 238, { strokeWidth: 2 }),
      rect(67, 104, 378, 72, { fill: 'paper', line: undefined }),
      line(67, 104, 445, 104, { strokeWidth: 3 }),
      line(67, 176, 445, 176, { strokeWidth: 3 }),
      ...EDGE.flatMap((symbol, i) => motif(symbol, 99 + i * SQUARE, 140)),
      // The skirting board.
      rect(67, 220, 378, 18, { fill: 'messing', line: undefined }),
      line(67, 220, 445, 220, { strokeWidth: 3 }),
      ...frame(484, 250),
    ],
  }
}

const DOTS = ['één knop', 'twee knoppen', 'drie knoppen']
const SIDES = { left: 'links', right: 'rechts', top: 'boven', bottom: 'onder' } as const

function inWords({ square, dots }: { square: number; dots: number }): string {
  const sides = slats(square)
  const lines = (Object.keys(sides) as (keyof typeof sides)[]).filter((side) => sides[side])
  return `lijnen ${lines.map((side) => SIDES[side]).join(', ')} met ${DOTS[dots - 1]}`
}

function hookInWords(letters: string | null, i: number): string {
  return `haak ${i + 1} ${letters ? [...letters].join(' ') : 'geen label'}`
}

export const gang = {
  name: 'gang',
  flag: 'gang',
  label: 'Gang',
  group: 'ruimten',
  kind: 'puzzle',
  level: 3,
  story: [
    'In de gang hangen de jassen, netjes in vakken, drie bij drie. De grootvader van Mathilde timmerde het rek en plakte in dezelfde week het behang, met een rand zonder één boog of bloem.',
    '‘Opa hield niet van versiering zonder reden,’ zegt ze. ‘En hij deelde alles eerlijk rond: labels, letters, zakgeld. Om de beurt, iedereen eentje, en dan weer vooraan.’ Vier gasten zijn al naar huis. Hun labels zitten nog aan hun jassen.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'photo',
      parts: [
        {
          kind: 'drawing',
          caption: 'Het rek met negen haken. Op de labels die er nog hangen, staan drie letters.',
          description: `Negen vakken, drie rijen van drie, met houten latten ertussen: twee staande en twee liggende latten, zonder lijst eromheen. Van links naar rechts en van boven naar onder: ${LABELS.map(hookInWords).join('; ')}.`,
          drawing: cloakroom(),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'wallpaper',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'De rand in het behang. Hij begint bij de deur.',
          description: `Zeven tekens op een rij, van de deur links naar rechts. ${EDGE.map((symbol, i) => `Teken ${i + 1}: ${inWords(symbol)}`).join('. ')}.`,
          drawing: wallpaper(),
        },
      ],
    },
  ],
  question: 'Wat staat er in de rand van het behang?',
  answer: 'KAPSTOK',
  showAnswer: 'KAPSTOK',
  explanation:
    'Ieder teken heeft de vorm van een vak in het rek: waar een lat zit, zit een lijn. De knoppen zeggen welke van de drie letters op het label geldt. De letters zijn als zakgeld rondgedeeld, dus haak 2 had B K T en haak 7 had G P Y. Achter de kapstok hangt een kelnersjasje dat van niemand lijkt te zijn.',
  nearMisses: [
    { answer: 'garderobe', text: 'Daar hangt het wel, maar in de rand staan zeven tekens.' },
    { answer: 'kapstokken', text: 'Er is er maar één. Zeven tekens, zeven letters.' },
  ],
  hints: [
    'Leg een teken uit de rand naast het rek. De lijnen zijn de latten rond één vak. De knoppen kiezen een letter op het label dat daar hangt, of hing.',
    'De letters zijn om de beurt rondgedeeld: A op haak 1, B op haak 2, tot I op haak 9, en dan verder met J op haak 1. Het eerste teken heeft latten links, rechts en onder: dat is haak 2, en twee knoppen wijzen de tweede letter aan.',
  ],
} as const satisfies Puzzle<Space, Space>
