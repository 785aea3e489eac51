import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { NOTICE_AFTER, type AlarmKind } from '#domain/shop/alarms'

const TABLE = 'alarms'

/**
 * Raises an alarm for a person, once per `key`. A resolved problem that happens again raises a new
 * one. `tell_alarms.ts` mails it to the owner.
 */
export async function raiseAlarm(
  trx: TransactionClientContract,
  alarm: { key: string; kind: AlarmKind; orderId: number | null; details: string }
) {
  const { key, kind, orderId, details } = alarm
  const now = asColumn(DateTime.utc())
  const open = { kind, order_id: orderId, details, resolved_at: null, updated_at: now }
  await trx
    .knexClient(TABLE)
    .insert({ key, notice: 'due', created_at: now, ...open })
    .onConflict('key')
    .merge({ ...open, notice: after(trx, 'raised') })
}

/**
 * Resolves an alarm whose problem ended by itself.
 *
 * @returns whether it was open
 */
export async function resolveAlarm(trx: TransactionClientContract, key: string): Promise<boolean> {
  const resolved = await trx
    .knexClient(TABLE)
    .where({ key })
    .whereNull('resolved_at')
    .update({ resolved_at: asColumn(DateTime.utc()), notice: after(trx, 'ended') })
  return Number(resolved) > 0
}

/** The next notice of a row, as the database works it out from the present one. */
function after(trx: TransactionClientContract, event: keyof typeof NOTICE_AFTER) {
  const next = Object.entries(NOTICE_AFTER[event])
  const cases = next.map(() => 'when ? then ?').join(' ')
  return trx.knexClient.raw(`case ${TABLE}.notice ${cases} end`, next.flat())
}

/** The key of the alarm about a returned mail. */
export const bounceKey = ({ id }: { id: number }) => `mail_bounced:${id}`
