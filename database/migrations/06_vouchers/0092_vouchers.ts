import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Vouchers, and what happens to their balances. A voucher pays an order as a payment does. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('vouchers', (table) => {
      table.increments('id')
      /** A hash of the code, by which it is found. */
      table.string('code_mark', 64).notNullable().unique()
      /** The code for its card and its mail, sealed with the key of the shop. */
      table.string('sealed_code', 120).notNullable()
      table.string('last_characters', 4).notNullable()
      table.integer('amount_cents').notNullable()
      table.integer('balance_cents').notNullable()
      table.dateTime('valid_until').notNullable()
      table.dateTime('blocked_at').nullable()
      /** Whom it is for and where it was mailed to, as the owner wrote it down. */
      table.string('recipient', 100).nullable()
      table.string('email', 254).nullable().index()
      table.string('note', 200).nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
    this.schema.createTable('voucher_movements', (table) => {
      table.increments('id')
      belongsTo(table, 'voucher_id', 'vouchers').notNullable().index()
      table.integer('order_id').unsigned().references('orders.id').onDelete('SET NULL').index()
      table.string('kind', 20).notNullable()
      /**
       * The amount is below zero when it leaves the voucher. The sum of all movements is the
       * balance.
       */
      table.integer('cents').notNullable()
      table.dateTime('created_at').notNullable()
    })
    this.schema.alterTable('orders', (table) => {
      table.integer('voucher_id').unsigned().nullable().references('vouchers.id')
      /** The part of the total that the voucher pays. */
      table.integer('voucher_cents').notNullable().defaultTo(0)
    })
    this.schema.alterTable('payments', (table) => {
      /** The voucher that paid this part; null when the provider did. */
      table.integer('voucher_id').unsigned().nullable().references('vouchers.id')
    })
    this.schema.alterTable('mails', (table) => {
      belongsTo(table, 'voucher_id', 'vouchers').nullable()
      table.unique(['voucher_id', 'kind', 'sequence_number'])
    })
  }
}
