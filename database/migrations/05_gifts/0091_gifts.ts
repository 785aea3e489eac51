import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** An order that is for somebody else: for whom, and how it gets there. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('gifts', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').notNullable().unique()
      /** The secret of the page on which the receiver unwraps it. */
      table.string('token', 64).notNullable().unique()
      table.string('way', 10).notNullable()
      table.string('receiver_name', 100).notNullable()
      table.string('receiver_email', 254).nullable().index()
      table.text('message').nullable()
      /** The Dutch day of its mail, such as '2026-12-05'; without a mail there is none. */
      table.string('give_on', 10).nullable().index()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
