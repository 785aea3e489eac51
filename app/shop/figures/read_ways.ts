import db from '@adonisjs/lucid/services/db'
import { asColumn } from '#app/core/database/dialect'
import { PAID } from '#domain/shop/orders'
import { startOfDay } from '#domain/dutch_time'

/** What was paid in one way: by the provider, a voucher, or the owner's own hand; whole cents. */
export type PaymentWay = {
  readonly name: string
  readonly payments: number
  readonly receivedCents: number
  readonly returnedCents: number
}

const NAMES: Readonly<Record<string, string>> = {
  online: 'Online, via de betaalprovider',
  cadeaubon: 'Cadeaubon',
  contant: 'Contant',
  pin: 'Gepind',
  overgemaakt: 'Zelf overgemaakt',
}

const WAY = `coalesce(payments.by_hand, case when payments.voucher_id is null then 'online' else 'cadeaubon' end)`

/** The payments of the orders that were paid since that day, by how they were paid. */
export async function readWays(from: string, game: string | null): Promise<PaymentWay[]> {
  const query = db
    .from('payments')
    .join('orders', 'orders.id', 'payments.order_id')
    .whereIn('orders.status', [...PAID])
    .where('orders.paid_at', '>=', asColumn(startOfDay(from)))
    .where('payments.status', 'betaald')
  if (game !== null) void query.where('orders.item_name', game)
  const rows = (await query
    .select(db.raw(`${WAY} as way`))
    .count('* as payments')
    .sum('payments.amount_cents as received')
    .sum('payments.refunded_cents as returned')
    .groupByRaw(WAY)) as Record<'way' | 'payments' | 'received' | 'returned', string | number>[]
  return Object.entries(NAMES).flatMap(([way, name]) =>
    rows
      .filter((row) => row.way === way)
      .map((row) => ({
        name,
        payments: Number(row.payments),
        receivedCents: Number(row.received),
        returnedCents: Number(row.returned),
      }))
  )
}
