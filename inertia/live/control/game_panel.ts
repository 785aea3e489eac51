import type { Outcome } from '~/live/channels/use_live'
import type { CustomerSnapshot } from '~/live/game/snapshot_types'

/** Sends something that the admin did, see `useLive`. */
export type Run = (
  url: string,
  data?: object,
  method?: 'POST' | 'PUT' | 'DELETE'
) => Promise<Outcome>

export type Game = NonNullable<CustomerSnapshot['spellenfabriek']>
export type CustomerTeam = CustomerSnapshot['teams'][number]

/** What every panel about a game is given. */
export type GamePanel = { snapshot: CustomerSnapshot; spel: Game; doe: Run }

/** Where the calls about a game begin. */
export const GAME_API = '/api/dashboard/klant/spellenfabriek'
