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

/** The programme as it was printed: every part lasts until the next one begins. */
export const PROGRAM = [
  { tijd: '17.30', onderdeel: 'ontvangst' },
  { tijd: '19.00', onderdeel: 'welkomstwoord' },
  { tijd: '19.10', onderdeel: 'soep' },
  { tijd: '19.25', onderdeel: 'toespraak' },
  { tijd: '19.35', onderdeel: 'vis' },
  { tijd: '19.55', onderdeel: 'goochelaar' },
  { tijd: '20.10', onderdeel: 'hoofdgerecht' },
  { tijd: '20.35', onderdeel: 'fanfare' },
  { tijd: '20.45', onderdeel: 'taart' },
  { tijd: '21.00', onderdeel: 'dansen' },
] as const

export type ProgramItem = (typeof PROGRAM)[number]['onderdeel']

/** The parts that took longer or shorter than printed, in minutes; the others kept their length. */
export const DEVIATIONS: readonly {
  readonly onderdeel: ProgramItem
  readonly duurde: number
  readonly opmerking: string
}[] = [
  {
    onderdeel: 'welkomstwoord',
    duurde: 20,
    opmerking: 'Welkomstwoord: Mathilde moest huilen, en toen iedereen. Duurde 20 minuten.',
  },
  {
    onderdeel: 'toespraak',
    duurde: 20,
    opmerking: 'Toespraak: de burgemeester zou het kort houden. Duurde 20 minuten.',
  },
  {
    onderdeel: 'goochelaar',
    duurde: 5,
    opmerking: 'Goochelaar: hield op toen zijn slang zoek was. Duurde 5 minuten.',
  },
]

/** When nobody could get to a post, as the guests remember it. */
export const TESTIMONIES: readonly {
  readonly post: Post
  readonly tijdens: ProgramItem
  readonly verklaring: string
}[] = [
  {
    post: 'poort',
    tijdens: 'soep',
    verklaring:
      'Tijdens de soep stond de wagen van de slager klem in de poort. Geen muis kon erlangs.',
  },
  {
    post: 'stookhok',
    tijdens: 'toespraak',
    verklaring:
      'Tijdens de toespraak stond het stookhok vol rook en hield de brandwacht de deur dicht.',
  },
  {
    post: 'binnenplaats',
    tijdens: 'vis',
    verklaring: 'Tijdens de vis speelde de fanfare zich in. De binnenplaats was afgezet.',
  },
  {
    post: 'linnenkamer',
    tijdens: 'vis',
    verklaring:
      'Tijdens de vis kreeg de burgemeester een schoon overhemd. In de linnenkamer, en op slot.',
  },
  {
    post: 'kelder',
    tijdens: 'vis',
    verklaring: 'Tijdens de vis was de kelder dicht. De enige sleutel stak in Mathildes schort.',
  },
  {
    post: 'fietsenhok',
    tijdens: 'goochelaar',
    verklaring: 'Tijdens de goochelaar lag er een omgevallen bakfiets pal voor het fietsenhok.',
  },
  {
    post: 'kruidentuin',
    tijdens: 'hoofdgerecht',
    verklaring: 'Tijdens het hoofdgerecht hielden twee zwanen het hek van de kruidentuin bezet.',
  },
  {
    post: 'kelder',
    tijdens: 'hoofdgerecht',
    verklaring:
      'Tijdens het hoofdgerecht was de kelder wéér dicht. Weer die sleutel, weer dat schort.',
  },
  {
    post: 'zolder',
    tijdens: 'fanfare',
    verklaring:
      'Tijdens de fanfare stond de zoldertrap buiten, voor wie het beter wilde zien. De zolder was onbereikbaar.',
  },
  {
    post: 'tuinhuis',
    tijdens: 'taart',
    verklaring: 'Tijdens de taart zat de slang in het tuinhuis. Niemand durfde erin, niemand kwam.',
  },
]

