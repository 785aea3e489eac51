import type Room from '#models/room'
import type Spellogregel from '#models/spellogregel'
import type Team from '#models/team'

type Gegevens = Partial<{
  room_id: number
  punten: number
  seconden: number
  tijdsduur: number
  rooms: unknown[]
  antwoord: string
  naam: string
  reden: string
  tekst: string
  verborgen: boolean
}>

type Over = { readonly team: string; readonly kaart: string; readonly room: string } & Gegevens
type Zin = string | ((over: Over) => string)

const meervoud = (aantal: number, een: string, meer: string) =>
  `${aantal} ${aantal === 1 ? een : meer}`
const inPunten = (aantal = 0) => meervoud(Math.abs(aantal), 'punt', 'punten')
const hint =
  (nummer: number): Zin =>
  ({ team, room }) =>
    `${team} gebruikte hint ${nummer} in ${room}.`

/** What is written in the log of a game, in words, for the game master. */
const ZINNEN: Readonly<Partial<Record<string, Zin>>> = {
  openlobby: 'Het verzamelpunt ging open.',
  stoplobby: 'Het verzamelpunt werd gesloten.',
  startspel: 'Het spel begon.',
  timeout: 'De tijd was voorbij.',
  finishspel: 'De eindscores werden aan alle teams getoond.',
  pauze: 'De klok werd stilgezet.',
  verder: 'De klok liep weer verder.',
  extratijd: ({ seconden = 0 }) =>
    seconden % 60 === 0
      ? `Alle teams kregen ${meervoud(seconden / 60, 'minuut', 'minuten')} extra.`
      : `Alle teams kregen ${meervoud(seconden, 'seconde', 'seconden')} extra.`,
  mededeling: ({ tekst }) =>
    tekst ? `Mededeling aan alle teams: '${tekst}'` : 'De mededeling werd weggehaald.',
  ingesteld: ({ tijdsduur = 0, rooms = [] }) =>
    `De instellingen werden bewaard: ${meervoud(tijdsduur, 'minuut', 'minuten')}, ${meervoud(rooms.length, 'kamer', 'kamers')}.`,
  stand: ({ verborgen }) =>
    verborgen
      ? 'De stand werd verborgen op het grote scherm.'
      : 'De stand werd weer getoond op het grote scherm.',
  schermlink: 'Het grote scherm kreeg een nieuwe link.',
  room_gewijzigd: ({ room }) => `De tekst van ${room} werd gewijzigd.`,
  room_gearchiveerd: ({ naam = 'Een kamer' }) => `${naam} werd gearchiveerd en doet niet meer mee.`,

  naam_gekozen: ({ kaart, naam }) => `${kaart} koos de naam ${naam}.`,
  hernoemd: ({ kaart, naam }) => `${kaart} kreeg van de spelleider de naam ${naam}.`,
  qr_vernieuwd: ({ team }) => `${team} kreeg een nieuwe QR-code.`,
  correctie: ({ team, punten = 0, reden }) =>
    punten < 0
      ? `${team} verloor ${inPunten(punten)} door een correctie: ${reden}`
      : `${team} kreeg ${inPunten(punten)} door een correctie: ${reden}`,

  betreden: ({ team, room }) => `${team} ging ${room} binnen.`,
  verlaten: ({ team, room }) => `${team} verliet ${room}.`,
  stil_geworden: ({ team, room }) => `${team} was een tijd niet te horen: ${room} is weer vrij.`,
  vrijgegeven: ({ team, room }) => `De spelleider maakte ${room} vrij; ${team} was er binnen.`,
  hint1: hint(1),
  hint2: hint(2),
  hint3: hint(3),
  fout: ({ team, room, antwoord }) =>
    antwoord === undefined
      ? `${team} gaf een fout antwoord in ${room}.`
      : `${team} gaf een fout antwoord in ${room}: '${antwoord}'`,
  opgelost: ({ team, room, punten }) => `${team} loste ${room} op: ${inPunten(punten)}.`,
  antwoord_getoond: ({ team, room }) => `${team} liet het antwoord van ${room} invullen: 0 punten.`,
}

type Namen = { readonly teams: readonly Team[]; readonly rooms: readonly Room[] }

/** A line of the log as a sentence. */
export function logzin(
  { wat, teamId, gegevens }: Pick<Spellogregel, 'wat' | 'teamId' | 'gegevens'>,
  { teams, rooms }: Namen
): string {
  const over = JSON.parse(gegevens) as Gegevens
  const team = teams.find(({ id }) => id === teamId)
  const zin = ZINNEN[wat] ?? `Er gebeurde iets anders (${wat}).`
  if (typeof zin === 'string') return zin
  return zin({
    ...over,
    team: team?.roepnaam ?? 'Een team',
    kaart: team?.name ?? 'Een team',
    room: rooms.find(({ id }) => id === over.room_id)?.naam ?? 'een kamer',
  })
}
