import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { RecipeName, Space } from '#games/recept/recept_flags'
import { circle, line, path, text, rect } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

type Room = {
  readonly ruimte: Space
  readonly naam: string
  readonly vak: readonly [x: number, y: number, b: number, h: number]
  /** The number next to the door through which the waiter comes in, and where it stands. */
  readonly deur: number
  readonly bordje: readonly [x: number, y: number]
}

/** In the order of the waiter's route. */
export const ROOMS: readonly Room[] = [
  { ruimte: 'receptie', naam: 'Receptie', vak: [20, 390, 150, 120], deur: 4, bordje: [94, 486] },
  { ruimte: 'gang', naam: 'Gang', vak: [170, 390, 110, 120], deur: 6, bordje: [196, 486] },
  { ruimte: 'kantoor', naam: 'Kantoor', vak: [280, 390, 140, 120], deur: 2, bordje: [306, 486] },
  {
    ruimte: 'toiletten',
    naam: 'Toiletten',
    vak: [300, 210, 120, 180],
    deur: 3,
    bordje: [360, 364],
  },
  { ruimte: 'bar', naam: 'Bar', vak: [196, 210, 104, 180], deur: 5, bordje: [274, 328] },
  { ruimte: 'feestzaal', naam: 'Feestzaal', vak: [20, 210, 176, 180], deur: 7, bordje: [170, 328] },
  { ruimte: 'eetzaal', naam: 'Eetzaal', vak: [20, 30, 140, 180], deur: 4, bordje: [88, 184] },
  { ruimte: 'keuken', naam: 'Keuken', vak: [160, 30, 120, 180], deur: 2, bordje: [186, 152] },
  {
    ruimte: 'spoelkeuken',
    naam: 'Spoelkeuken',
    vak: [280, 30, 140, 180],
    deur: 6,
    bordje: [306, 152],
  },
]

