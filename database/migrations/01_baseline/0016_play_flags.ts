import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Progress of games behind a personal link: named flags per link. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('play_flags', (table) => {
      table.increments('id')
      belongsTo(table, 'delivery_id', 'deliveries').notNullable()
      table.string('name', 40).notNullable()
      /** Whether the answer was asked for instead of found. */
      table.boolean('automatic').notNullable().defaultTo(false)
      table.dateTime('created_at').notNullable()
      /** The same flag twice is one row, whichever request was first. */
      table.unique(['delivery_id', 'name'])
    })
  }
}
