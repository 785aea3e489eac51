import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromColumn, isUniqueViolation } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { recordSuccess } from '#app/core/jobs/one_at_a_time'
import { SettlementSource } from '#app/core/payment/settlement_source'
import { dayOf, inDutchTime, startOfDay } from '#domain/dutch_time'
import type { Days } from '#domain/shop/bookkeeping/periods'
import { settledAmounts, type NewSettlement } from '#domain/shop/bookkeeping/settlements'
import Settlement from '#models/shop/money/settlement'

const TASK = 'settlements'
/** A settlement that the provider tells late is found all the same. */
const LOOK_BACK_DAYS = 45

/** Books what the payment provider paid out, once each. */
@inject()
export default class BookSettlements {
  constructor(protected source: SettlementSource) {}

  /** @returns how many of them were not known yet; null without a connection */
  async execute(): Promise<number | null> {
    if (!this.source.connected) return null
    const since = await firstMoment()
    let added = 0
    for await (const { reference, settledAt, parts, paidCents } of this.source.paidOut(since))
      added += await book({
        ...{ reference, source: 'mollie' as const, settledOn: dayOf(settledAt) },
        ...settledAmounts(parts, paidCents),
      })
    await recordSuccess(TASK)
    return added
  }
}

/**
 * Books one. What the owner read in from a file gives way to what the provider says of the same
 * settlement, which knows the VAT of its costs.
 */
async function book(settlement: NewSettlement): Promise<number> {
  const known = await Settlement.findBy('reference', settlement.reference)
  if (!known) return (await addSettlement(settlement)) ? 1 : 0
  if (known.source !== 'mollie') await known.merge(settlement).save()
  return 0
}

/**
 * Adds a settlement, together with what belongs to it.
 *
 * @returns whether nobody had booked it before
 */
export async function addSettlement(
  settlement: NewSettlement,
  beside: (trx: TransactionClientContract) => Promise<void> = async () => {}
): Promise<boolean> {
  try {
    await inTransaction(async (trx) => {
      await Settlement.create(settlement, { client: trx })
      await beside(trx)
    })
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** The settlements that were paid out on these days, the newest first. */
export const settlementsOf = ({ from, until }: Days) =>
  Settlement.query()
    .whereBetween('settled_on', [from, until])
    .orderBy('settled_on', 'desc')
    .orderBy('id', 'desc')

/** When the provider was last asked with success; null when it never was. */
export async function lastAsked(): Promise<DateTime | null> {
  const row = (await db.from('turns').where({ task: TASK }).first()) as {
    succeeded_at: string | Date | null
  } | null
  return row?.succeeded_at ? fromColumn(row.succeeded_at) : null
}

/** The day to look from: a while before the last one, or the start of the year before. */
async function firstMoment(): Promise<Date> {
  const newest = await Settlement.query()
    .where('source', 'mollie')
    .orderBy('settled_on', 'desc')
    .first()
  return newest
    ? startOfDay(newest.settledOn, -LOOK_BACK_DAYS).toJSDate()
    : inDutchTime(DateTime.utc()).startOf('year').minus({ years: 1 }).toJSDate()
}
