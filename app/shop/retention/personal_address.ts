import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, OPDRACHTREGEL } from '#app/core/record_audit'
import env from '#start/env'

type AddressQuery = { whereRaw(sql: string, bindings: string[]): unknown }

/**
 * Rows of an e-mail address, however it was typed. The database folds both sides; SQLite knows the
 * letters of English only, so the whole address is offered in small and in capital letters as well.
 */
export function ofAddress<Query extends AddressQuery>(query: Query, email: string): Query {
  const spellings = [email, email.toLowerCase(), email.toUpperCase()]
  query.whereRaw('lower(email) in (lower(?), lower(?), lower(?))', spellings)
  return query
}

/** Stands for an address where the address itself may not stand; nobody without the key finds it by guessing. */
export function addressMark(email: string): string {
  const mark = createHmac('sha256', env.appKey).update(`adres:${email.toLowerCase()}`)
  return `adres ${mark.digest('hex').slice(0, 16)}`
}

/** What somebody on the machine did with the data of a person, without saying who that is. */
export const auditCommand = (
  client: TransactionClientContract,
  what: string,
  email: string,
  data: Readonly<Record<string, unknown>>
) => recordAudit(client, OPDRACHTREGEL, what, addressMark(email), data)
