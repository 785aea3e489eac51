import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { legVast, OPDRACHTREGEL } from '#app/core/leg_vast'
import env from '#start/env'

type MetAdres = { whereRaw(sql: string, bindings: string[]): unknown }

/**
 * Rows of an e-mail address, however it was typed. The database folds both sides; SQLite knows the
 * letters of English only, so the whole address is offered in small and in capital letters as well.
 */
export function vanAdres<Query extends MetAdres>(query: Query, email: string): Query {
  const schrijfwijzen = [email, email.toLowerCase(), email.toUpperCase()]
  query.whereRaw('lower(email) in (lower(?), lower(?), lower(?))', schrijfwijzen)
  return query
}

/** Stands for an address where the address itself may not stand; nobody without the key finds it by guessing. */
export function adresmerk(email: string): string {
  const merk = createHmac('sha256', env.appKey).update(`adres:${email.toLowerCase()}`)
  return `adres ${merk.digest('hex').slice(0, 16)}`
}

/** What somebody on the machine did with the data of a person, without saying who that is. */
export const legOpdrachtVast = (
  client: TransactionClientContract,
  wat: string,
  email: string,
  gegevens: Readonly<Record<string, unknown>>
) => legVast(client, OPDRACHTREGEL, wat, adresmerk(email), gegevens)
