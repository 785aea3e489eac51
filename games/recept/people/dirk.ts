import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'

/** The stamp that hangs at each post. */
export const STAMPS = {
  poort: 'K',
  stookhok: 'R',
  binnenplaats: 'O',
  kelder: 'F',
  linnenkamer: 'A',
  fietsenhok: 'N',
  zolder: 'I',
  kruidentuin: 'T',
  tuinhuis: 'E',
} as const

export type Post = keyof typeof STAMPS

/** The programme as it was printed. Every part lasts until the next one begins. */
export const PROGRAM = [
  { time: '17.30', part: 'ontvangst' },
  { time: '19.00', part: 'welkomstwoord' },
  { time: '19.10', part: 'soep' },
  { time: '19.25', part: 'toespraak' },
  { time: '19.35', part: 'vis' },
  { time: '19.55', part: 'goochelaar' },
  { time: '20.10', part: 'hoofdgerecht' },
  { time: '20.35', part: 'fanfare' },
  { time: '20.45', part: 'taart' },
  { time: '21.00', part: 'dansen' },
] as const

export type ProgramItem = (typeof PROGRAM)[number]['part']

/** The parts that took longer or shorter than printed, in minutes. The others kept their length. */
export const DEVIATIONS: readonly {
  readonly part: ProgramItem
  readonly lasted: number
  readonly remark: string
}[] = [
  {
    part: 'welkomstwoord',
    lasted: 20,
    remark: 'Welkomstwoord: Mathilde moest huilen, en toen iedereen. Duurde 20 minuten.',
  },
  {
    part: 'toespraak',
    lasted: 20,
    remark: 'Toespraak: de burgemeester zou het kort houden. Duurde 20 minuten.',
  },
  {
    part: 'goochelaar',
    lasted: 5,
    remark: 'Goochelaar: hield op toen zijn slang zoek was. Duurde 5 minuten.',
  },
]

/** When nobody could get to a post, as the guests remember it. */
export const TESTIMONIES: readonly {
  readonly post: Post
  readonly during: ProgramItem
  readonly statement: string
}[] = [
  {
    post: 'poort',
    during: 'soep',
    statement:
      'Tijdens de soep stond de wagen van de slager klem in de poort. Geen muis kon erlangs.',
  },
  {
    post: 'stookhok',
    during: 'toespraak',
    statement:
      'Tijdens de toespraak stond het stookhok vol rook en hield de brandwacht de deur dicht.',
  },
  {
    post: 'binnenplaats',
    during: 'vis',
    statement: 'Tijdens de vis speelde de fanfare zich in. De binnenplaats was afgezet.',
  },
  {
    post: 'linnenkamer',
    during: 'vis',
    statement:
      'Tijdens de vis kreeg de burgemeester een schoon overhemd. In de linnenkamer, en op slot.',
  },
  {
    post: 'kelder',
    during: 'vis',
    statement: 'Tijdens de vis was de kelder dicht. De enige sleutel stak in Mathildes schort.',
  },
  {
    post: 'fietsenhok',
    during: 'goochelaar',
    statement: 'Tijdens de goochelaar lag er een omgevallen bakfiets pal voor het fietsenhok.',
  },
  {
    post: 'kruidentuin',
    during: 'hoofdgerecht',
    statement: 'Tijdens het hoofdgerecht hielden twee zwanen het hek van de kruidentuin bezet.',
  },
  {
    post: 'kelder',
    during: 'hoofdgerecht',
    statement: 'Tijdens het hoofdgerecht was de kelder wéér dicht. Zelfde sleutel, zelfde schort.',
  },
  {
    post: 'zolder',
    during: 'fanfare',
    statement:
      'Tijdens de fanfare stond de zoldertrap buiten, voor wie het beter wilde zien. De zolder was onbereikbaar.',
  },
  {
    post: 'tuinhuis',
    during: 'taart',
    statement: 'Tijdens de taart zat de slang in het tuinhuis. Niemand durfde erin.',
  },
]

