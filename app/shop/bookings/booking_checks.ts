import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

type Query = DatabaseQueryBuilderContract

const numbers = async (where: (query: Query) => Query) =>
  (await where(db.from('bookings')).select('number').orderBy('id')).map(({ number }) =>
    String(number)
  )

/** Questions about booked evenings whose answers should be empty. */
export const BOOKING_CHECKS = [
  {
    name: 'Een avond die is aangeboden of afgesproken, heeft een offerte',
    search: () =>
      numbers((query) =>
        query
          .whereIn('status', ['quoted', 'accepted', 'played', 'closed', 'expired'])
          .whereNotExists((row: Query) =>
            row.from('booking_quotes').whereColumn('booking_id', 'bookings.id')
          )
      ),
  },
  {
    name: 'Een avond die is afgesproken, heeft een aanvaarde offerte',
    search: () =>
      numbers((query) =>
        query
          .whereIn('status', ['accepted', 'played', 'closed'])
          .whereNotExists((row: Query) =>
            row
              .from('booking_quotes')
              .whereColumn('booking_id', 'bookings.id')
              .whereNotNull('accepted_at')
          )
      ),
  },
  {
    name: 'Van een avond wacht hoogstens één bestelling op geld',
    search: () =>
      numbers((query) =>
        query.whereRaw(
          `(select count(*) from orders where booking_id = bookings.id and status in ('open', 'mislukt')) > 1`
        )
      ),
  },
  {
    name: 'Een avond op rekening heeft een factuur',
    search: () =>
      numbers((query) =>
        query.whereExists((row: Query) =>
          row
            .from('orders')
            .whereColumn('booking_id', 'bookings.id')
            .whereNotNull('due_at')
            .whereNotExists((invoice: Query) =>
              invoice.from('invoices').whereColumn('invoice_for_order', 'orders.id')
            )
        )
      ),
  },
]
