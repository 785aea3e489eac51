import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { BY_HAND } from '#app/shop/refunds/refund_order'

type Query = DatabaseQueryBuilderContract

/** A question about payments that the owner took herself, answered with the numbers of their orders. */
const question = (name: string, where: (query: Query) => Query) => ({
  name,
  search: async () => {
    const rows = await where(
      db
        .from('payments')
        .join('orders', 'orders.id', 'payments.order_id')
        .whereNotNull('payments.by_hand')
    ).select('orders.number')
    return rows.map(({ number }) => String(number))
  },
})

/** What has to agree about money that came in beside the provider. */
export const HAND_CHECKS = [
  question('Wat met de hand is ontvangen, is binnen en staat bij geen betaalprovider', (query) =>
    query.where((error) =>
      error
        .whereNot('payments.status', 'betaald')
        .orWhereNotNull('payments.provider_id')
        .orWhereNotNull('payments.voucher_id')
        .orWhereNotNull('payments.open_for_order')
        .orWhereRaw('payments.received_cents is distinct from payments.amount_cents')
    )
  ),
  question('Wat met de hand is ontvangen, gaat met de hand terug', (query) =>
    query.whereIn('payments.id', (refunds: Query) =>
      refunds
        .from('refunds')
        .select('payment_id')
        .where('status', 'betaald')
        .whereNot((own) => own.whereLike('provider_id', `${BY_HAND}%`))
    )
  ),
]
