import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { RecipeName, Space } from '#games/recept/recept_flags'
import { circle, line, path, text, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

type Room = {
  readonly area: Space
  readonly name: string
  readonly rect: readonly [x: number, y: number, b: number, h: number]
  /** The number next to the door through which the waiter comes in, and its place. */
  readonly door: number
  readonly nameplate: readonly [x: number, y: number]
}

/** The rooms in the order of the waiter's route. */
export const ROOMS: readonly Room[] = [
  { area: 'receptie', name: 'Receptie', rect: [20, 390, 150, 120], door: 4, nameplate: [94, 486] },
  { area: 'gang', name: 'Gang', rect: [170, 390, 110, 120], door: 6, nameplate: [196, 486] },
  { area: 'kantoor', name: 'Kantoor', rect: [280, 390, 140, 120], door: 2, nameplate: [306, 486] },
  {
    area: 'toiletten',
    name: 'Toiletten',
    rect: [300, 210, 120, 180],
    door: 3,
    nameplate: [360, 364],
  },
  { area: 'bar', name: 'Bar', rect: [196, 210, 104, 180], door: 5, nameplate: [274, 328] },
  {
    area: 'feestzaal',
    name: 'Feestzaal',
    rect: [20, 210, 176, 180],
    door: 7,
    nameplate: [170, 328],
  },
  { area: 'eetzaal', name: 'Eetzaal', rect: [20, 30, 140, 180], door: 4, nameplate: [88, 184] },
  { area: 'keuken', name: 'Keuken', rect: [160, 30, 120, 180], door: 2, nameplate: [186, 152] },
  {
    area: 'spoelkeuken',
    name: 'Spoelkeuken',
    rect: [280, 30, 140, 180],
    door: 6,
    nameplate: [306, 152],
  },
]

/** The openings in the walls through which the route goes. */
const DOORS: readonly (readonly [x: number, y: number, horizontal: boolean])[] = [
  [62, 510, true],
  [170, 454, false],
  [280, 454, false],
  [396, 390, true],
  [300, 290, false],
  [196, 290, false],
  [48, 210, true],
  [160, 116, false],
  [280, 116, false],
]

const ROUTE = 'M62 560 L62 454 L396 454 L396 290 L48 290 L48 116 L394 116'

/** How far a name moves aside for the route. */
const SIDEWAYS: Partial<Record<Space, number>> = { kantoor: -16, feestzaal: 20 }

const nameAt = ({ area, rect: [x, y, b] }: Room) =>
  [x + b / 2 + (SIDEWAYS[area] ?? 0), y + 28] as const
const NAME = 18
const PLATE = 30

/** What of a room nothing may lie on: its name and its number, as x, y, width and height. */
export const toKeepInSight = (room: Room) => {
  const [x, y] = nameAt(room)
  const wide = room.name.length * NAME * 0.52
  const [px, py] = room.nameplate
  return [
    [x - wide / 2, y - NAME * 0.8, wide, NAME],
    [px - PLATE / 2, py - PLATE / 2, PLATE, PLATE],
  ] as const
}

const heading = (room: Room): Shape => {
  const [x, y] = nameAt(room)
  return text(x, y, room.name, NAME, { letter: 'title' })
}

const WALL = 5

/** The floor is painted, because a door is an opening with the colour of the floor. */
const floor = ({ rect: [x, y, b, h] }: Room): Shape =>
  rect(x, y, b, h, { fill: 'paper', line: undefined })

const walls = ({ rect: [x, y, b, h] }: Room): Shape => rect(x, y, b, h, { strokeWidth: WALL })

function door([x, y, horizontal]: (typeof DOORS)[number]): Shape[] {
  const [dx, dy] = horizontal ? [16, 0] : [0, 16]
  return [
    line(x - dx, y - dy, x + dx, y + dy, { strokeWidth: WALL, line: 'paper' }),
    line(x - dx, y - dy, x - dx + dy, y - dy - dx),
  ]
}

function nameplate({ door: number, nameplate: [x, y] }: Room): Shape[] {
  return [
    rect(x - PLATE / 2, y - PLATE / 2, PLATE, PLATE, {
      radius: 6,
      fill: 'white',
      line: 'messing',
      strokeWidth: 3,
    }),
    text(x, y + 8, String(number), 22, { letter: 'title', bold: true }),
  ]
}

/** One piece of furniture per room, to make it look inhabited. */
const FURNITURE: readonly Shape[] = [
  rect(118, 474, 42, 26, { radius: 3, fill: 'sand', strokeWidth: 2 }),
  path('M130 474 q9 -18 18 0 Z', { fill: 'messing', strokeWidth: 2 }),
  path('M222 484 h46 M228 484 v9 M245 484 v9 M262 484 v9', { line: 'messing', strokeWidth: 4 }),
  rect(346, 474, 60, 26, { radius: 3, fill: 'sand', strokeWidth: 2 }),
  rect(362, 480, 18, 13, { fill: 'white', strokeWidth: 1.5 }),
  path('M303 310 h26 q0 26 -26 26 Z', { fill: 'blue', strokeWidth: 2 }),
  path('M303 346 h26 q0 26 -26 26 Z', { fill: 'blue', strokeWidth: 2 }),
  rect(207, 350, 82, 17, { radius: 7, fill: 'messing', strokeWidth: 2 }),
  ...[225, 248, 271].map((x) => circle(x, 377, 5, { fill: 'wax', strokeWidth: 1.5 })),
  path('M66 250 Q128 276 190 250', { line: 'messing', strokeWidth: 2 }),
  ...[88, 120, 152].map((x) => path(`M${x} 259 l8 14 l8 -14 Z`, { fill: 'wax', strokeWidth: 1.5 })),
  circle(84, 342, 28, { line: 'mos', dash: '6 6', strokeWidth: 2 }),
  circle(126, 154, 19, { fill: 'sand', strokeWidth: 2 }),
  circle(126, 154, 9, { fill: 'messing', strokeWidth: 1.5 }),
  rect(212, 158, 58, 40, { radius: 4, fill: 'sand', strokeWidth: 2 }),
  ...[227, 256].flatMap((x) => [169, 187].map((y) => circle(x, y, 6, { strokeWidth: 1.5 }))),
  rect(340, 158, 68, 40, { radius: 8, fill: 'sand', strokeWidth: 2 }),
  rect(348, 166, 52, 24, { radius: 6, fill: 'white', strokeWidth: 1.5 }),
]

/**
 * The plan of the house.
 *
 * @param beside what is drawn on its right, and how wide the whole then is
 */
export function floorPlan(
  beside: { readonly width: number; readonly shapes: readonly Shape[] } = {
    width: 440,
    shapes: [],
  }
): Drawing {
  return {
    width: beside.width,
    height: 590,
    shapes: [
      ...frame(beside.width, 590),
      ...ROOMS.map(floor),
      ...FURNITURE,
      ...ROOMS.map(walls),
      ...DOORS.flatMap(door),
      path(ROUTE, { line: 'wax', strokeWidth: 4, dash: '1 10' }),
      path('M382 106 L396 116 L382 126', { line: 'wax', strokeWidth: 4 }),
      circle(62, 562, 7, { fill: 'wax', strokeWidth: 2 }),
      text(82, 568, 'hier komt de kelner binnen', 18, { anchor: 'start' }),
      ...beside.shapes,
      ...ROOMS.map(heading),
      ...ROOMS.flatMap(nameplate),
    ],
  }
}

/** Where the rooms lie, and the waiter's way past the numbers beside the doors. */
export const FLOOR_PLAN_IN_WORDS = `Negen ruimten in drie rijen. Onderaan, van links naar rechts: Receptie, Gang, Kantoor. In het midden: Feestzaal, Bar, Toiletten. Bovenaan: Eetzaal, Keuken, Spoelkeuken. De stippellijn is de ronde van de kelner. Ze begint links onderaan, bij de deur van de receptie, waar staat: hier komt de kelner binnen. In iedere ruimte staat een nummer naast de deur waardoor hij binnenkomt. Hij loopt zo: ${ROOMS.map(({ name, door: number }) => `${name} ${number}`).join(', ')}.`

export const spacesFinale = {
  name: 'ruimten_antwoord',
  flag: 'ruimten_antwoord',
  label: 'Eindantwoord ruimten',
  group: 'ruimten',
  kind: 'finale',
  story: [
    'Negen ruimten, negen woorden. Mathilde vouwt de plattegrond van De Koperen Ketel open. Voor de invalkelner stippelde ze er vanmiddag zijn ronde op, want hij kende het huis nog niet. ‘Die ronde heeft hij gelopen, vlak nadat het recept verdween,’ zegt ze. ‘En hij vergeet niets. Uit elke ruimte heeft hij precies één ding onthouden.’',
    'Naast elke deur waardoor hij binnenkwam, schreef hij een nummer op de plattegrond. Mathilde dacht eerst dat het kamernummers waren, maar er zijn twee vieren, twee tweeën en twee zessen.',
  ],
  material: [
    {
      kind: 'drawing',
      caption:
        'De plattegrond. Het nummer staat in de ruimte, naast de deur waardoor de kelner binnenkwam.',
      description: `De ronde van de kelner begint bij de voordeur. In iedere ruimte staat een nummer naast de deur waardoor hij binnenkomt. Hij loopt zo: ${ROOMS.map(({ name, door: number }) => `${name} ${number}`).join(', ')}.`,
      drawing: floorPlan(),
    },
  ],
  question: 'Waar ligt het recept verstopt?',
  answer: 'KOEKENPAN',
  alsoCorrect: ['in de koekenpan', 'in een koekenpan'],
  showAnswer: 'KOEKENPAN',
  explanation:
    'Loop mee met de kelner en neem uit het woord van iedere ruimte de letter die het nummer naast de deur aanwijst: de vierde van de receptie, de zesde van de gang, en zo door tot de zesde van de spoelkeuken. Onder in de stapel vaat, waar zonder water niemand aan zou komen, ligt het recept.',
  nearMisses: [
    {
      answer: 'koekepan',
      text: 'Zo schreef Mathildes grootvader het. De kelner telt negen letters.',
    },
    { answer: 'pan', text: 'Er staan er tientallen. Welke?' },
  ],
  hints: [
    'Het nummer bij een deur is geen kamernummer: het wijst een letter aan in het woord dat jullie in die ruimte vonden.',
    'Volg de stippellijn vanaf de voordeur en schrijf negen letters op. Uit de receptie komt de vierde letter, een K, uit de gang de zesde, een O.',
  ],
} as const satisfies Puzzle<RecipeName, RecipeName>
