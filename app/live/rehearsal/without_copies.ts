import db from '@adonisjs/lucid/services/db'

/** The ids of the customers, without the copies that robots play (decision 0060). */
export const realCustomers = () => db.from('customers').whereNull('rehearsal_of').select('id')

/** The ids of the games of those customers. */
export const realGames = () =>
  db.from('live_games').whereIn('customer_id', realCustomers()).select('id')
