import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, line, path, text, rect } from '#games/kit/shapes'
import { frame, time, clockFace } from '#games/recept/spaces/recept_drawing'

/**
 * Twelve guests were invited, and two never wrote in the book. They are in the order of their
 * trade, which says nothing.
 */
export const GUEST_LIST = [
  { profession: 'badmeester', name: 'Rinus' },
  { profession: 'bakker', name: 'Ida' },
  { profession: 'bloemist', name: 'Odette' },
  { profession: 'buschauffeur', name: 'Guusje' },
  { profession: 'dierenarts', name: 'Karlijn' },
  { profession: 'horlogemaker', name: 'Ewout' },
  { profession: 'imker', name: 'Bastiaan' },
  { profession: 'kapper', name: 'Norbert' },
  { profession: 'notaris', name: 'Lambert' },
  { profession: 'schilder', name: 'Agnes' },
  { profession: 'slager', name: 'Maartje' },
  { profession: 'tandarts', name: 'Toon' },
] as const

type Profession = (typeof GUEST_LIST)[number]['profession']

/**
 * An arrival in minutes: by the hall clock, by a clock that is right, or counted from another
 * guest.
 */
type Arrival =
  | { readonly hallClock: number }
  | { readonly real: number }
  | { readonly after: Profession; readonly minutes: number }

const hour = (hours: number, minutes = 0) => hours * 60 + minutes

/** The times that the two clocks on the desk show at the same moment. */
export const HALL_CLOCK = hour(20, 50)
export const CARD_TERMINAL = hour(20, 30)

/** The moment by the hall clock from which guests had to knock. Guests who knocked do not count. */
export const DOOR_CLOSED = hour(19, 20)

/** The entries in the order of the page: people wrote wherever there was room. */
export const GUEST_BOOK: readonly {
  readonly text: string
  readonly profession: Profession
  readonly arrival: Arrival
}[] = [
  {
    text: 'Een hele dag andermans hoofden, dus voor mijn eigen kuif was geen tijd meer. De klok in de hal sloeg zeven uur toen ik binnenstapte.',
    profession: 'kapper',
    arrival: { hallClock: hour(19) },
  },
  {
    text: 'Let niet op de spatten in mijn nek, dat is de gevel van de overburen en die moest zo nodig wit. Ik kwam twintig minuten na de vrouw van de haltes.',
    profession: 'schilder',
    arrival: { after: 'buschauffeur', minutes: 20 },
  },
  {
    text: 'Die klok in jullie hal, daar krijg ik kromme tenen van. Ik vertrouw alleen mijn eigen werk, en dat wees om mijn pols vijf over zes aan.',
    profession: 'horlogemaker',
    arrival: { real: hour(18, 5) },
  },
  {
    text: 'De hele dag heb ik haltes omgeroepen, nu rijdt een ander mij naar huis. Ik kwam een halfuur na de vrouw met het meel in haar haar.',
    profession: 'buschauffeur',
    arrival: { after: 'bakker', minutes: 30 },
  },
  {
    text: 'Vergeef me de laarzen, ik kom recht van een koe die het moeilijk had. Het is een kalfje. Op de klok in de hal was het half zeven.',
    profession: 'dierenarts',
    arrival: { hallClock: hour(18, 30) },
  },
  {
    text: 'Mijn meisjes zitten al in de kast, alle veertigduizend, dus ik had een vrije avond. De potjes naast de bel zijn van hen. De klok in de hal sloeg zes uur.',
    profession: 'imker',
    arrival: { hallClock: hour(18) },
  },
  {
    text: 'Vandaag zei weer niemand iets terug, en nu mag mijn eigen mond eindelijk open. De klok in de hal sloeg half acht toen ik mijn jas ophing.',
    profession: 'tandarts',
    arrival: { hallClock: hour(19, 30) },
  },
  {
    text: 'Vanmorgen om vier uur stond ik al te kneden, tel mijn gapen dus niet mee. Bij binnenkomst nog even op mijn telefoon gekeken: vijf voor half zeven.',
    profession: 'bakker',
    arrival: { real: hour(18, 25) },
  },
  {
    text: 'De pioenen op de trap heb ik vanmiddag zelf geschikt en vanavond mag ik ernaar kijken. Ik was er een kwartier eerder dan de man die op zijn pols keek.',
    profession: 'bloemist',
    arrival: { after: 'horlogemaker', minutes: -15 },
  },
  {
    text: 'Mijn haar is nog nat, want ik fluit altijd als laatste mezelf het diepe uit. De pinautomaat op de balie gaf 19.05 aan toen ik erlangs liep.',
    profession: 'badmeester',
    arrival: { real: hour(19, 5) },
  },
]