/** Openings in the walls, where the route goes through. */
const DOORS: readonly (readonly [x: number, y: number, liggend: boolean])[] = [
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

const heading = ({ ruimte: area, naam: name, vak: [x, y, b] }: Room): Shape =>
  text(x + b / 2 + (SIDEWAYS[area] ?? 0), y + 28, name, 18, { letter: 'titel' })

const walls = ({ vak: [x, y, b, h] }: Room): Shape => rect(x, y, b, h, { dikte: 5 })

function door([x, y, horizontal]: (typeof DOORS)[number]): Shape[] {
  const [dx, dy] = horizontal ? [16, 0] : [0, 16]
  return [
    line(x - dx, y - dy, x + dx, y + dy, { dikte: 9, lijn: 'papier' }),
    line(x - dx, y - dy, x - dx + dy, y - dy - dx),
  ]
}

function nameplate({ deur: number, bordje: [x, y] }: Room): Shape[] {
  return [
    rect(x - 15, y - 15, 30, 30, { rond: 6, vulling: 'wit', lijn: 'messing', dikte: 3 }),
    text(x, y + 8, String(number), 22, { letter: 'titel', vet: true }),
  ]
}

/** One piece of furniture a room, enough to feel at home. */
const FURNITURE: readonly Shape[] = [
  rect(118, 474, 42, 26, { rond: 3, vulling: 'zand', dikte: 2 }),
  path('M130 474 q9 -18 18 0 Z', { vulling: 'messing', dikte: 2 }),
  path('M222 484 h46 M228 484 v9 M245 484 v9 M262 484 v9', { lijn: 'messing', dikte: 4 }),
  rect(346, 474, 60, 26, { rond: 3, vulling: 'zand', dikte: 2 }),
  rect(362, 480, 18, 13, { vulling: 'wit', dikte: 1.5 }),
  path('M303 310 h26 q0 26 -26 26 Z', { vulling: 'blauw', dikte: 2 }),
  path('M303 346 h26 q0 26 -26 26 Z', { vulling: 'blauw', dikte: 2 }),
  rect(207, 350, 82, 17, { rond: 7, vulling: 'messing', dikte: 2 }),
  ...[225, 248, 271].map((x) => circle(x, 377, 5, { vulling: 'lak', dikte: 1.5 })),
  path('M66 250 Q128 276 190 250', { lijn: 'messing', dikte: 2 }),
  ...[88, 120, 152].map((x) => path(`M${x} 259 l8 14 l8 -14 Z`, { vulling: 'lak', dikte: 1.5 })),
  circle(84, 342, 28, { lijn: 'mos', streep: '6 6', dikte: 2 }),
  circle(126, 154, 19, { vulling: 'zand', dikte: 2 }),
  circle(126, 154, 9, { vulling: 'messing', dikte: 1.5 }),
  rect(212, 158, 58, 40, { rond: 4, vulling: 'zand', dikte: 2 }),
  ...[227, 256].flatMap((x) => [169, 187].map((y) => circle(x, y, 6, { dikte: 1.5 }))),
  rect(340, 158, 68, 40, { rond: 8, vulling: 'zand', dikte: 2 }),
  rect(348, 166, 52, 24, { rond: 6, vulling: 'wit', dikte: 1.5 }),
]

function floorPlan(): Drawing {
  return {
    breedte: 440,
    hoogte: 590,
    vormen: [
      ...frame(440, 590),
      ...FURNITURE,
      ...ROOMS.map(walls),
      ...DOORS.flatMap(door),
      path(ROUTE, { lijn: 'lak', dikte: 4, streep: '1 10' }),
      path('M382 106 L396 116 L382 126', { lijn: 'lak', dikte: 4 }),
      circle(62, 562, 7, { vulling: 'lak', dikte: 2 }),
      text(82, 568, 'hier komt de kelner binnen', 18, { anker: 'begin' }),
      ...ROOMS.map(heading),
      ...ROOMS.flatMap(nameplate),
    ],
  }
}

export const spacesFinale = {
  naam: 'ruimten_antwoord',
  vlag: 'ruimten_antwoord',
  label: 'Eindantwoord ruimten',
  groep: 'ruimten',
  soort: 'finale',
  verhaal: [
    'Negen ruimten, negen woorden. Mathilde vouwt de plattegrond van De Koperen Ketel open. Voor de invalkelner stippelde ze er vanmiddag zijn ronde op, want hij kende het huis nog niet. ‘Die ronde heeft hij gelopen, vlak nadat het recept verdween,’ zegt ze. ‘En hij vergeet niets. Uit elke ruimte heeft hij precies één ding onthouden.’',
    'Naast elke deur waardoor hij binnenkwam, schreef hij een nummer op de plattegrond. Mathilde dacht eerst dat het kamernummers waren, maar er zijn twee vieren, twee tweeën en twee zessen.',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift:
        'De plattegrond. Het nummer staat in de ruimte, naast de deur waardoor de kelner binnenkwam.',
      beschrijving: `De ronde van de kelner begint bij de voordeur. In iedere ruimte staat een nummer naast de deur waardoor hij binnenkomt. Hij loopt zo: ${ROOMS.map(({ naam: name, deur: number }) => `${name} ${number}`).join(', ')}.`,
      tekening: floorPlan(),
    },
  ],
  vraag: 'Waar ligt het recept verstopt?',
  antwoord: 'KOEKENPAN',
  ookGoed: ['de koekenpan', 'een koekenpan', 'in de koekenpan', 'in een koekenpan'],
  toonAntwoord: 'KOEKENPAN',
  uitleg:
    'Loop mee met de kelner en neem uit het woord van iedere ruimte de letter die het nummer naast de deur aanwijst: de vierde van de receptie, de zesde van de gang, en zo door tot de zesde van de spoelkeuken. Onder in de stapel vaat, waar zonder water niemand aan zou komen, ligt het recept.',
  bijnaGoed: [
    {
      antwoord: 'koekepan',
      tekst: 'Zo schreef Mathildes grootvader het. De kelner telt negen letters.',
    },
    { antwoord: 'pan', tekst: 'Er staan er tientallen. Welke?' },
  ],
  hints: [
    'Het nummer bij een deur is geen kamernummer: het wijst een letter aan in het woord dat jullie in die ruimte vonden.',
    'Volg de stippellijn vanaf de voordeur en schrijf negen letters op. Uit de receptie komt de vierde letter, een K, uit de gang de zesde, een O.',
  ],
} as const satisfies Puzzle<RecipeName, RecipeName>
