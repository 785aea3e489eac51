import type { EntryRefusal } from '#domain/live/game/room_entry'
import type { TransitionRefusal } from '#domain/live/game/game_flow'
import type { GameState } from '#app/live/game/game_state'

/** The reason why an action was refused. */
export type Refusal =
  | EntryRefusal
  | TransitionRefusal
  | { readonly type: 'niet_begonnen' }
  | { readonly type: 'tijd_voorbij' }
  | { readonly type: 'spel_afgelopen' }
  | { readonly type: 'gepauzeerd' }
  | { readonly type: 'onbekende_room' }
  | { readonly type: 'hint_nog_dicht'; readonly first: 1 | 2 | 3 }
  | { readonly type: 'naam_al_gekozen' }
  | { readonly type: 'naam_nog_niet' }
  | { readonly type: 'naam_bezet' }
  | { readonly type: 'onbekend_team' }
  | { readonly type: 'geen_spel' }
  | { readonly type: 'geen_ronde' }
  | { readonly type: 'ronde_loopt' }
  | { readonly type: 'andere_groep' }

const NOT_ACTIVE = 'Dit team is momenteel niet actief.'
/** Where nothing is known of a game. */
const NOBODY = { teams: [], rooms: [] }

export const NO_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'
export const EMPTY_ANSWER = 'Vul eerst een antwoord in'

/** A refusal as a Dutch sentence. */
export function sentence(
  reason: Refusal,
  { teams, rooms }: Pick<GameState, 'teams' | 'rooms'> = NOBODY
): string {
  switch (reason.type) {
    case 'verkeerde_status':
      return 'Dat kan nu niet: het spel is intussen in een andere stand.'
    case 'geen_rooms':
      return 'Er zijn nog geen kamers ingeschakeld, dus het spel kan nog niet beginnen'
    case 'room_bezet': {
      const who = teams.find(({ id }) => id === reason.teamId)?.displayName ?? 'een ander team'
      return `Hier is ${who} al binnen. Kies een andere kamer, of kom straks terug.`
    }
    case 'room_klaar':
      return 'Deze kamer hebben jullie al opgelost.'
    case 'al_in_room': {
      const where = rooms.find(({ id }) => id === reason.roomId)?.name ?? 'een andere kamer'
      return `Jullie zijn nog in ${where}. Verlaat die eerst.`
    }
    case 'niet_begonnen':
      return 'Het spel is nog niet begonnen.'
    case 'tijd_voorbij':
      return 'De tijd is voorbij.'
    case 'spel_afgelopen':
      return 'Het spel is afgelopen.'
    case 'gepauzeerd':
      return 'Het spel staat even stil. Straks gaan jullie verder waar jullie waren.'
    case 'onbekende_room':
      return 'Deze kamer doet vandaag niet mee.'
    case 'niet_in_room':
      return 'Jullie zijn niet in deze kamer. Ga eerst naar binnen.'
    case 'hint_nog_dicht':
      return `Gebruik eerst hint ${reason.first}.`
    case 'naam_al_gekozen':
      return 'Jullie naam is al gekozen.'
    case 'naam_nog_niet':
      return 'Een naam kiezen kan zodra het verzamelpunt open is.'
    case 'naam_bezet':
      return 'Deze naam is al van een ander team.'
    case 'onbekend_team':
      return 'Dit team bestaat niet meer.'
    case 'geen_spel':
      return NOT_ACTIVE
    case 'geen_ronde':
      return 'Er is nog geen ronde gespeeld.'
    case 'ronde_loopt':
      return 'De ronde is nog niet afgelopen. Een nieuwe groep kan zodra de eindscores getoond zijn.'
    case 'andere_groep':
      return 'Op een ander scherm is al een nieuwe groep begonnen.'
  }
}