function grandfatherClock(): Shape[] {
  return [
    path('M52 92 Q52 40 110 34 Q168 40 168 92 Z', { fill: 'messing', strokeWidth: 3 }),
    circle(110, 28, 8, { fill: 'wax', strokeWidth: 2 }),
    rect(44, 84, 132, 128, { radius: 6, fill: 'sand', strokeWidth: 3 }),
    ...clockFace(110, 148, 54, HALL_CLOCK),
    rect(62, 212, 96, 108, { fill: 'sand', strokeWidth: 3 }),
    rect(80, 226, 60, 84, { radius: 4, fill: 'paper', strokeWidth: 2 }),
    line(110, 226, 118, 282, { strokeWidth: 2, line: 'messing' }),
    circle(119, 290, 12, { fill: 'messing', strokeWidth: 2 }),
    rect(50, 320, 120, 46, { fill: 'sand', strokeWidth: 3 }),
  ]
}

function receptionDesk(): Shape[] {
  return [
    rect(196, 264, 186, 18, { radius: 4, fill: 'messing', strokeWidth: 3 }),
    rect(206, 282, 166, 84, { fill: 'sand', strokeWidth: 3 }),
    ...[232, 289, 346].map((x) => line(x, 294, x, 354, { strokeWidth: 2, line: 'messing' })),
    // The card machine sets its own time, so it is the only right clock in the hall.
    path('M292 264 L300 168 Q301 160 309 160 L357 160 Q365 160 366 168 L374 264 Z', {
      fill: 'soft',
      strokeWidth: 2,
    }),
    rect(304, 170, 58, 30, { radius: 3, fill: 'paper', line: undefined }),
    text(333, 190, time(CARD_TERMINAL), 15, { letter: 'code', bold: true }),
    ...[212, 226, 240].flatMap((y) =>
      [313, 333, 353].map((x) => circle(x, y, 4.5, { fill: 'sand', strokeWidth: 1.2 }))
    ),
    // Desk bell and two jars of honey.
    path('M208 262 Q208 236 230 236 Q252 236 252 262 Z', { fill: 'wax', strokeWidth: 2 }),
    circle(230, 231, 5, { fill: 'messing', strokeWidth: 2 }),
    ...[232, 199].flatMap((y): Shape[] => [
      rect(262, y + 6, 20, 25, { radius: 4, fill: 'messing', strokeWidth: 2 }),
      rect(261, y, 22, 7, { fill: 'paper', strokeWidth: 2 }),
    ]),
  ]
}

function drawing(): Drawing {
  return {
    width: 400,
    height: 420,
    shapes: [
      ...frame(400, 420),
      text(290, 66, 'De Koperen', 26, { letter: 'title' }),
      text(290, 96, 'Ketel', 26, { letter: 'title' }),
      line(240, 112, 340, 112, { strokeWidth: 2, line: 'messing' }),
      ...grandfatherClock(),
      ...receptionDesk(),
      line(24, 367, 376, 367, { strokeWidth: 3 }),
      text(110, 394, 'klok in de hal', 17),
      text(290, 394, 'pinautomaat', 17),
    ],
  }
}

