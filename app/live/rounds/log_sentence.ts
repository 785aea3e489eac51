import type { GameLogData, TypedBox } from '#domain/live/game/game_log_data'
import { differenceInWords } from '#domain/live/paper_words'
import type Room from '#models/live/room'
import type GameLogEntry from '#models/live/game_log_entry'
import type Team from '#models/live/team'

type LogDetails = GameLogData & {
  readonly team: string
  readonly card: string
  readonly room: string
  /** The names of rooms that were added, and of those that were removed. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** What was typed in that is less than the phones counted, per room. */
  readonly less: readonly string[]
}
type Sentence = string | ((details: LogDetails) => string)

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const inPoints = (count = 0) => plural(Math.abs(count), 'punt', 'punten')
const hint =
  (number: number): Sentence =>
  ({ team, room }) =>
    `${team} gebruikte hint ${number} in ${room}.`

/** The changes in the settings, one part each. */
function* settings({ duration, teams, hint3, added, removed }: LogDetails) {
  if (Array.isArray(duration)) yield `speelduur van ${duration[0]} naar ${duration[1]} minuten`
  if (teams) yield `aantal teams van ${teams[0]} naar ${teams[1]}`
  if (hint3) yield `hint 3 telt nu ${hint3[1] === 1 ? 'één keer' : 'twee keer'}`
  if (added.length > 0) yield `erbij: ${added.join(', ')}`
  if (removed.length > 0) yield `eraf: ${removed.join(', ')}`
}

/** The lines of the log of a game in Dutch, for the game master. */
const SENTENCES: Readonly<Partial<Record<string, Sentence>>> = {
  openlobby: 'Het verzamelpunt ging open.',
  stoplobby: 'Het verzamelpunt werd gesloten.',
  startspel: 'Het spel begon.',
  timeout: 'De tijd was voorbij.',
  finishspel: ({ early }) =>
    early
      ? 'Het spel werd eerder beëindigd, en de eindscores werden aan alle teams getoond.'
      : 'De eindscores werden aan alle teams getoond.',
  pauze: ({ reason }) => (reason ? `De klok werd stilgezet: ${reason}` : 'De klok werd stilgezet.'),
  pause_reason: ({ reason }) =>
    reason ? `De reden van de pauze werd: ${reason}` : 'De reden van de pauze werd weggehaald.',
  verder: 'De klok liep weer verder.',
  extratijd: ({ seconds = 0 }) =>
    seconds % 60 === 0
      ? `Alle teams kregen ${plural(seconds / 60, 'minuut', 'minuten')} extra.`
      : `Alle teams kregen ${plural(seconds, 'seconde', 'seconden')} extra.`,
  mededeling: ({ text }) =>
    text ? `Mededeling aan alle teams: '${text}'` : 'De mededeling werd weggehaald.',
  ingesteld: (details) => {
    const parts = [...settings(details)]
    return `De instellingen werden gewijzigd${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`
  },
  stand: ({ hidden }) =>
    hidden
      ? 'De stand werd verborgen op het grote scherm.'
      : 'De stand werd weer getoond op het grote scherm.',
  revealed: 'De eindstand kwam op de telefoons.',
  schermlink: 'Het grote scherm kreeg een nieuwe link.',
  unpacked_again: 'De avond kwam opnieuw van thuis, met wat daar gewijzigd is.',
  round_returned: ({ number }) => `Ronde ${number} kwam terug van de laptop.`,
  room_changed: ({ room }) => `De tekst van ${room} werd gewijzigd.`,
  room_archived: ({ name = 'Een kamer' }) => `${name} werd gearchiveerd en doet niet meer mee.`,

  name_chosen: ({ card, name }) => `${card} koos de naam ${name}.`,
  hernoemd: ({ card, name }) => `${card} kreeg van de spelleider de naam ${name}.`,
  name_cleared: ({ card }) => `${card} mag van de spelleider opnieuw een naam kiezen.`,
  new_group: ({ codes }) =>
    codes
      ? 'Er kwam een nieuwe groep: de teamnamen kwamen vrij, en alle teams kregen een nieuwe QR-code.'
      : 'Er kwam een nieuwe groep: de teamnamen kwamen vrij.',
  cards_printed: ({ cards = 0 }) =>
    `De kaarten van ${plural(cards, 'team', 'teams')} werden geprint.`,
  qr_renewed: ({ team }) => `${team} kreeg een nieuwe QR-code.`,
  correctie: ({ team, points = 0, reason }) =>
    points < 0
      ? `${team} verloor ${inPoints(points)} door een correctie: ${reason}`
      : `${team} kreeg ${inPoints(points)} door een correctie: ${reason}`,

  betreden: ({ team, room }) => `${team} ging ${room} binnen.`,
  verlaten: ({ team, room }) => `${team} verliet ${room}.`,
  fell_silent: ({ team, room }) => `${team} was een tijd niet te horen: ${room} is weer vrij.`,
  vrijgegeven: ({ team, room }) => `De spelleider maakte ${room} vrij; ${team} was er binnen.`,
  hint1: hint(1),
  hint2: hint(2),
  hint3: hint(3),
  fout: ({ team, room, answer }) =>
    answer === undefined
      ? `${team} gaf een fout antwoord in ${room}.`
      : `${team} gaf een fout antwoord in ${room}: '${answer}'`,
  opgelost: ({ team, room, points }) => `${team} loste ${room} op: ${inPoints(points)}.`,
  answer_shown: ({ team, room }) => `${team} liet het antwoord van ${room} invullen: 0 punten.`,

  paper_round: 'Deze ronde werd op papier gespeeld en daarna ingetypt.',
  typed_in: ({ team, rooms = [], points, less }) => {
    const typed = `Van papier ingetypt voor ${team}: ${plural(rooms.length, 'kamer', 'kamers')}, samen ${inPoints(points)}.`
    return less.length === 0 ? typed : `${typed} Anders dan op de telefoons: ${less.join('; ')}.`
  },
}

/** '6 fouten naar 2 fouten'. */
function changeInWords({ from, to }: TypedBox): string {
  const { before, after } = differenceInWords(from, to)
  return `${before} naar ${after}`
}

type Names = { readonly teams: readonly Team[]; readonly rooms: readonly Room[] }

/** A line of the game's log as a sentence. */
export function logSentence(
  { what, teamId, data }: Pick<GameLogEntry, 'what' | 'teamId' | 'data'>,
  { teams, rooms }: Names
): string {
  const details = JSON.parse(data) as GameLogData
  const team = teams.find(({ id }) => id === teamId)
  const sentence = SENTENCES[what] ?? `Er gebeurde iets anders (${what}).`
  if (typeof sentence === 'string') return sentence
  const roomName = (roomId?: number) => rooms.find(({ id }) => id === roomId)?.name ?? 'een kamer'
  return sentence({
    ...details,
    team: team?.displayName ?? 'Een team',
    card: team?.name ?? 'Een team',
    room: roomName(details.room_id),
    added: (details.rooms_added ?? []).map(roomName),
    removed: (details.rooms_removed ?? []).map(roomName),
    less: (details.typed ?? [])
      .filter(({ less }) => less)
      .map((box) => `${roomName(box.room_id)} van ${changeInWords(box)}`),
  })
}
