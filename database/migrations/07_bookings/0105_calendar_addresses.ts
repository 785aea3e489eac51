import { BaseSchema } from '@adonisjs/lucid/schema'

/** The secret address of the owner's calendar. There is one at most, its row has the id 1. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('calendar_addresses', (table) => {
      table.integer('id').primary()
      /** A hash of the secret. The secret itself is shown once and kept nowhere. */
      table.string('token_mark', 64).notNullable().unique()
      /** When a program last fetched the calendar; null when none did. */
      table.dateTime('fetched_at').nullable()
      table.dateTime('created_at').notNullable()
    })
  }
}
