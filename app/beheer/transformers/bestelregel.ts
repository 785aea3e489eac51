import { ORDER_STATUS } from '#app/beheer/bestelwoorden'
import { asEuro } from '#domain/winkel/prijs'
import type Order from '#models/bestelling'

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
