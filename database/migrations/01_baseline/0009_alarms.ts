import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * What a person has to look at, such as a double payment or a wrong amount. The key prevents a
 * second alarm about the same thing.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('alarms', (table) => {
      table.increments('id')
      table.string('key', 120).notNullable().unique()
      table.string('kind', 40).notNullable()
      belongsTo(table, 'order_id', 'orders').nullable()
      table.text('details').notNullable().defaultTo('')
      table.dateTime('resolved_at').nullable().index()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
