import type { Data } from '@generated/data'
import type { Call } from '~/wire/call'

type CustomerSnapshot = Data.Live.Customers.CustomerSnapshot

/** Sends an action of the admin, see `use_live.ts`. */
export type Run = Call

export type Game = NonNullable<CustomerSnapshot['spellenfabriek']>
export type CustomerTeam = CustomerSnapshot['teams'][number]

/** The props of every panel about a game. */
export type GamePanel = { snapshot: CustomerSnapshot; game: Game; run: Run }
