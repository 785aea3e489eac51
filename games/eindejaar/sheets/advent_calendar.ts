import { circle, angular, path, star, drawing, text, range, rect } from '#games/kit/shapes'
import { snow } from '#games/eindejaar/sheets/eindejaar_drawing'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Shape } from '#domain/drawing'

/** The doors as they sit in the house, from the attic down. */
export const DOORS = [
  [2, 4, 6, 19],
  [11, 21, 5, 8],
  [17, 12, 10, 1],
  [3, 14, 16, 23],
  [9, 7, 13, 18],
  [24, 22, 20, 15],
] as const

/** The doors that she opened: one every so many days, and the last of them. */
export const VISITS = { everyDays: 2, last: 24 } as const

const DOOR = { b: 62, h: 58, x: 58, y: 148, stepX: 76, stepY: 70 } as const

function smallDoor(day: number, row: number, column: number): Shape[] {
  const x = DOOR.x + column * DOOR.stepX
  const y = DOOR.y + row * DOOR.stepY
  const arched = (row + column) % 3 === 0
  return [
    arched
      ? path(
          `M ${x} ${y + DOOR.h} V ${y + 16} Q ${x + DOOR.b / 2} ${y - 12} ${x + DOOR.b} ${y + 16} V ${y + DOOR.h} Z`,
          { fill: 'paper' }
        )
      : rect(x, y, DOOR.b, DOOR.h, { fill: 'paper', radius: (row * column) % 2 ? 10 : 2 }),
    circle(x + DOOR.b - 9, y + 44, 2.5, { fill: 'messing', strokeWidth: 1.2 }),
    text(x + DOOR.b / 2 - 1, y + 40, `${day}`, 27, { letter: 'title', bold: true }),
  ]
}

const eaves = range(13).map((i): [number, number] => [30 + i * 28.4, i % 2 ? 140 : 126])

const house = drawing(400, 590, [
  ...snow(400, 120, 34, { fromX: 300, untilY: 104 }),
  rect(84, 46, 34, 70, { fill: 'wax' }),
  rect(78, 40, 46, 12, { fill: 'white' }),
  rect(40, 122, 320, 448, { fill: 'sand' }),
  path('M 22 128 L 200 24 L 378 128 Z', { fill: 'wax' }),
  path(angular([[22, 128], [200, 24], [378, 128], ...[...eaves].reverse()]), {
    fill: 'white',
    strokeWidth: 2,
  }),
  path(
    angular([
      [62, 118],
      [200, 40],
      [338, 118],
    ]),
    { fill: 'wax', strokeWidth: 2 }
  ),
  path(star(200, 92, 18, 7.5), { fill: 'messing' }),
  ...DOORS.flatMap((row, r) => row.flatMap((day, k) => smallDoor(day, r, k))),
  path('M 10 582 Q 14 563 60 562 Q 130 554 200 562 T 348 560 Q 388 561 390 582 Z', {
    fill: 'white',
  }),
  stamp('rood', 'maan', 400, 0.9),
])

export const adventCalendar = {
  name: 'sheet5',
  flag: 'sheet5',
  label: 'Om de dag een lichtje',
  group: 'rood',
  kind: 'puzzle',
  level: 1,
  symbol: 'maan',
  story: [
    'Aan de muur van de Kaarsenmakerij hangt een adventskalender zo groot als een kast. De nummers staan door elkaar, want dat is de lol ervan.',
    'Leerling Ingeborg mocht er kaarsjes in aansteken. Niet elke dag: precies om de dag, en op kerstavond, achter 24, het laatste. In de volgorde van de dagen spande ze van lichtje naar lichtje een rode draad, strak van deurtje naar deurtje. De draad is weer van de muur gehaald, maar als je weet waar de lichtjes brandden, zie je hem zo weer voor je.',
    'Er piept geen deurtje meer, daar heeft ze voor gezorgd. Met het oliekannetje is ze naar Cecilia gelopen.',
  ],
  material: [
    {
      kind: 'prop',
      object: 'calendar_leaf',
      heading: 'December',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'De adventskalender van de Kaarsenmakerij, met vierentwintig deurtjes',
          description: `Een besneeuwd huis met vierentwintig genummerde deurtjes, in zes rijen van vier. ${DOORS.map((row, i) => `Rij ${i + 1} van boven: ${row.join(', ')}.`).join(' ')} Rechtsboven staat het stempel van het blad: een maan.`,
          drawing: house,
        },
      ],
    },
  ],
  question: 'Welk cijfer tekende de rode draad?',
  answer: '3',
  alsoCorrect: ['drie', 'een 3'],
  showAnswer: '3',
  explanation:
    'Om de dag, met 24 als laatste: dat zijn de even dagen. Een draad van 2 naar 4 naar 6, en zo door tot 24, loopt als een drie door het huis.',
  nearMisses: [
    {
      answer: '8',
      text: 'Bijna. Trek de lijnen alleen van lichtje naar lichtje, dan blijft de linkerkant open.',
    },
  ],
  hints: [
    'Zoek eerst uit achter welke deurtjes een kaarsje stond. Om de dag, en het laatste op de 24ste: welke dagen zijn dat?',
    'Het zijn de even dagen. Trek nu met potlood een lijn van deurtje naar deurtje, in de volgorde van de dagen.',
    'De lijn begint linksboven bij 2, gaat over 4 en 6 naar rechts, dan schuin omlaag naar 8 en weer terug naar 10 en 12. Trek hem door tot 24 en kijk van een afstandje.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
