import {
  minutesInWords,
  partyMinutes,
  playedMinutes,
  type PartyPack,
} from '#domain/shop/party/party_pack'

/** What a pack says of itself, on paper and as a web page. */
export const PARTY_WORDS = {
  timetable: 'Draaiboek',
  forYou: 'Dit blad is voor jou; er staat geen oplossing op, dus meespelen mag.',
  clock: 'Hoe laat',
  minutes: 'Minuten',
  happens: 'Wat er gebeurt',
  noClock: 'Loopt het uit? Dat geeft niet: er loopt geen klok mee.',
  ready: 'Leg klaar',
  music: 'Zet op',
  guests: 'Wie komt er, en wie eet wat niet?',
  nameCards:
    'Knip de kaartjes los langs de dichte lijnen, schrijf er een naam op en vouw ze dubbel langs de streepjes.',
  trueSize: 'Print op ware grootte, het liefst op stevig papier.',
  welcome: 'Welkom bij',
} as const

/** How many guests the host can write down. */
export const MOST_GUESTS = 8

/** What a host writes by hand: on an invitation, and on a certificate. */
export const ON_INVITATION = ['Voor', 'Op', 'Om', 'Bij', 'Kom je? Laat het weten aan'] as const
export const ON_CERTIFICATE = ['datum', 'namens het feest'] as const

/** The host's page names the pages that follow it. */
export const pagesInWords = ({ wear }: PartyPack): readonly string[] => [
  'uitnodiging, twee op een vel',
  'affiche voor de deur',
  'acht naamkaartjes',
  ...wear.map(({ title }) => title.toLowerCase()),
  'oorkonde',
]

export const forHostOf = ({ title }: PartyPack) => `${title}, voor wie het feest geeft`

/** How long the party and its game take, without the end of the sentence. */
export const timesInWords = (pack: PartyPack) =>
  `Samen ${minutesInWords(partyMinutes(pack))}, waarvan ${minutesInWords(playedMinutes(pack))} spelen`
