import type { Status } from '#domain/live/game/game_flow'
import { silentMinutes } from '#domain/live/control/urgency'
import { stillPlaying } from '#domain/live/game/still_playing'
import type { Data } from '@generated/data'

type CustomerSnapshot = Data.Live.Customers.CustomerSnapshot
type Team = CustomerSnapshot['teams'][number]

export type GameButton = {
  label: string
  call: 'lobby.store' | 'lobby.destroy' | 'round.store' | 'round.finish'
  /** The step that the evening waits for. */
  primary?: true
  /** The question that is asked before the action. */
  question?: (snapshot: CustomerSnapshot) => string
}

const STOP: GameButton = { label: 'Verzamelpunt stoppen', call: 'lobby.destroy' }
const CANCEL: GameButton = {
  label: 'Spel annuleren en stoppen',
  call: 'lobby.destroy',
  question: () => 'Weet je zeker dat je het spel wilt stoppen, tijd zal worden gereset!',
}
const FINISH_EARLY: GameButton = {
  label: 'Beëindigen en eindscores tonen',
  call: 'round.finish',
  question: (snapshot) =>
    `${howManyPlay(snapshot)} Het spel stopt voor iedereen en alle teams krijgen de eindscores. De uitslag en het logboek blijven bewaard. Weet je het zeker?`,
}
const STOP_SHOWING: GameButton = {
  ...STOP,
  question: () =>
    'De eindscores verdwijnen dan van alle telefoons en van het grote scherm. De uitslag blijft te vinden bij de rondes. Weet je het zeker?',
}

/** 'Alle teams zijn klaar.', or how many of those that came still play; and how many did not come. */
function howManyPlay(snapshot: CustomerSnapshot): string {
  const present = snapshot.teams.filter((team) => came(team, snapshot))
  if (present.length === 0) return 'Er is nog geen team gekomen.'
  const visits = present.map(({ voortgang: progress }) =>
    progress.map(({ room, antwoord: answer }) => ({ roomId: room.id, done: answer === 1 }))
  )
  const rooms = snapshot.spellenfabriek?.rooms ?? []
  const playing = inWords(
    stillPlaying(
      visits,
      rooms.map(({ id }) => id)
    ),
    present.length
  )
  const absent = snapshot.teams.length - present.length
  if (absent === 0) return playing
  return `${playing} ${absent === 1 ? 'Eén team is' : `${absent} teams zijn`} niet gekomen.`
}

function inWords(count: number, all: number): string {
  if (count === 0) return 'Alle teams zijn klaar.'
  return `Er ${count === 1 ? 'is' : 'zijn'} nog ${count} van de ${all} teams bezig.`
}

/** Whether a team was seen this evening, or did something. */
function came({ voortgang: progress, gehoord_om: heardAt }: Team, snapshot: CustomerSnapshot) {
  const start = Date.parse(snapshot.spellenfabriek?.start ?? '')
  const now = snapshot.server_tijd
  return progress.length > 0 || silentMinutes(heardAt, start || now, now) !== null
}

/** The game master's buttons in each status (specification 2, section 4). */
export const GAME_BUTTONS: Readonly<Record<Status, readonly GameButton[]>> = {
  closed: [{ label: 'Teams mogen teamnaam kiezen', call: 'lobby.store', primary: true }],
  open: [
    {
      label: 'Spel beginnen',
      call: 'round.store',
      primary: true,
      question: () => 'Weet je zeker dat je het spel wilt beginnen? De tijd zal beginnen te lopen.',
    },
    STOP,
  ],
  started: [FINISH_EARLY, CANCEL],
  timeout: [
    { label: 'Toon eindscores aan alle teams', call: 'round.finish', primary: true },
    CANCEL,
  ],
  finished: [STOP_SHOWING],
}
