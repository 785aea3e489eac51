import { thing, SYMBOLS } from '#games/sintsenior/things'
import { assignment } from '#games/sintsenior/assignments'
import { circle, group, line, path, drawing, text, rect } from '#games/kit/shapes'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/**
 * The house number of each friend, sorted by name, because the order of the circle would give the
 * answer away.
 */
export const HOUSE_NUMBERS = { Bram: 3, Fenna: 2, Jip: 8, Noor: 6, Teun: 5, Yara: 9 } as const

export type Friend = keyof typeof HOUSE_NUMBERS
export const SURPRISES = ['laars', 'maan', 'schoorsteen', 'stoomboot', 'taart', 'beer'] as const
export type Surprise = (typeof SURPRISES)[number]

/** The surprises that nobody took home, from left to right on the table. */
export const REMAINING = ['stoomboot', 'laars', 'taart'] as const satisfies readonly Surprise[]

/** The circle of friends: each made a surprise for the next, and the last for the first. */
export const CIRCLE: readonly (readonly [Friend, Surprise])[] = [
  ['Noor', 'laars'],
  ['Yara', 'maan'],
  ['Jip', 'schoorsteen'],
  ['Bram', 'stoomboot'],
  ['Fenna', 'taart'],
  ['Teun', 'beer'],
]

const cake = (x: number, y: number): Shape =>
  group(x, y, [
    rect(-36, -30, 72, 30, { fill: 'white', radius: 5 }),
    rect(-24, -54, 48, 24, { fill: 'white', radius: 5 }),
    path('M -36 -18 q 9 10 18 0 q 9 10 18 0 q 9 10 18 0 q 9 10 18 0', { strokeWidth: 1.8 }),
    path('M -24 -46 q 8 9 16 0 q 8 9 16 0 q 8 9 16 0', { strokeWidth: 1.8 }),
    circle(0, -59, 5, { fill: 'wax' }),
  ])

const ribbon = (x: number, y: number): Shape =>
  group(x, y, [
    path('M 0 0 C -18 -12 -24 6 0 0 C 18 -12 24 6 0 0', { fill: 'wax', strokeWidth: 1.8 }),
    path('M 0 0 L -8 14 M 0 0 L 8 14', { strokeWidth: 1.8 }),
  ])

/** A front door with the name of the person who lives there. */
const door = (name: string, number: number, x: number): Shape =>
  group(x, 74, [
    rect(-21, 0, 42, 74, { fill: 'white', strokeWidth: 2 }),
    path('M -27 0 L 0 -20 L 27 0 Z', { fill: 'sand', strokeWidth: 2 }),
    circle(0, 19, 13, { fill: 'sand', strokeWidth: 1.8 }),
    text(0, 25, `${number}`, 17, { letter: 'code', bold: true }),
    rect(-13, 40, 26, 5, { strokeWidth: 1.5 }),
    circle(14, 58, 2, { fill: 'ink', strokeWidth: 1 }),
    line(-26, 74, 26, 74),
    text(0, 93, name, 14, { bold: true }),
  ])

const table = drawing(640, 180, [
  path('M 14 118 H 312 L 322 136 H 4 Z', { fill: 'sand' }),
  rect(4, 136, 318, 9, { fill: 'white' }),
  thing('stoomboot', 66, 126, 1.05),
  path('M 68 58 q -12 -10 2 -16 q 12 -8 2 -18', { line: 'soft', strokeWidth: 2 }),
  thing('laars', 168, 126, 1.05),
  cake(262, 126),
  ribbon(66, 106),
  ribbon(175, 76),
  ribbon(262, 80),
  line(18, 145, 18, 178),
  line(308, 145, 308, 178),
  text(66, 163, 'links', 13),
  text(168, 163, 'midden', 13),
  text(262, 163, 'rechts', 13),
  ...Object.entries(HOUSE_NUMBERS).map(([name, number], i) => door(name, number, 359 + i * 50)),
])

