import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Evenings that are booked, their quotes, and the orders with which they are paid. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('bookings', (table) => {
      table.increments('id')
      table.string('number', 20).notNullable().unique()
      /** A hash of the secret of the customer's page, by which the booking is found. */
      table.string('token_mark', 64).notNullable().unique()
      /** The secret for mails and the payment, sealed with the key of the shop. */
      table.string('sealed_token', 120).notNullable()
      table.string('status', 20).notNullable().index()
      table.string('item_name', 60).notNullable()
      table.dateTime('starts_at').nullable().index()
      table.integer('minutes').notNullable()
      table.string('address', 150).nullable()
      table.string('postcode', 10).nullable()
      table.string('city', 100).nullable()
      /** The kilometres of the way there. */
      table.integer('km').notNullable()
      table.integer('people').notNullable()
      table.string('buyer', 10).notNullable()
      table.string('organisation', 150).nullable()
      table.string('name', 100).notNullable()
      table.string('email', 254).notNullable().index()
      table.string('phone', 30).nullable()
      /** What the owner wrote down for herself. */
      table.text('notes').nullable()
      table
        .integer('contact_message_id')
        .unsigned()
        .nullable()
        .references('contact_messages.id')
        .onDelete('SET NULL')
      /** The klant of the evening. Deleting the klant leaves the booking. */
      table
        .integer('customer_id')
        .unsigned()
        .nullable()
        .references('customers.id')
        .onDelete('SET NULL')
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    /** What was offered, as it was mailed. A later quote of the same booking has a higher version. */
    this.schema.createTable('booking_quotes', (table) => {
      table.increments('id')
      belongsTo(table, 'booking_id', 'bookings').notNullable()
      table.integer('version').notNullable()
      table.text('lines').notNullable()
      table.integer('total_cents').notNullable()
      /** The part that may be paid first; 0 when all is paid at once. */
      table.integer('deposit_cents').notNullable()
      table.boolean('on_account').notNullable()
      /** The mail, sentence by sentence, as the owner left it. */
      table.text('text').notNullable()
      table.dateTime('valid_until').notNullable()
      table.dateTime('accepted_at').nullable()
      table.dateTime('created_at').notNullable()
      table.unique(['booking_id', 'version'])
    })

    this.schema.createTable('booking_events', (table) => {
      table.increments('id')
      belongsTo(table, 'booking_id', 'bookings').notNullable().index()
      table.string('kind', 60).notNullable()
      table.text('details').notNullable().defaultTo('')
      table.dateTime('created_at').notNullable()
    })

    this.schema.alterTable('orders', (table) => {
      /** The booking that this order pays, or a part of it; null for a game. */
      table.integer('booking_id').unsigned().nullable().references('bookings.id')
      table.string('booking_part', 10).nullable()
      /** Until when an order on account is paid in time. */
      table.dateTime('due_at').nullable()
      table.index('booking_id')
    })
    this.schema.alterTable('mails', (table) => {
      belongsTo(table, 'booking_id', 'bookings').nullable()
      table.unique(['booking_id', 'kind', 'sequence_number'])
    })
  }
}
