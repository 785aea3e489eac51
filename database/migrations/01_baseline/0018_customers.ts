import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Customers of the live team game, and their teams. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('customers', (table) => {
      table.increments('id')
      table.string('name', 100).notNullable()
      table.string('email', 254).notNullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('teams', (table) => {
      table.increments('id')
      belongsTo(table, 'customer_id', 'customers').notNullable()
      table.integer('number').notNullable()
      table.string('name', 40).notNullable()
      table.string('custom_name', 40).nullable()
      table.string('api_token', 40).notNullable().unique()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['customer_id', 'number'])
    })
  }
}
