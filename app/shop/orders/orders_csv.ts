import { ORDER_STATUS } from '#app/shop/orders/order_words'
import { toCsv, type CsvValue } from '#app/core/http/csv'
import { toDecimal } from '#domain/money'
import type Order from '#models/shop/order'

const COLUMNS = [
  ...['Nummer', 'Besteld', 'Betaald', 'Status', 'Spel'],
  ...['Naam', 'E-mail', 'Adres', 'Postcode', 'Plaats'],
  ...['Prijs', 'Korting', 'Totaal', 'Teruggegeven'],
  ...['Verzonden', 'Vervoerder', 'Track & trace'],
]

/** Orders for a spreadsheet, with their payments loaded: times are Dutch, amounts have a comma. */
export function ordersCsv(orders: readonly Order[]): string {
  return toCsv([COLUMNS, ...orders.map(row)])
}

function row(order: Order): CsvValue[] {
  const {
    nummer: number,
    status,
    spel: game,
    naam: name,
    email,
    adres: address,
    postcode,
    plaats: city,
  } = order
  const refunded = order.betalingen.reduce((sum, one) => sum + one.terugbetaaldCenten, 0)
  return [
    ...[number, time(order.createdAt), time(order.betaaldOp)],
    ...[ORDER_STATUS[status], game.titel, name, email],
    ...[address, postcode, city].map((part) => part ?? ''),
    ...[order.prijsCenten, order.kortingCenten, order.totaalCenten, refunded].map(amount),
    ...[time(order.verzondenOp), order.vervoerder ?? '', order.trackTrace ?? ''],
  ]
}

const amount = (cents: number) => toDecimal(cents).replace('.', ',')

function time(moment: Order['betaaldOp']): string {
  return moment === null ? '' : moment.setZone('Europe/Amsterdam').toFormat('yyyy-MM-dd HH:mm')
}
