import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import type { PaymentCall } from '#app/core/payment/watched_provider'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'

const KEY = 'provider_key_refused'
const FAILING = 'payments_failing'
/** A person has to look after this many failures in a row within this time. */
const IN_A_ROW = 3
const WITHIN = { minutes: 10 }

/** The reports that are being written, so that a test can wait for them. */
const writing = new Set<Promise<void>>()

/** Tells the owner when customers cannot pay. It never holds up or fails the call that it is about. */
export function bookPaymentCall(call: PaymentCall) {
  const written = book(call)
    .catch((error) => logger.warn({ err: error }, 'a call to the provider could not be booked'))
    .finally(() => writing.delete(written))
  writing.add(written)
}

/** Waits until every report so far is written. */
export async function paymentCallsBooked() {
  await Promise.all(writing)
}

async function book({ call, outcome }: PaymentCall, now = DateTime.utc()) {
  if (outcome === 'done' && !(await anyTrouble())) return
  if (outcome === 'failed' && call === 'other') return
  await inTransaction(async (trx) => {
    if (outcome === 'done') return recover(trx, call)
    if (outcome === 'key_refused')
      await raiseAlarm(trx, { key: KEY, kind: KEY, orderId: null, details: 'sleutel geweigerd' })
    if (call === 'create') await countFailure(trx, now)
  })
}

/** A read that is cheap enough for each call: both tables are empty while all is well. */
async function anyTrouble(): Promise<boolean> {
  const alarm = await db
    .from('alarms')
    .whereIn('key', [KEY, FAILING])
    .whereNull('resolved_at')
    .first()
  return alarm !== null || (await db.from('payment_failures').first()) !== null
}

/** Any answer shows that the key works; only a payment that was made ends a row of failures. */
async function recover(trx: TransactionClientContract, call: PaymentCall['call']) {
  await resolveAlarm(trx, KEY)
  if (call !== 'create') return
  await trx.from('payment_failures').delete()
  await resolveAlarm(trx, FAILING)
}

async function countFailure(trx: TransactionClientContract, now: DateTime) {
  const since = asColumn(now.minus(WITHIN))
  await trx.from('payment_failures').where('at', '<', since).delete()
  await trx
    .insertQuery()
    .table('payment_failures')
    .insert({ at: asColumn(now) })
  const [row] = await trx.from('payment_failures').count('* as n')
  if (Number(row.n) < IN_A_ROW) return
  await raiseAlarm(trx, {
    key: FAILING,
    kind: FAILING,
    orderId: null,
    details: 'binnen tien minuten',
  })
}
