import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** A voucher that somebody buys: for whom it is, and which one it became once it was paid. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('sold_vouchers', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').notNullable().unique()
      /** Null until the order is paid; a voucher is sold once. */
      table.integer('voucher_id').unsigned().references('vouchers.id').onDelete('SET NULL').unique()
      table.string('recipient', 100).nullable()
      /** Where the voucher is mailed to; null when the buyer gives it. */
      table.string('email', 254).nullable().index()
      table.text('message').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
