import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { PAID } from '#domain/shop/orders'

type Query = DatabaseQueryBuilderContract

/** What an order holds of its voucher, in the database. */
const HELD = `(select coalesce(-sum(cents), 0) from voucher_movements
  where order_id = orders.id and kind in ('genomen', 'vrijgegeven'))`

/** Questions about vouchers whose answers should be empty. */
export const VOUCHER_CHECKS = [
  {
    name: 'Het saldo van een cadeaubon is de som van wat ermee gebeurde',
    search: async () =>
      (
        await db
          .from('vouchers')
          .whereRaw(
            'balance_cents <> (select coalesce(sum(cents), 0) from voucher_movements where voucher_id = vouchers.id)'
          )
          .orWhere('balance_cents', '<', 0)
          .orWhereColumn('balance_cents', '>', 'amount_cents')
          .select('last_characters')
      ).map(({ last_characters: end }) => `…${end}`),
  },
  {
    name: 'Een bestelling houdt van haar cadeaubon vast wat die betaalt, zolang ze loopt of betaald is',
    search: () =>
      numbers((query) =>
        query
          .where((ongoing) =>
            ongoing.whereIn('status', ['open', ...PAID]).whereRaw(`voucher_cents <> ${HELD}`)
          )
          .orWhere((ended) =>
            ended.whereIn('status', ['mislukt', 'geannuleerd']).whereRaw(`${HELD} <> 0`)
          )
      ),
  },
  {
    name: 'Wat een cadeaubon betaalde, staat bij de betalingen',
    search: () =>
      numbers((query) =>
        query
          .whereIn('status', [...PAID])
          .where('voucher_cents', '>', 0)
          .whereNotExists((row: Query) =>
            row
              .from('payments')
              .whereColumn('order_id', 'orders.id')
              .whereColumn('payments.voucher_id', 'orders.voucher_id')
              .whereColumn('amount_cents', 'voucher_cents')
          )
      ),
  },
]

const numbers = async (where: (query: Query) => Query) =>
  (await where(db.from('orders')).select('number').orderBy('id')).map(({ number }) =>
    String(number)
  )
