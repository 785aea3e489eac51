import type { Gedaan } from '~/hooks/use_live'
import type { Klantsnapshot } from '~/types_live'

/** Sends something that the admin did, see `useLive`. */
export type Doe = (
  url: string,
  data?: object,
  method?: 'POST' | 'PUT' | 'DELETE'
) => Promise<Gedaan>

export type Spel = NonNullable<Klantsnapshot['spellenfabriek']>
export type Klantteam = Klantsnapshot['teams'][number]

/** What every panel about a game is given. */
export type Spelpaneel = { snapshot: Klantsnapshot; spel: Spel; doe: Doe }

/** Where the calls about a game begin. */
export const SPEL_API = '/api/dashboard/klant/spellenfabriek'
