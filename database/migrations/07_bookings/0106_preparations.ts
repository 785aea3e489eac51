import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** What the owner ticked off before an evening: what is printed, and what lies ready to bring. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('preparations', (table) => {
      table.increments('id')
      belongsTo(table, 'booking_id', 'bookings').notNullable()
      table.string('item', 40).notNullable()
      /**
       * The mark of what was printed, to see whether it changed since; empty for what does not
       * change.
       */
      table.string('mark', 64).notNullable()
      table.dateTime('created_at').notNullable()
      table.unique(['booking_id', 'item'])
    })
  }
}
