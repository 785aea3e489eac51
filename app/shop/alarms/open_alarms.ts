import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { AlarmBook, causeOf, type Failure, type FailureKind } from '#app/core/guard/alarm_book'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import Alarm from '#models/shop/alarm'

/** The kinds of alarms that a stranger can cause. */
type Reported = Exclude<FailureKind, 'unexpected_error'>

/** How many alarms of one such kind stay open; all further causes share one more. */
const MOST_OPEN = 30
const FURTHER: Record<Reported, string> = {
  browser_error: 'Er waren nog meer verschillende fouten.',
  page_rule_broken: 'Er werden nog meer verschillende dingen tegengehouden.',
}

/** Adds unexpected errors to the owner's open alarms. */
export class OpenAlarms extends AlarmBook {
  override async write(failure: Failure) {
    try {
      await inTransaction(async (trx) => {
        const entry = await entryOf(trx, failure)
        await raiseAlarm(trx, { ...entry, kind: failure.kind, orderId: null })
      })
    } catch (refusal) {
      /** Another process of the shop had the same error and was first. */
      if (!isUniqueViolation(refusal)) throw refusal
    }
  }
}

async function entryOf(trx: TransactionClientContract, failure: Failure) {
  const { kind, where, error } = failure
  const mark = createHash('sha256').update(causeOf(failure)).digest('hex').slice(0, 32)
  const entry = { key: `${kind}:${mark}`, details: `${where} · ${error}` }
  if (kind === 'unexpected_error' || (await hasRoom(trx, kind, entry.key))) return entry
  return { key: `${kind}:further`, details: FURTHER[kind] }
}

async function hasRoom(trx: TransactionClientContract, kind: Reported, key: string) {
  const others = await Alarm.query({ client: trx })
    .where({ kind })
    .whereNull('resolved_at')
    .whereNot({ key })
    .count('* as n')
  return Number(others[0]?.$extras.n) < MOST_OPEN
}
