import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordAudit, type Actor } from '#app/core/record_audit'
import env from '#start/env'
import type { AuditKind } from '#domain/admin/audit_log'

type AddressQuery = { whereRaw(sql: string, bindings: string[]): unknown }

/**
 * Rows of an e-mail address, however it was typed. The database converts both sides to small
 * letters, but SQLite only does so for English letters. The whole address is therefore also
 * compared in small and in capital letters.
 */
export function ofAddress<Query extends AddressQuery>(
  query: Query,
  email: string,
  column: 'email' | 'receiver_email' = 'email'
): Query {
  const spellings = [email, email.toLowerCase(), email.toUpperCase()]
  query.whereRaw(`lower(${column}) in (lower(?), lower(?), lower(?))`, spellings)
  return query
}

/**
 * A mark that replaces an address where the address itself may not be stored. Without the key
 * nobody can find the address by guessing.
 */
export function addressMark(email: string): string {
  const mark = createHmac('sha256', env.appKey).update(`address:${email.toLowerCase()}`)
  return `adres ${mark.digest('hex').slice(0, 16)}`
}

/**
 * Records what somebody did with a person's data, without saying whose data it was.
 */
export const auditPersonalData = (
  client: TransactionClientContract,
  by: Actor,
  what: AuditKind,
  email: string,
  data: Readonly<Record<string, unknown>>
) => recordAudit(client, by, what, addressMark(email), data)
