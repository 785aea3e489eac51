import { BaseTransformer } from '@adonisjs/core/transformers'
import { CHANGED_MEANWHILE, CHANGED_REASON } from '#app/admin/shell/changed_meanwhile'
import type { GameRefusal } from '#app/live/game/game_refusal'
import type { GameState } from '#app/live/game/game_state'

type Known = Pick<GameState, 'teams' | 'rooms'>

/** The answer when nothing is known of a game. */
const NOBODY: Known = { teams: [], rooms: [] }

/** Why an action in a game was refused: for people, and for a program. */
export default class GameRefusalTransformer extends BaseTransformer<GameRefusal> {
  constructor(
    refusal: GameRefusal,
    protected known: Known | null
  ) {
    super(refusal)
  }

  toObject() {
    const refusal = this.resource
    return { message: sentence(refusal, this.known ?? NOBODY), reden: REASONS[refusal.type] }
  }
}

export const REASONS = {
  wrong_status: 'verkeerde_status',
  no_rooms: 'geen_rooms',
  room_occupied: 'room_bezet',
  room_done: 'room_klaar',
  in_another_room: 'al_in_room',
  not_in_room: 'niet_in_room',
  not_started: 'niet_begonnen',
  time_is_up: 'tijd_voorbij',
  game_over: 'spel_afgelopen',
  paused: 'gepauzeerd',
  unknown_room: 'onbekende_room',
  hint_closed: 'hint_nog_dicht',
  name_already_chosen: 'naam_al_gekozen',
  name_too_early: 'naam_nog_niet',
  name_taken: 'naam_bezet',
  unknown_team: 'onbekend_team',
  no_game: 'geen_spel',
  no_round: 'geen_ronde',
  round_running: 'ronde_loopt',
  other_group: 'andere_groep',
  changed_meanwhile: CHANGED_REASON,
} as const satisfies Record<GameRefusal['type'], string>

/** A refusal as a Dutch sentence. */
function sentence(reason: GameRefusal, { teams, rooms }: Known): string {
  switch (reason.type) {
    case 'wrong_status':
      return 'Dat kan nu niet: het spel is intussen in een andere stand.'
    case 'no_rooms':
      return 'Er zijn nog geen kamers ingeschakeld, dus het spel kan nog niet beginnen'
    case 'room_occupied': {
      const who = teams.find(({ id }) => id === reason.teamId)?.displayName ?? 'een ander team'
      return `Hier is ${who} al binnen. Kies een andere kamer, of kom straks terug.`
    }
    case 'room_done':
      return 'Deze kamer hebben jullie al opgelost.'
    case 'in_another_room': {
      const where = rooms.find(({ id }) => id === reason.roomId)?.name ?? 'een andere kamer'
      return `Jullie zijn nog in ${where}. Verlaat die eerst.`
    }
    case 'not_started':
      return 'Het spel is nog niet begonnen.'
    case 'time_is_up':
      return 'De tijd is voorbij.'
    case 'game_over':
      return 'Het spel is afgelopen.'
    case 'paused':
      return 'Het spel staat even stil. Straks gaan jullie verder waar jullie waren.'
    case 'unknown_room':
      return 'Deze kamer doet vandaag niet mee.'
    case 'not_in_room':
      return 'Jullie zijn niet in deze kamer. Ga eerst naar binnen.'
    case 'hint_closed':
      return `Gebruik eerst hint ${reason.first}.`
    case 'name_already_chosen':
      return 'Jullie naam is al gekozen.'
    case 'name_too_early':
      return 'Een naam kiezen kan zodra het verzamelpunt open is.'
    case 'name_taken':
      return 'Deze naam is al van een ander team.'
    case 'unknown_team':
      return 'Dit team bestaat niet meer.'
    case 'no_game':
      return 'Dit team is momenteel niet actief.'
    case 'no_round':
      return 'Er is nog geen ronde gespeeld.'
    case 'round_running':
      return 'De ronde is nog niet afgelopen. Een nieuwe groep kan zodra de eindscores getoond zijn.'
    case 'other_group':
      return 'Op een ander scherm is al een nieuwe groep begonnen.'
    case 'changed_meanwhile':
      return CHANGED_MEANWHILE
  }
}
