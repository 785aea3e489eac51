import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Orders, and their events. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('orders', (table) => {
      table.increments('id')
      table.string('number', 20).notNullable().unique()
      table.string('token', 64).notNullable().unique()
      table.string('request_key', 64).notNullable().unique()
      table.string('item_name', 60).notNullable()
      table.string('name', 100).notNullable()
      table.string('email', 254).notNullable().index()
      table.string('address', 150).nullable()
      table.string('postcode', 10).nullable()
      table.string('city', 100).nullable()
      table.integer('discount_code_id').unsigned().nullable().references('discount_codes.id')
      table.integer('price_cents').notNullable()
      table.integer('discount_cents').notNullable()
      table.integer('total_cents').notNullable()
      table.string('status', 20).notNullable().index()
      table.dateTime('waived_at').nullable()
      table.text('waiver_text').nullable()
      table.dateTime('paid_at').nullable()
      table.dateTime('canceled_at').nullable()
      table.dateTime('shipped_at').nullable()
      table.string('carrier', 40).nullable()
      table.string('track_trace', 200).nullable()
      table.dateTime('created_at').notNullable().index()
      table.dateTime('updated_at').notNullable()
    })

    /** The events of an order, for its timeline. They contain no personal data. */
    this.schema.createTable('order_events', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').nullable().index()
      table.string('kind', 60).notNullable()
      table.text('details').notNullable().defaultTo('')
      table.dateTime('created_at').notNullable()
    })
  }
}
