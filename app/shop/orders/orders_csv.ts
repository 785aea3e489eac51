import { orderStanding } from '#app/shop/orders/order_words'
import { toCsv, type CsvValue } from '#app/core/exports/csv'
import { dayAndTimeForSheet } from '#domain/dutch_time'
import { toDecimal } from '#domain/money'
import type Order from '#models/shop/order'

const COLUMNS = [
  ...['Nummer', 'Besteld', 'Betaald', 'Status', 'Spel'],
  ...['Naam', 'E-mail', 'Adres', 'Postcode', 'Plaats'],
  ...['Prijs', 'Korting', 'Totaal', 'Teruggegeven'],
  ...['Verzonden', 'Vervoerder', 'Track & trace'],
  'Met cadeaubon',
]

/**
 * Orders as a spreadsheet. Their payments with their refunds have to be loaded. Times are Dutch, and amounts have a
 * comma.
 */
export function ordersCsv(orders: readonly Order[]): string {
  return toCsv([COLUMNS, ...orders.map(row)])
}

function row(order: Order): CsvValue[] {
  const { number, game, name, email, address, postcode, city } = order
  const refunded = order.payments.reduce((sum, one) => sum + one.refundedCents, 0)
  return [
    ...[number, time(order.createdAt), time(order.paidAt)],
    ...[orderStanding(order), game.title, name, email],
    ...[address, postcode, city].map((part) => part ?? ''),
    ...[order.priceCents, order.discountCents, order.totalCents, refunded].map(amount),
    ...[time(order.shippedAt), order.carrier ?? '', order.trackTrace ?? ''],
    amount(order.voucherCents),
  ]
}

const amount = (cents: number) => toDecimal(cents).replace('.', ',')

function time(moment: Order['paidAt']): string {
  return moment === null ? '' : dayAndTimeForSheet(moment)
}
