import { BaseSchema } from '@adonisjs/lucid/schema'

/** An order for an evening belongs to the quote that it was made from, also after a newer one. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('orders', (table) => {
      /** The version of the quote of the booking; null for a game. */
      table.integer('quote_version').nullable()
    })
  }
}