/** Dirk's rounds, to the minute. */
export const PATROL_LOG: readonly { readonly time: string; readonly post: Post }[] = [
  { time: '19.05', post: 'binnenplaats' },
  { time: '19.14', post: 'poort' },
  { time: '19.27', post: 'stookhok' },
  { time: '19.31', post: 'poort' },
  { time: '19.38', post: 'tuinhuis' },
  { time: '19.46', post: 'linnenkamer' },
  { time: '19.52', post: 'zolder' },
  { time: '19.58', post: 'binnenplaats' },
  { time: '20.02', post: 'fietsenhok' },
  { time: '20.06', post: 'kelder' },
  { time: '20.14', post: 'kruidentuin' },
  { time: '20.24', post: 'stookhok' },
  { time: '20.30', post: 'linnenkamer' },
  { time: '20.39', post: 'kelder' },
  { time: '20.50', post: 'zolder' },
  { time: '21.05', post: 'tuinhuis' },
  { time: '21.14', post: 'poort' },
]

export const dirk = {
  name: 'dirk',
  flag: 'dirk',
  label: 'Dirk, de portier',
  group: 'personen',
  kind: 'puzzle',
  level: 4,
  story: [
    'Dirk loopt rondes. Op elke post in en om het huis hangt een stempel met een eigen letter, en in zijn rondeboek staan van elk bezoek de tijd en de afdruk. Zijn horloge loopt gelijk, dat hebben we nagekeken. ‘Zeventien stempels,’ zegt hij. ‘Ik heb niet één keer gezeten.’',
    'Toch kan niet elke ronde kloppen. De gasten weten nog goed wat er die avond waar in de weg stond. Alleen keek geen van hen op een klok: het was feest, je telde in gangen.',
    'Waar Dirk niet kan zijn geweest, heeft hij de afdruk er later bij gezet. Zet die afdrukken op een rij en hij vertelt het toch nog zelf.',
  ],
  material: [
    staffCard('dirk'),
    {
      kind: 'prop',
      object: 'menu',
      heading: 'Programma van de avond',
      parts: [
        {
          kind: 'table',
          caption:
            'Het programma zoals het gedrukt is. Elk onderdeel duurt tot het volgende begint.',
          heading: ['Tijd', 'Onderdeel'],
          rows: PROGRAM.map(({ time, part }) => [time, part]),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'notebook',
      heading: 'Rondeboek',
      look: { size: 1.4 },
      parts: [
        {
          kind: 'table',
          caption: 'Zeventien bezoeken, van vroeg naar laat',
          heading: ['Tijd', 'Post', 'Stempel'],
          rows: PATROL_LOG.map(({ time, post }) => [time, post, STAMPS[post]]),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'note',
      heading: 'Wat de gasten zagen',
      parts: [
        {
          kind: 'list',
          items: TESTIMONIES.map(({ statement }) => statement),
        },
      ],
    },
    {
      kind: 'prop',
      object: 'letter',
      heading: 'Aleida, achter op haar programma',
      look: { fold: undefined },
      parts: [
        {
          kind: 'text',
          paragraphs: [
            ...DEVIATIONS.map(({ remark }) => remark),
            'De rest duurde precies zo lang als op het programma staat. We zijn op tijd begonnen en hebben nergens gewacht.',
          ],
        },
      ],
    },
  ],
  question: 'Waar was Dirk mee bezig toen hij zijn rondes had moeten lopen?',
  answer: 'KOFFIE',
  alsoCorrect: [
    'MET KOFFIE',
    'MET DE KOFFIE',
    'KOFFIE ZETTEN',
    'KOFFIE SCHENKEN',
    'KOFFIE BRENGEN',
    'KOFFIE DRINKEN',
  ],
  showAnswer: 'KOFFIE',
  explanation:
    'Met de lange toespraken en de korte goochelaar begon de soep pas om 19.20, de vis om 19.55 en de taart om 20.55. Zes bezoeken kunnen dan niet, en hun stempels vormen KOFFIE. Hij bracht hem kop voor kop naar één bepaalde gast.',
  nearMisses: [
    {
      answer: 'KRANT',
      text: 'Knap uitgezocht: volgens het gedrukte programma klopt het tot op de letter. Maar de avond zelf hield zich daar niet aan. Aleida schreef op hoe lang het echt duurde.',
    },
  ],
  hints: [
    'Reken eerst uit wanneer elk onderdeel echt begon. Aleida schreef op wat uitliep en wat korter duurde, en alles wat daarna kwam schoof mee.',
    'De soep begon pas om 19.20 en duurde tot 19.35. Om 19.14 kon Dirk dus bij de poort zijn, om 19.31 niet: de eerste afdruk is een K. Loop zo het hele boek na, met de vis van 19.55 tot 20.15.',
  ],
} as const satisfies Puzzle<Person, Person>
