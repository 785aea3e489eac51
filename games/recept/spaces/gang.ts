import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, line, path, text, range, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

/** The tag on each of the nine hooks; four coats are gone and took their tag with them. */
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

/** The border from the door to the right: whose compartment, and how many knobs in it. */
export const EDGE = [
  { vak: 2, stippen: 2 },
  { vak: 1, stippen: 1 },
  { vak: 7, stippen: 2 },
  { vak: 1, stippen: 3 },
  { vak: 2, stippen: 3 },
  { vak: 6, stippen: 2 },
  { vak: 2, stippen: 2 },
] as const

/** Which sides of a compartment have a slat: the board has no outer frame. */
function slats(square: number) {
  const column = (square - 1) % 3
  const row = Math.floor((square - 1) / 3)
  return { links: column > 0, rechts: column < 2, boven: row > 0, onder: row < 2 }
}

function coat(x: number, y: number): Shape[] {
  return [
    path(
      `M${x - 16} ${y} Q${x} ${y + 10} ${x + 16} ${y} L${x + 40} ${y + 14} L${x + 46} ${y + 52} L${x + 32} ${y + 54} L${x + 30} ${y + 34} L${x + 32} ${y + 71} L${x - 32} ${y + 71} L${x - 30} ${y + 34} L${x - 32} ${y + 54} L${x - 46} ${y + 52} L${x - 40} ${y + 14} Z`,
      { vulling: 'blauw', dikte: 2 }
    ),
    line(x, y + 6, x, y + 70, { dikte: 1.5 }),
  ]
}

function hook(number: number): Shape[] {
  const x = 75 + ((number - 1) % 3) * 125
  const y = 78 + Math.floor((number - 1) / 3) * 120
  const letters = LABELS[number - 1]
  const button: Shape[] = [
    circle(x - 36, y - 28, 14, { vulling: 'wit', lijn: 'messing', dikte: 2 }),
    text(x - 36, y - 22, String(number), 18, { letter: 'titel', vet: true }),
    path(`M${x} ${y - 34} L${x} ${y - 20} Q${x} ${y - 10} ${x + 8} ${y - 12}`, {
      lijn: 'messing',
      dikte: 4,
    }),
    circle(x, y - 36, 5, { vulling: 'messing', dikte: 1.5 }),
  ]
  if (!letters) return button
  return [
    ...button,
    ...coat(x, y - 16),
    line(x, y - 12, x, y + 10, { dikte: 1.5 }),
    path(
      `M${x - 44} ${y + 16} L${x - 36} ${y + 8} L${x + 36} ${y + 8} L${x + 44} ${y + 16} L${x + 44} ${y + 42} L${x - 44} ${y + 42} Z`,
      { vulling: 'papier', dikte: 2 }
    ),
    text(x, y + 34, [...letters].join(' '), 24, { letter: 'code', vet: true }),
  ]
}

function cloakroom(): Drawing {
  const lat = (x: number, y: number, b: number, h: number): Shape =>
    rect(x, y, b, h, { rond: 3, vulling: 'messing', dikte: 2 })
  return {
    breedte: 400,
    hoogte: 400,
    vormen: [
      rect(6, 6, 388, 388, { rond: 10, vulling: 'zand', lijn: undefined }),
      lat(133, 24, 9, 352),
      lat(258, 24, 9, 352),
      lat(24, 135, 352, 9),
      lat(24, 255, 352, 9),
      ...range(9)
        .map((i) => hook(i + 1))
        .flat(),
    ],
  }
}

const SQUARE = 52

function motif(
  { vak: square, stippen: dots }: { vak: number; stippen: number },
  x: number,
  y: number
): Shape[] {
  const { links, rechts: right, boven: top, onder: bottom } = slats(square)
  const r = 19
  const sides = [
    links && line(x - r, y - r, x - r, y + r, { dikte: 5 }),
    right && line(x + r, y - r, x + r, y + r, { dikte: 5 }),
    top && line(x - r, y - r, x + r, y - r, { dikte: 5 }),
    bottom && line(x - r, y + r, x + r, y + r, { dikte: 5 }),
  ]
  const knots = range(dots).map((i) =>
    circle(x + (i - (dots - 1) / 2) * 9, y, 3.5, { vulling: 'lak', lijn: undefined })
  )
  return [...sides.filter((side) => side !== false), ...knots]
}

/** A leaf of the paper above the border. */
const sheet = (x: number, y: number): Shape[] => [
  path(`M${x} ${y - 26} Q${x - 22} ${y} ${x} ${y + 26} Q${x + 22} ${y} ${x} ${y - 26} Z`, {
    lijn: 'mos',
    dikte: 2,
  }),
  line(x, y - 12, x, y + 38, { dikte: 2, lijn: 'mos' }),
]

