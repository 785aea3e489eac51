import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { DateTime } from 'luxon'
import { dayInItsZone } from '#domain/dutch_time'
import { asColumn, forgetDeleted } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { MONEY_EVENTS } from '#domain/shop/order_events'
import { releaseDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { releaseVoucher } from '#app/shop/vouchers/redeem_voucher'
import { forgetGameMasters, notOverBefore } from '#app/shop/retention/game_master_accounts'
import { forgetExports } from '#app/shop/bookkeeping/exports/export_files'
import { cleanUpFiles } from '#app/shop/booklets/stamped_files'
import { PAID, ONGOING_PAYMENT, UNPAID, RECEIVED_PAYMENT } from '#domain/shop/orders'
import {
  RETENTION_RULES,
  cutoff,
  type RetentionRuleName,
} from '#domain/shop/retention/retention_rules'
import { SHOWN_FROM } from '#domain/play/learning/guesses'
import Order from '#models/shop/order'

/** A batch is so small that an open shop does not notice it. */
const BATCH_SIZE = 200

type Query = DatabaseQueryBuilderContract

/** The rows of a rule: the table, and which rows have been kept long enough. */
type RetentionRows = {
  readonly table: string
  readonly expired: (query: Query, before: DateTime) => Query
  /** What has to happen in the transaction that deletes them. */
  readonly beforehand?: (trx: TransactionClientContract, ids: number[]) => Promise<void>
}

export type CleanedUp = {
  readonly rule: (typeof RETENTION_RULES)[number]
  readonly count: number
}

/**
 * Deletes what has been kept for as long as we promised, rule by rule, together with everything
 * that belongs to a row.
 *
 * @param options.dryRun only counts, and changes nothing
 */
export async function cleanUp(now: DateTime, { dryRun = false } = {}): Promise<CleanedUp[]> {
  const cleaned: CleanedUp[] = []
  for (const rule of RETENTION_RULES) {
    const before = cutoff(rule.term, now)
    const count =
      rule.name === 'files'
        ? await cleanUpFiles(before, dryRun)
        : await (dryRun ? countRows : remove)(ROWS[rule.name], before)
    cleaned.push({ rule, count })
  }
  if (!dryRun) await forgetDeleted()
  return cleaned
}

async function countRows({ table, expired }: RetentionRows, before: DateTime): Promise<number> {
  const [counted] = await expired(db.from(table), before).count('* as n')
  return Number(counted?.n)
}

/**
 * Deletes in batches. A row that changes at this moment is checked again before it is deleted (`for
 * update`).
 */
async function remove(
  { table, expired, beforehand }: RetentionRows,
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

const ROWS: Record<Exclude<RetentionRuleName, 'files'>, RetentionRows> = {
  progress: {
    table: 'play_flags',
    expired: (query, before) =>
      query.whereIn('delivery_id', (links: Query) =>
        links
          .from('deliveries')
          .select('id')
          .where((end) =>
            end
              .where('valid_until', '<', asColumn(before))
              .orWhere('revoked_at', '<', asColumn(before))
          )
      ),
  },
  invoice_exports: {
    table: 'invoice_exports',
    expired: (query, before) => olderThan(query, before, ['created_at']),
    beforehand: forgetExports,
  },
  messages: {
    table: 'contact_messages',
    expired: (query, before) =>
      without(olderThan(query, before, ['created_at'], ['answered_at']), {
        belongsTo: 'contact_messages',
        column: 'contact_message_id',
        in: [['contact_replies', (row) => row.where('created_at', '>=', asColumn(before))]],
      }),
  },
  loose_withdrawals: {
    table: 'withdrawals',
    expired: (query, before) =>
      olderThan(query, before, ['received_at', 'updated_at'], ['handled_at'])
        .whereNull('order_id')
        .whereIn('status', ['afgehandeld', 'afgewezen']),
  },
  loose_mails: {
    table: 'mails',
    expired: (query, before) =>
      olderThan(query, before, ['created_at'])
        .whereNull('order_id')
        .whereNull('contact_message_id')
        .whereNull('withdrawal_id')
        .whereNull('contact_reply_id')
        .whereNull('voucher_id')
        .whereNull('booking_id'),
  },
  loose_alarms: {
    table: 'alarms',
    expired: (query, before) => olderThan(query, before, ['resolved_at']).whereNull('order_id'),
  },
  admin_sessions: {
    table: 'admin_sessions',
    expired: (query, before) => olderThan(query, before, ['seen_at']),
  },
  game_masters: {
    table: 'admins',
    expired: (query, before) =>
      without(olderThan(query, before, ['created_at', 'updated_at']).where('role', 'spelleider'), {
        belongsTo: 'admins',
        column: 'admin_id',
        in: [['game_master_grants', (grant) => notOverBefore(grant, before)]],
      }),
    beforehand: forgetGameMasters,
  },
  unpaid: {
    table: 'orders',
    expired: (query, before) =>
      without(
        olderThan(query, before, ['created_at'], ['canceled_at'])
          .whereIn('status', [...UNPAID])
          .whereNull('paid_at'),
        {
          belongsTo: 'orders',
          column: 'order_id',
          in: [
            [
              'payments',
              (row) =>
                row
                  .whereIn('status', [...RECEIVED_PAYMENT, ...ONGOING_PAYMENT])
                  .orWhere('created_at', '>=', asColumn(before)),
            ],
            ['invoices', (row) => row],
            ['withdrawals', (row) => row.where('received_at', '>=', asColumn(before))],
          ],
        }
      ),
    beforehand: releaseClaims,
  },
  orders: {
    table: 'orders',
    expired: (query, before) =>
      without(
        olderThan(query, before, ['created_at'], ['paid_at', 'shipped_at']).where((money) =>
          money
            .whereIn('status', [...PAID])
            .orWhereNotNull('paid_at')
            .orWhereIn('id', (row: Query) =>
              row
                .from('payments')
                .select('order_id')
                .whereIn('status', [...RECEIVED_PAYMENT])
            )
            .orWhereIn('id', (row: Query) => row.from('invoices').select('order_id'))
        ),
        {
          belongsTo: 'orders',
          column: 'order_id',
          in: [
            ['invoices', (row) => row.where('created_at', '>=', asColumn(before))],
            ['withdrawals', (row) => row.where('received_at', '>=', asColumn(before))],
            [
              'order_events',
              (row) =>
                row.whereIn('kind', [...MONEY_EVENTS]).where('created_at', '>=', asColumn(before)),
            ],
            [
              'payments',
              (row) =>
                row.whereIn('id', (refunded: Query) =>
                  refunded
                    .from('refunds')
                    .select('payment_id')
                    .where('created_at', '>=', asColumn(before))
                ),
            ],
          ],
        }
      ),
  },
  bookings: {
    table: 'bookings',
    expired: (query, before) =>
      without(olderThan(query, before, ['updated_at'], ['starts_at']), {
        belongsTo: 'bookings',
        column: 'booking_id',
        in: [['orders', (row) => row]],
      }),
  },
  vouchers: {
    table: 'vouchers',
    expired: (query, before) =>
      without(olderThan(query, before, ['valid_until', 'updated_at']), {
        belongsTo: 'vouchers',
        column: 'voucher_id',
        in: [
          ['orders', (row) => row],
          ['payments', (row) => row],
          ['voucher_movements', (row) => row.where('created_at', '>=', asColumn(before))],
        ],
      }),
  },
  settlements: {
    table: 'settlements',
    expired: (query, before) => query.where('settled_on', '<', dayInItsZone(before)),
  },
  audit_entries: {
    table: 'audit_entries',
    expired: (query, before) => olderThan(query, before, ['created_at']),
  },
  tallies: {
    table: 'tallies',
    expired: (query, before) => query.where('day', '<', dayInItsZone(before)),
  },
  rare_guesses: {
    table: 'wrong_guesses',
    expired: (query, before) =>
      query.where('count', '<', SHOWN_FROM).where('last_day', '<', dayInItsZone(before)),
  },
  guesses: {
    table: 'wrong_guesses',
    expired: (query, before) =>
      query.where('count', '>=', SHOWN_FROM).where('last_day', '<', dayInItsZone(before)),
  },
  ratings: {
    table: 'ratings',
    expired: (query, before) => olderThan(query, before, ['created_at']),
  },
  opinions: {
    table: 'play_opinions',
    expired: (query, before) => query.where('day', '<', dayInItsZone(before)),
  },
}

/** The statuses of attempts that brought money, also when it was a wrong amount. */

/**
 * Whether all of these moments lie before a moment. Those in the second list only count when they
 * are set.
 */
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

/** Rows that nothing keeps: none of these tables has a matching row that points at them. */
function without(
  query: Query,
  keptBy: {
    belongsTo: string
    column: string
    in: readonly (readonly [table: string, past: (row: Query) => Query])[]
  }
): Query {
  for (const [table, past] of keptBy.in)
    query.whereNotExists((row: Query) =>
      row
        .from(table)
        .whereColumn(`${table}.${keptBy.column}`, `${keptBy.belongsTo}.id`)
        .where((condition) => void past(condition as Query))
    )
  return query
}

/** Gives back what an unpaid order that is deleted took of a discount code and a voucher. */
async function releaseClaims(trx: TransactionClientContract, ids: number[]) {
  const claiming = await Order.query({ client: trx })
    .whereIn('id', ids)
    .where((either) => either.whereNotNull('discount_code_id').orWhereNotNull('voucher_id'))
  for (const order of claiming) {
    await releaseVoucher(trx, order)
    await releaseDiscountCode(trx, order)
  }
}
