import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** What a buyer says of a game on its page in the shop. It hangs on the order, and goes with it. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('ratings', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').notNullable().unique()
      table.string('game', 60).notNullable().index()
      table.integer('fun').notNullable()
      table.integer('difficulty').notNullable()
      table.string('line', 200).nullable()
      /** Why the owner keeps it off the page; null when it is shown. */
      table.string('hidden_reason', 20).nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
