import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the payment provider paid out and kept, one row per settlement, without anybody's name. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('settlements', (table) => {
      table.increments('id')
      /** As it is on the bank statement; nothing is booked twice under it. */
      table.string('reference', 40).notNullable().unique()
      /** `mollie` or `bestand`. */
      table.string('source', 10).notNullable()
      /** The Dutch day on which it was paid out. */
      table.string('settled_on', 10).notNullable().index()
      table.integer('received_cents').notNullable()
      table.integer('returned_cents').notNullable()
      table.integer('costs_cents').notNullable()
      /** Null when the source says nothing of it. */
      table.integer('costs_vat_cents').nullable()
      /** Whatever else the provider took off, or added when it is below zero. */
      table.integer('other_cents').notNullable()
      table.integer('paid_cents').notNullable()
      table.dateTime('created_at').notNullable()
    })
  }
}
