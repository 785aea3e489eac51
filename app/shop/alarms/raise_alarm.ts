import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import type { AlarmKind } from '#domain/shop/alarms'
import Alarm from '#models/shop/alarm'

/**
 * Raises an alarm for a person, once per `key`. A resolved problem that happens again raises a new
 * one.
 */
export async function raiseAlarm(
  trx: TransactionClientContract,
  alarm: { key: string; kind: AlarmKind; orderId: number | null; details: string }
) {
  await Alarm.updateOrCreate({ key: alarm.key }, { ...alarm, resolvedAt: null }, { client: trx })
}

/**
 * Resolves an alarm whose problem ended by itself.
 *
 * @returns whether it was open
 */
export async function resolveAlarm(trx: TransactionClientContract, key: string): Promise<boolean> {
  const [resolved] = await Alarm.query({ client: trx })
    .where({ key })
    .whereNull('resolved_at')
    .update({ resolvedAt: asColumn(DateTime.utc()) })
  return Number(resolved) > 0
}

/** The key of the alarm about a returned mail. */
export const bounceKey = ({ id }: { id: number }) => `mail_bounced:${id}`
