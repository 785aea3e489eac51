import type Room from '#models/room'
import type Spellogregel from '#models/spellogregel'
import type Team from '#models/team'

/** What a setting was, and what it became. */
type Wijziging = readonly [oud: number, nieuw: number]

type Gegevens = Partial<{
  room_id: number
  punten: number
  seconden: number
  tijdsduur: number | Wijziging
  teams: Wijziging
  hint3: Wijziging
  kamers_erbij: number[]
  kamers_eraf: number[]
  antwoord: string
  naam: string
  reden: string
  tekst: string
  verborgen: boolean
}>

type Over = Gegevens & {
  readonly team: string
  readonly kaart: string
  readonly room: string
  /** Names of rooms that were chosen, and of those that no longer are. */
  readonly erbij: readonly string[]
  readonly eraf: readonly string[]
}
type Zin = string | ((over: Over) => string)

const meervoud = (aantal: number, een: string, meer: string) =>
  `${aantal} ${aantal === 1 ? een : meer}`
const inPunten = (aantal = 0) => meervoud(Math.abs(aantal), 'punt', 'punten')
const hint =
  (nummer: number): Zin =>
  ({ team, room }) =>
    `${team} gebruikte hint ${nummer} in ${room}.`

/** What changed in the settings, a part for each. */
function* instellingen({ tijdsduur, teams, hint3, erbij, eraf }: Over) {
  if (Array.isArray(tijdsduur)) yield `speelduur van ${tijdsduur[0]} naar ${tijdsduur[1]} minuten`
  if (teams) yield `aantal teams van ${teams[0]} naar ${teams[1]}`
  if (hint3) yield `hint 3 telt nu ${hint3[1] === 1 ? 'één keer' : 'twee keer'}`
  if (erbij.length > 0) yield `erbij: ${erbij.join(', ')}`
  if (eraf.length > 0) yield `eraf: ${eraf.join(', ')}`
}

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
  ingesteld: (over) => {
    const delen = [...instellingen(over)]
    return `De instellingen werden gewijzigd${delen.length > 0 ? `: ${delen.join('; ')}` : ''}.`
  },
  stand: ({ verborgen }) =>
    verborgen
      ? 'De stand werd verborgen op het grote scherm.'
      : 'De stand werd weer getoond op het grote scherm.',
  schermlink: 'Het grote scherm kreeg een nieuwe link.',
  room_gewijzigd: ({ room }) => `De tekst van ${room} werd gewijzigd.`,
  room_gearchiveerd: ({ naam = 'Een kamer' }) => `${naam} werd gearchiveerd en doet niet meer mee.`,

  naam_gekozen: ({ kaart, naam }) => `${kaart} koos de naam ${naam}.`,
  hernoemd: ({ kaart, naam }) => `${kaart} kreeg van de spelleider de naam ${naam}.`,
  naam_gewist: ({ kaart }) => `${kaart} mag van de spelleider opnieuw een naam kiezen.`,
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
  const kamer = (roomId?: number) => rooms.find(({ id }) => id === roomId)?.naam ?? 'een kamer'
  return zin({
    ...over,
    team: team?.roepnaam ?? 'Een team',
    kaart: team?.name ?? 'Een team',
    room: kamer(over.room_id),
    erbij: (over.kamers_erbij ?? []).map(kamer),
    eraf: (over.kamers_eraf ?? []).map(kamer),
  })
}
