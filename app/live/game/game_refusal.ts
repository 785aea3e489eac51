import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import type { EntryRefusal } from '#domain/live/game/room_entry'
import type { TransitionRefusal } from '#domain/live/game/game_flow'

/** The reason why an action was refused. */
export type GameRefusal =
  | ChangedMeanwhile
  | EntryRefusal
  | TransitionRefusal
  | { readonly type: 'not_started' }
  | { readonly type: 'time_is_up' }
  | { readonly type: 'game_over' }
  | { readonly type: 'paused' }
  | { readonly type: 'unknown_room' }
  | { readonly type: 'hint_closed'; readonly first: 1 | 2 | 3 }
  | { readonly type: 'name_already_chosen' }
  | { readonly type: 'name_too_early' }
  | { readonly type: 'name_taken' }
  | { readonly type: 'unknown_team' }
  | { readonly type: 'no_game' }
  | { readonly type: 'no_round' }
  | { readonly type: 'round_running' }
  | { readonly type: 'other_group' }

export const NO_TOKEN = 'Er is iets mis gegaan. Probeer opnieuw in te loggen via de QR code'
export const EMPTY_ANSWER = 'Vul eerst een antwoord in'
