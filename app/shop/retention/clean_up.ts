import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { MONEY_EVENTS } from '#app/shop/order_events/record_event'
import { releaseDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { cleanUpFiles } from '#app/shop/booklets/booklet_file'
import { PAID, ONGOING_PAYMENT, UNPAID } from '#domain/shop/orders'
import {
  RETENTION_RULES,
  cutoff,
  type RetentionRuleName,
} from '#domain/shop/retention/retention_rules'
import Order from '#models/shop/order'

/** Few enough that a shop which is open does not notice. */
const BATCH_SIZE = 200

type Query = DatabaseQueryBuilderContract

/** The rows of a rule: which table, and which of them have been kept long enough. */
type RetentionRows = {
  readonly tabel: string
  readonly verlopen: (query: Query, before: DateTime) => Query
  /** What has to happen in the transaction that deletes them. */
  readonly vooraf?: (trx: TransactionClientContract, ids: number[]) => Promise<void>
}

export type CleanedUp = {
  readonly regel: (typeof RETENTION_RULES)[number]
  readonly aantal: number
}

/**
 * Forgets what has been kept for as long as we promised, rule by rule. What belongs to a row goes with it.
 *
 * @param proef counts only, and changes nothing
 */
export async function ruimOp(now: DateTime, { proef: dryRun = false } = {}): Promise<CleanedUp[]> {
  const cleaned: CleanedUp[] = []
  for (const rule of RETENTION_RULES) {
    const before = cutoff(rule.termijn, now)
    const count =
      rule.naam === 'bestanden'
        ? await cleanUpFiles(before, dryRun)
        : await (dryRun ? countRows : remove)(ROWS[rule.naam], before)
    cleaned.push({ regel: rule, aantal: count })
  }
  return cleaned
}

async function countRows(
  { tabel: table, verlopen: expired }: RetentionRows,
  before: DateTime
): Promise<number> {
  const [counted] = await expired(db.from(table), before).count('* as n')
  return Number(counted?.n)
}

/** In batches; a row that changes at this moment is looked at again before it goes (`for update`). */
async function remove(
  { tabel: table, verlopen: expired, vooraf: beforehand }: RetentionRows,
  before: DateTime
): Promise<number> {
  for (let total = 0; ;) {
    const count = await inTransaction(async (trx) => {
      const rows = await expired(trx.from(table), before).select('id').limit(BATCH_SIZE).forUpdate()
      const ids = rows.map(({ id }) => Number(id))
      if (ids.length === 0) return 0
      await beforehand?.(trx, ids)
      await trx.from(table).whereIn('id', ids).delete()
      return ids.length
    })
    total += count
    if (count < BATCH_SIZE) return total
  }
}

const ROWS: Record<Exclude<RetentionRuleName, 'bestanden'>, RetentionRows> = {
  voortgang: {
    tabel: 'spelvlaggen',
    verlopen: (query, before) =>
      query.whereIn('levering_id', (links: Query) =>
        links
          .from('leveringen')
          .select('id')
          .where((end) =>
            end
              .where('geldig_tot', '<', asColumn(before))
              .orWhere('ingetrokken_op', '<', asColumn(before))
          )
      ),
  },
  contactberichten: {
    tabel: 'contactberichten',
    verlopen: (query, before) =>
      without(olderThan(query, before, ['created_at'], ['beantwoord_op']), {
        bij: 'contactberichten',
        kolom: 'contactbericht_id',
        in: [['contactantwoorden', (row) => row.where('created_at', '>=', asColumn(before))]],
      }),
  },
  losse_herroepingen: {
    tabel: 'herroepingen',
    verlopen: (query, before) =>
      olderThan(query, before, ['ontvangen_op', 'updated_at'], ['afgehandeld_op'])
        .whereNull('bestelling_id')
        .whereIn('status', ['afgehandeld', 'afgewezen']),
  },
  losse_mails: {
    tabel: 'mails',
    verlopen: (query, before) =>
      olderThan(query, before, ['created_at'])
        .whereNull('bestelling_id')
        .whereNull('contactbericht_id')
        .whereNull('herroeping_id')
        .whereNull('contactantwoord_id'),
  },
  losse_alarmen: {
    tabel: 'alarmen',
    verlopen: (query, before) =>
      olderThan(query, before, ['opgelost_op']).whereNull('bestelling_id'),
  },
  onbetaald: {
    tabel: 'bestellingen',
    verlopen: (query, before) =>
      without(
        olderThan(query, before, ['created_at'], ['geannuleerd_op'])
          .whereIn('status', [...UNPAID])
          .whereNull('betaald_op'),
        {
          bij: 'bestellingen',
          kolom: 'bestelling_id',
          in: [
            [
              'betalingen',
              (row) =>
                row
                  .whereIn('status', [...WITH_MONEY, ...ONGOING_PAYMENT])
                  .orWhere('created_at', '>=', asColumn(before)),
            ],
            ['facturen', (row) => row],
            ['herroepingen', (row) => row.where('ontvangen_op', '>=', asColumn(before))],
          ],
        }
      ),
    vooraf: releaseDiscounts,
  },
  bestellingen: {
    tabel: 'bestellingen',
    verlopen: (query, before) =>
      without(
        olderThan(query, before, ['created_at'], ['betaald_op', 'verzonden_op']).where((money) =>
          money
            .whereIn('status', [...PAID])
            .orWhereNotNull('betaald_op')
            .orWhereIn('id', (row: Query) =>
              row
                .from('betalingen')
                .select('bestelling_id')
                .whereIn('status', [...WITH_MONEY])
            )
            .orWhereIn('id', (row: Query) => row.from('facturen').select('bestelling_id'))
        ),
        {
          bij: 'bestellingen',
          kolom: 'bestelling_id',
          in: [
            ['facturen', (row) => row.where('created_at', '>=', asColumn(before))],
            ['herroepingen', (row) => row.where('ontvangen_op', '>=', asColumn(before))],
            [
              'gebeurtenissen',
              (row) =>
                row.whereIn('soort', [...MONEY_EVENTS]).where('created_at', '>=', asColumn(before)),
            ],
            [
              'betalingen',
              (row) =>
                row.whereIn('id', (refunded: Query) =>
                  refunded
                    .from('terugbetalingen')
                    .select('betaling_id')
                    .where('created_at', '>=', asColumn(before))
                ),
            ],
          ],
        }
      ),
  },
  auditregels: {
    tabel: 'auditregels',
    verlopen: (query, before) => olderThan(query, before, ['created_at']),
  },
  tellingen: {
    tabel: 'tellingen',
    verlopen: (query, before) => query.where('dag', '<', before.toISODate()!),
  },
}

/** Attempts that brought money, also when it was not what we asked. */
const WITH_MONEY = ['betaald', 'afwijkend']

/** All of these moments lie before; of the second list those that came at all. */
function olderThan(
  query: Query,
  before: DateTime,
  always: string[],
  sometimes: string[] = []
): Query {
  for (const column of always) query.where(column, '<', asColumn(before))
  for (const column of sometimes)
    query.where((either) => either.whereNull(column).orWhere(column, '<', asColumn(before)))
  return query
}

/** Rows with nothing that keeps them: in none of these tables a row that points at them and fits. */
function without(
  query: Query,
  keptBy: {
    bij: string
    kolom: string
    in: readonly (readonly [tabel: string, past: (row: Query) => Query])[]
  }
): Query {
  for (const [table, past] of keptBy.in)
    query.whereNotExists((row: Query) =>
      row
        .from(table)
        .whereColumn(`${table}.${keptBy.kolom}`, `${keptBy.bij}.id`)
        .where((condition) => void past(condition as Query))
    )
  return query
}

/** An order that goes without having been paid leaves its discount place to somebody else. */
async function releaseDiscounts(trx: TransactionClientContract, ids: number[]) {
  const withCode = await Order.query({ client: trx })
    .whereIn('id', ids)
    .whereNotNull('actiecode_id')
  for (const order of withCode) await releaseDiscountCode(trx, order)
}