function wallpaper(): Drawing {
  return {
    breedte: 484,
    hoogte: 250,
    vormen: [
      rect(12, 12, 460, 226, { rond: 6, vulling: 'zand', lijn: undefined }),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => sheet(106 + i * 60, 48 + (i % 2) * 10)),
      // The door that the border starts from, and the frame of the next one, where it ends.
      rect(20, 22, 46, 216, { vulling: 'messing', dikte: 3 }),
      rect(28, 34, 30, 68, { rond: 3, dikte: 2 }),
      rect(28, 164, 30, 62, { rond: 3, dikte: 2 }),
      circle(56, 150, 6, { vulling: 'wit', dikte: 2 }),
      text(43, 126, 'deur', 16),
      rect(446, 22, 18, 216, { vulling: 'messing', dikte: 3 }),
      line(455, 22, 455, 238, { dikte: 2 }),
      rect(67, 104, 378, 72, { vulling: 'papier', lijn: undefined }),
      line(67, 104, 445, 104, { dikte: 3 }),
      line(67, 176, 445, 176, { dikte: 3 }),
      ...EDGE.flatMap((symbol, i) => motif(symbol, 99 + i * SQUARE, 140)),
      // The skirting board.
      rect(67, 220, 378, 18, { vulling: 'messing', lijn: undefined }),
      line(67, 220, 445, 220, { dikte: 3 }),
      ...frame(484, 250),
    ],
  }
}

const DOTS = ['één knop', 'twee knoppen', 'drie knoppen']

function inWords({ vak: square, stippen: dots }: { vak: number; stippen: number }): string {
  const sides = Object.entries(slats(square)).filter(([, lat]) => lat)
  return `lijnen ${sides.map(([side]) => side).join(', ')} met ${DOTS[dots - 1]}`
}

function hookInWords(letters: string | null, i: number): string {
  return `haak ${i + 1} ${letters ? [...letters].join(' ') : 'geen label'}`
}

export const gang = {
  naam: 'gang',
  vlag: 'gang',
  label: 'Gang',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'In de gang hangen de jassen, netjes in vakken, drie bij drie. De grootvader van Mathilde timmerde het rek en plakte in dezelfde week het behang, met een rand zonder één boog of bloem.',
    '‘Opa hield niet van versiering zonder reden,’ zegt ze. ‘En hij deelde alles eerlijk rond: labels, letters, zakgeld. Om de beurt, iedereen eentje, en dan weer vooraan.’ Vier gasten zijn al naar huis. Hun labels zitten nog aan hun jassen.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'Het rek met negen haken. Op de labels die er nog hangen, staan drie letters.',
      beschrijving: `Negen vakken, drie rijen van drie, met houten latten ertussen: twee staande en twee liggende latten, zonder lijst eromheen. Van links naar rechts en van boven naar onder: ${LABELS.map(hookInWords).join('; ')}.`,
      tekening: cloakroom(),
    },
    {
      soort: 'tekening',
      bijschrift: 'De rand in het behang. Hij begint bij de deur.',
      beschrijving: `Zeven tekens op een rij, van de deur links naar rechts. ${EDGE.map((symbol, i) => `Teken ${i + 1}: ${inWords(symbol)}`).join('. ')}.`,
      tekening: wallpaper(),
    },
  ],
  vraag: 'Wat staat er in de rand van het behang?',
  antwoord: 'KAPSTOK',
  ookGoed: ['de kapstok', 'een kapstok'],
  toonAntwoord: 'KAPSTOK',
  uitleg:
    'Ieder teken heeft de vorm van een vak in het rek: waar een lat zit, zit een lijn. De knoppen zeggen welke van de drie letters op het label geldt. De letters zijn als zakgeld rondgedeeld, dus haak 2 had B K T en haak 7 had G P Y. Achter de kapstok hangt een kelnersjasje dat van niemand lijkt te zijn.',
  bijnaGoed: [
    { antwoord: 'garderobe', tekst: 'Daar hangt het wel, maar in de rand staan zeven tekens.' },
    { antwoord: 'kapstokken', tekst: 'Er is er maar één. Zeven tekens, zeven letters.' },
  ],
  hints: [
    'Leg een teken uit de rand naast het rek. De lijnen zijn de latten rond één vak. De knoppen kiezen een letter op het label dat daar hangt, of hing.',
    'De letters zijn om de beurt rondgedeeld: A op haak 1, B op haak 2, tot I op haak 9, en dan verder met J op haak 1. Het eerste teken heeft latten links, rechts en onder: dat is haak 2, en twee knoppen wijzen de tweede letter aan.',
  ],
} as const satisfies Puzzle<Space, Space>
