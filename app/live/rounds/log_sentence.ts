import type Room from '#models/live/room'
import type GameLogEntry from '#models/live/game_log_entry'
import type Team from '#models/live/team'

/** What a setting was, and what it became. */
type Change = readonly [oud: number, nieuw: number]

type Data = Partial<{
  room_id: number
  punten: number
  seconden: number
  tijdsduur: number | Change
  teams: Change
  hint3: Change
  kamers_erbij: number[]
  kamers_eraf: number[]
  antwoord: string
  naam: string
  reden: string
  tekst: string
  verborgen: boolean
}>

type LogDetails = Data & {
  readonly team: string
  readonly kaart: string
  readonly room: string
  /** Names of rooms that were chosen, and of those that no longer are. */
  readonly erbij: readonly string[]
  readonly eraf: readonly string[]
}
type Sentence = string | ((details: LogDetails) => string)

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const inPoints = (count = 0) => plural(Math.abs(count), 'punt', 'punten')
const hint =
  (number: number): Sentence =>
  ({ team, room }) =>
    `${team} gebruikte hint ${number} in ${room}.`

/** What changed in the settings, a part for each. */
function* settings({ tijdsduur: duration, teams, hint3, erbij: added, eraf: removed }: LogDetails) {
  if (Array.isArray(duration)) yield `speelduur van ${duration[0]} naar ${duration[1]} minuten`
  if (teams) yield `aantal teams van ${teams[0]} naar ${teams[1]}`
  if (hint3) yield `hint 3 telt nu ${hint3[1] === 1 ? 'één keer' : 'twee keer'}`
  if (added.length > 0) yield `erbij: ${added.join(', ')}`
  if (removed.length > 0) yield `eraf: ${removed.join(', ')}`
}

/** What is written in the log of a game, in words, for the game master. */
const SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  openlobby: 'Het verzamelpunt ging open.',
  stoplobby: 'Het verzamelpunt werd gesloten.',
  startspel: 'Het spel begon.',
  timeout: 'De tijd was voorbij.',
  finishspel: 'De eindscores werden aan alle teams getoond.',
  pauze: 'De klok werd stilgezet.',
  verder: 'De klok liep weer verder.',
  extratijd: ({ seconden: seconds = 0 }) =>
    seconds % 60 === 0
      ? `Alle teams kregen ${plural(seconds / 60, 'minuut', 'minuten')} extra.`
      : `Alle teams kregen ${plural(seconds, 'seconde', 'seconden')} extra.`,
  mededeling: ({ tekst: text }) =>
    text ? `Mededeling aan alle teams: '${text}'` : 'De mededeling werd weggehaald.',
  ingesteld: (details) => {
    const parts = [...settings(details)]
    return `De instellingen werden gewijzigd${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`
  },
  stand: ({ verborgen: hidden }) =>
    hidden
      ? 'De stand werd verborgen op het grote scherm.'
      : 'De stand werd weer getoond op het grote scherm.',
  schermlink: 'Het grote scherm kreeg een nieuwe link.',
  room_gewijzigd: ({ room }) => `De tekst van ${room} werd gewijzigd.`,
  room_gearchiveerd: ({ naam: name = 'Een kamer' }) =>
    `${name} werd gearchiveerd en doet niet meer mee.`,

  naam_gekozen: ({ kaart: card, naam: name }) => `${card} koos de naam ${name}.`,
  hernoemd: ({ kaart: card, naam: name }) => `${card} kreeg van de spelleider de naam ${name}.`,
  naam_gewist: ({ kaart: card }) => `${card} mag van de spelleider opnieuw een naam kiezen.`,
  qr_vernieuwd: ({ team }) => `${team} kreeg een nieuwe QR-code.`,
  correctie: ({ team, punten: points = 0, reden: reason }) =>
    points < 0
      ? `${team} verloor ${inPoints(points)} door een correctie: ${reason}`
      : `${team} kreeg ${inPoints(points)} door een correctie: ${reason}`,

  betreden: ({ team, room }) => `${team} ging ${room} binnen.`,
  verlaten: ({ team, room }) => `${team} verliet ${room}.`,
  stil_geworden: ({ team, room }) => `${team} was een tijd niet te horen: ${room} is weer vrij.`,
  vrijgegeven: ({ team, room }) => `De spelleider maakte ${room} vrij; ${team} was er binnen.`,
  hint1: hint(1),
  hint2: hint(2),
  hint3: hint(3),
  fout: ({ team, room, antwoord: answer }) =>
    answer === undefined
      ? `${team} gaf een fout antwoord in ${room}.`
      : `${team} gaf een fout antwoord in ${room}: '${answer}'`,
  opgelost: ({ team, room, punten: points }) => `${team} loste ${room} op: ${inPoints(points)}.`,
  antwoord_getoond: ({ team, room }) => `${team} liet het antwoord van ${room} invullen: 0 punten.`,
}

type Names = { readonly teams: readonly Team[]; readonly rooms: readonly Room[] }

/** A line of the log as a sentence. */
export function logSentence(
  { wat: what, teamId, gegevens: data }: Pick<GameLogEntry, 'wat' | 'teamId' | 'gegevens'>,
  { teams, rooms }: Names
): string {
  const details = JSON.parse(data) as Data
  const team = teams.find(({ id }) => id === teamId)
  const sentence = SENTENCES[what] ?? `Er gebeurde iets anders (${what}).`
  if (typeof sentence === 'string') return sentence
  const roomName = (roomId?: number) => rooms.find(({ id }) => id === roomId)?.naam ?? 'een kamer'
  return sentence({
    ...details,
    team: team?.roepnaam ?? 'Een team',
    kaart: team?.name ?? 'Een team',
    room: roomName(details.room_id),
    erbij: (details.kamers_erbij ?? []).map(roomName),
    eraf: (details.kamers_eraf ?? []).map(roomName),
  })
}
