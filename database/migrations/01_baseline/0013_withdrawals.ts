import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Withdrawals as customers sent them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('withdrawals', (table) => {
      table.increments('id')
      /**
       * The order, found by number and address; null when no order fits, which a person sorts out.
       */
      belongsTo(table, 'order_id', 'orders').nullable()
      table.string('request_key', 64).notNullable().unique()
      /** The secret of the page with the receipt. */
      table.string('token', 32).notNullable().unique()
      table.string('name', 100).notNullable()
      table.string('email', 254).notNullable().index()
      /** What the customer wrote to say which order it is. */
      table.string('order_text', 200).notNullable()
      /** The statement word for word, as it was confirmed and mailed. */
      table.text('statement').notNullable()
      table.string('status', 20).notNullable().index()
      /** The moment that counts by law. */
      table.dateTime('received_at').notNullable()
      table.dateTime('returned_at').nullable()
      table.dateTime('handled_at').nullable()
      table.text('note').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
