import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Attempts to pay an order. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('payments', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').notNullable().index()
      table.string('provider_id', 64).nullable().unique()
      table.string('idempotency_key', 64).notNullable().unique()
      table.string('status', 20).notNullable().index()
      table.integer('amount_cents').notNullable()
      /**
       * The amount that came in, according to the provider. With the status `afwijkend` it differs
       * from the amount that was asked.
       */
      table.integer('received_cents').nullable()
      table.integer('refunded_cents').notNullable().defaultTo(0)
      /** The amount that the customer's bank took back. It is also part of `refunded_cents`. */
      table.integer('charged_back_cents').notNullable().defaultTo(0)
      /** The amount that was taken back once and has been returned since. It only grows. */
      table.integer('reversed_cents').notNullable().defaultTo(0)
      table.text('checkout_url').nullable()
      /**
       * Has a value while this attempt may still bring money, so that an order has at most one such
       * attempt.
       */
      table.integer('open_for_order').nullable().unique()
      table.dateTime('expires_at').nullable()
      table.dateTime('last_checked_at').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    /**
     * Money on its way back. One press of the button has one `key`, and one row for each attempt
     * that it refunds.
     */
    this.schema.createTable('refunds', (table) => {
      table.increments('id')
      belongsTo(table, 'payment_id', 'payments').notNullable().index()
      table.string('provider_id', 64).nullable().unique()
      table.string('key', 64).notNullable()
      table.integer('sequence_number').notNullable()
      table.unique(['key', 'sequence_number'])
      table.string('idempotency_key', 64).notNullable().unique()
      table.integer('amount_cents').notNullable()
      table.string('reason', 200).notNullable()
      table.string('status', 20).notNullable().index()
      table.integer('admin_id').unsigned().nullable().references('admins.id').onDelete('SET NULL')
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
