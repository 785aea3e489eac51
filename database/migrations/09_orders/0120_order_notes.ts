import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** What the owner writes down about an order, for herself. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('order_notes', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').notNullable().index()
      table.integer('admin_id').unsigned().nullable().references('admins.id').onDelete('SET NULL')
      /** Made once per press, so that a press that is sent twice writes one note. */
      table.string('key', 64).notNullable().unique()
      table.text('text').notNullable()
      table.dateTime('created_at').notNullable()
    })
  }
}