export const receptie = {
  name: 'receptie',
  flag: 'receptie',
  label: 'Receptie',
  group: 'ruimten',
  kind: 'puzzle',
  level: 4,
  story: [
    'Op de balie ligt het gastenboek open bij vanavond. Tien gasten hebben iets geschreven, kriskras over de bladzij, waar maar plaats was. Niemand zette er een naam onder.',
    '‘Typisch,’ zegt Mathilde. ‘Ze denken allemaal dat ik hun handschrift ken. Toen de klok in de hal tien voor half acht aanwees, deed ik de voordeur dicht en begon ik aan mijn welkomstwoord. Wie later kwam, moest aankloppen. Ik wil weten wie er op tijd was, en vooral: wie er vóór wie was.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'guest_book',
      heading: 'Gastenboek',
      parts: [
        {
          kind: 'text',
          scattered: true,
          paragraphs: GUEST_BOOK.map((guest) => `‘${guest.text}’`),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'rota',
      heading: 'Gastenlijst. Niet iedereen heeft iets geschreven.',
      stamp: '30 MEI',
      parts: [
        {
          kind: 'list',
          items: GUEST_LIST.map(({ profession, name }) => `${profession}: ${name}`),
        },
      ],
    },
    {
      kind: 'drawing',
      caption: 'De receptie, op één en hetzelfde ogenblik. De pinautomaat zet zichzelf gelijk.',
      description:
        'Een staande klok in de hal en daarnaast de balie met een bel, twee potjes honing en een pinautomaat. De wijzers van de klok in de hal staan op tien voor negen. Het schermpje van de pinautomaat geeft op dat ogenblik 20.30 aan.',
      drawing: drawing(),
    },
  ],
  question:
    'Zet de gasten die op tijd waren op volgorde van binnenkomst. Welk woord vormen de eerste letters van hun namen?',
  answer: 'BOEKING',
  showAnswer: 'BOEKING',
  explanation:
    'Wat de gasten schrijven verraadt hun beroep, en dus hun naam. De klok in de hal loopt twintig minuten voor: wie daarop keek was er vroeger, en de voordeur ging om 19.00 uur dicht. Op tijd waren Bastiaan 17.40, Odette 17.50, Ewout 18.05, Karlijn 18.10, Ida 18.25, Norbert 18.40 en Guusje 18.55. Rinus, Toon en Agnes moesten aankloppen. In het reserveringsboek is één boeking doorgestreept: die van een tafel bij de keukendeur.',
  nearMisses: [
    {
      answer: 'OBEIKGN',
      text: 'De gasten kloppen, de volgorde nog niet helemaal. Kijk eens goed naar de klok in de hal.',
    },
    {
      answer: 'OBEIKGNRA',
      text: 'Keurig gesorteerd. Maar geeft iedere klok vanavond wel dezelfde tijd aan?',
    },
    {
      answer: 'BOEKINGRA',
      text: 'De volgorde klopt. Maar welke klok zei Mathilde dat de voordeur dicht moest?',
    },
    {
      answer: 'BOEKINGRTA',
      text: 'De volgorde klopt. Maar niet iedereen was binnen voordat de voordeur dichtging.',
    },
    { answer: 'boekingen', text: 'Zeven gasten, zeven letters. Het is er maar één.' },
  ],
  hints: [
    'Aan wat iemand schrijft herken je zijn of haar beroep: de gastenlijst geeft er een naam bij, en twee namen blijven over. Drie gasten vertellen hun tijd aan de hand van een andere gast. Kijk daarna goed naar de twee klokken.',
    'De klok in de hal loopt twintig minuten voor op de pinautomaat, dus trek dat af bij wie erop keek, ook bij Mathilde: de voordeur ging om 19.00 uur dicht. Zeven gasten waren op tijd. De imker was er zo om 17.40 als eerste, de bloemist tien minuten later.',
  ],
} as const satisfies Puzzle<Space, Space>