/** Dirk's rounds, to the minute. */
export const PATROL_LOG: readonly { readonly tijd: string; readonly post: Post }[] = [
  { tijd: '19.05', post: 'binnenplaats' },
  { tijd: '19.14', post: 'poort' },
  { tijd: '19.27', post: 'stookhok' },
  { tijd: '19.31', post: 'poort' },
  { tijd: '19.38', post: 'tuinhuis' },
  { tijd: '19.46', post: 'linnenkamer' },
  { tijd: '19.52', post: 'zolder' },
  { tijd: '19.58', post: 'binnenplaats' },
  { tijd: '20.02', post: 'fietsenhok' },
  { tijd: '20.06', post: 'kelder' },
  { tijd: '20.14', post: 'kruidentuin' },
  { tijd: '20.24', post: 'stookhok' },
  { tijd: '20.30', post: 'linnenkamer' },
  { tijd: '20.39', post: 'kelder' },
  { tijd: '20.50', post: 'zolder' },
  { tijd: '21.05', post: 'tuinhuis' },
  { tijd: '21.14', post: 'poort' },
]

export const dirk = {
  naam: 'dirk',
  vlag: 'dirk',
  label: 'Dirk, de portier',
  groep: 'personen',
  soort: 'raadsel',
  verhaal: [
    'Dirk loopt rondes. Op elke post in en om het huis hangt een stempel met een eigen letter, en in zijn rondeboek staan van elk bezoek de tijd en de afdruk. Zijn horloge loopt gelijk, dat hebben we nagekeken. ‘Zeventien stempels,’ zegt hij. ‘Ik heb niet één keer gezeten.’',
    'Toch kan niet elke ronde kloppen. De gasten weten nog goed wat er die avond waar in de weg stond. Alleen keek geen van hen op een klok: het was feest, je telde in gangen.',
    'Waar Dirk niet kan zijn geweest, heeft hij de afdruk er later bij gezet. Zet die afdrukken op een rij en hij vertelt het toch nog zelf.',
  ],
  materiaal: [
    staffCard('dirk'),
    {
      soort: 'tabel',
      bijschrift: 'Het rondeboek van Dirk',
      kop: ['Tijd', 'Post', 'Stempel'],
      rijen: PATROL_LOG.map(({ tijd: time, post }) => [time, post, STAMPS[post]]),
    },
    {
      soort: 'lijst',
      kop: 'Wat de gasten zagen',
      punten: TESTIMONIES.map(({ verklaring: statement }) => statement),
    },
    {
      soort: 'tabel',
      bijschrift:
        'Het programma zoals het gedrukt is. Elk onderdeel duurt tot het volgende begint.',
      kop: ['Tijd', 'Onderdeel'],
      rijen: PROGRAM.map(({ tijd: time, onderdeel: part }) => [time, part]),
    },
    {
      soort: 'brief',
      kop: 'Aleida, achter op haar programma',
      alineas: [
        ...DEVIATIONS.map(({ opmerking: remark }) => remark),
        'De rest duurde precies zo lang als op het programma staat. We zijn op tijd begonnen en hebben nergens gewacht.',
      ],
    },
  ],
  vraag: 'Waar was Dirk mee bezig toen hij zijn rondes had moeten lopen?',
  antwoord: 'KOFFIE',
  ookGoed: [
    'DE KOFFIE',
    'MET KOFFIE',
    'MET DE KOFFIE',
    'KOFFIE ZETTEN',
    'KOFFIE SCHENKEN',
    'KOFFIE BRENGEN',
    'KOFFIE DRINKEN',
  ],
  toonAntwoord: 'KOFFIE',
  uitleg:
    'Met de lange toespraken en de korte goochelaar begon de soep pas om 19.20, de vis om 19.55 en de taart om 20.55. Zes bezoeken kunnen dan niet, en hun stempels vormen KOFFIE. Hij bracht hem kop voor kop naar één bepaalde gast.',
  bijnaGoed: [
    {
      antwoord: 'KRANT',
      tekst:
        'Knap uitgezocht: volgens het gedrukte programma klopt het tot op de letter. Maar de avond zelf hield zich daar niet aan. Aleida schreef op hoe lang het echt duurde.',
    },
  ],
  hints: [
    'Reken eerst uit wanneer elk onderdeel echt begon. Aleida schreef op wat uitliep en wat korter duurde, en alles wat daarna kwam schoof mee.',
    'De soep begon pas om 19.20 en duurde tot 19.35. Om 19.14 kon Dirk dus bij de poort zijn, om 19.31 niet: de eerste afdruk is een K. Loop zo het hele boek na, met de vis van 19.55 tot 20.15.',
  ],
} as const satisfies Puzzle<Person, Person>