export const drawnLots = {
  name: 'Zonder naam op het pakje',
  code: '295',
  sheet: {
    section: 'Slot 4',
    title: 'Zonder naam op het pakje',
    level: 3,
    symbol: SYMBOLS.lootje,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Zes vrienden trokken lootjes: ieder maakte één surprise, voor een ander. Het werd zo gezellig dat er drie op tafel bleven staan, zonder kaartje. Voor wie waren ze ook weer? Wat er die avond is gezegd, weet iedereen nog wel.',
        ],
      },
      {
        kind: 'drawing',
        caption: 'Wat er op tafel bleef staan, en waar de zes wonen',
        description: `Een tafel met drie surprises naast elkaar: links een stoomboot, in het midden een laars, rechts een taart. Daarnaast zes voordeuren met een naam en een huisnummer: ${Object.entries(
          HOUSE_NUMBERS
        )
          .map(([name, number]) => `${name} ${number}`)
          .join(', ')}.`,
        drawing: table,
      },
      {
        kind: 'prop',
        object: 'note',
        heading: 'Wat ze nog weten',
        parts: [
          {
            kind: 'list',
            items: [
              'De zes surprises: de laars, de maan, de schoorsteen, de stoomboot, de taart en de beer.',
              'De lootjes vormen één kring. Wie bij Noor begint en telkens doorgaat naar degene voor wie de surprise was, komt langs alle zes en dan weer bij Noor.',
              'In die kring staat Bram recht tegenover Noor.',
              'Noor en Fenna maakten niets voor elkaar, allebei niet.',
              'Degene die van Bram een surprise kreeg, maakte er zelf een voor Teun.',
              'Jip kreeg de maan. Een boot vouwen kan hij niet.',
              'Wie de maan maakte, kreeg de laars.',
              'Bram hield van rook: van de schoorsteen en de stoomboot maakte hij de ene en kreeg hij de andere.',
              'Wie de taart kreeg, had zelf de beer gemaakt.',
            ],
          },
        ],
      },
      {
        kind: 'question',
        text: 'Bij welke drie huisnummers moeten de surprises worden bezorgd, van links naar rechts?',
      },
      { kind: 'fill_in', label: 'Code van slot 4', boxes: 3 },
    ],
  },
  assignment: assignment(3, 'Onder de schoorsteen.'),
  hints: [
    'Teken een kring met zes plaatsen en zet Noor bovenaan. Zoek eerst uit wie waar staat; de meeste surprises komen daarna.',
    'Na Bram komt iemand die iets voor Teun maakte, dus Teun staat vlak voor Noor. Voor Yara, Jip en Fenna blijven drie plaatsen over: twee tussen Noor en Bram, en een tussen Bram en Teun. Waar kan Jip niet staan, als je bedenkt wie dan de maan maakte?',
    'De kring is Noor, Yara, Jip, Bram, Fenna, Teun. Yara maakte de maan voor Jip. Schrijf nu bij elke pijl de surprise, en kijk naar wie de pijlen van de stoomboot, de laars en de taart wijzen.',
  ],
  solution: [
    'Zet Noor op plaats 1 van de kring. Bram staat er recht tegenover, op 4. Wie na Bram komt, maakte iets voor Teun, dus Teun staat op 6. Over zijn de plaatsen 2, 3 en 5, voor Yara, Jip en Fenna.',
    'Jip staat niet op 5, want dan had Bram de maan gemaakt, en die maakte iets met rook. Jip staat ook niet op 2: dan maakte Noor de maan en Teun de laars. De schoorsteen en de stoomboot zijn dan van Bram en van plaats 3, en wie van de anderen de taart ook maakte, de ontvanger ervan heeft niet de beer gemaakt. Jip staat dus op 3. Fenna staat niet op 2, want Noor en Fenna maakten niets voor elkaar. Zo staat Yara op 2 en Fenna op 5.',
    'Yara maakte de maan en kreeg dus de laars, van Noor. Jip maakte voor Bram iets met rook, en geen boot: de schoorsteen. Bram maakte de stoomboot, voor Fenna. De taart en de beer zijn van Fenna en Teun. Noor maakte de beer niet, dus de taart was voor Teun, die zelf de beer maakte.',
    'De stoomboot is voor Fenna op nummer 2, de laars voor Yara op 9, de taart voor Teun op 5. De code is 295.',
  ],
} as const satisfies LockPuzzle
