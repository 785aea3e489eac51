import { ORDER_STATUS } from '#app/shop/orders/order_words'
import { asEuro } from '#domain/money'
import type Order from '#models/shop/order'

/** An order as a list shows it. */
export function orderRow(order: Order) {
  const {
    id,
    nummer: number,
    naam: name,
    spel: game,
    status,
    totaalCenten: totalCents,
    createdAt,
  } = order
  return {
    ...{
      id,
      nummer: number,
      naam: name,
      spel: game.titel,
      status,
      statustekst: ORDER_STATUS[status],
    },
    totaal: asEuro(totalCents),
    op: createdAt.toISO()!,
  }
}
