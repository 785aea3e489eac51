import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { asColumn } from '#app/core/database/dialect'
import { MONEY_IS_IN, RECEIVED_PAYMENT } from '#domain/shop/orders'
import { startOfDay } from '#domain/dutch_time'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

type OrderQuery = ModelQueryBuilderContract<typeof Order>

/** Keeps the orders of these Dutch days, both of them included; null leaves a side open. */
export function whereOrderedBetween(query: OrderQuery, from: string | null, until: string | null) {
  if (from !== null) query.where('created_at', '>=', asColumn(startOfDay(from)))
  if (until !== null) query.where('created_at', '<', asColumn(startOfDay(until, 1)))
}

/** Keeps the orders that `isPartlyRefunded` is about. */
export function wherePartlyRefunded(query: OrderQuery) {
  const received = () =>
    Payment.query()
      .whereColumn('order_id', 'orders.id')
      .whereIn('status', [...RECEIVED_PAYMENT])
  query
    .whereIn('status', [...MONEY_IS_IN])
    .whereExists(received().where('refunded_cents', '>', 0))
    .whereExists(
      received()
        .groupBy('order_id')
        .havingRaw(
          'sum(coalesce(received_cents, amount_cents) - refunded_cents) < orders.total_cents'
        )
        .select('order_id')
    )
}
