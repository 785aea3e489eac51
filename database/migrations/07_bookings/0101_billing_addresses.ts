import { BaseSchema } from '@adonisjs/lucid/schema'

/** Where the invoice of an evening is addressed to, when that is not where the evening is. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('bookings', (table) => {
      table.string('billing_address', 250).nullable()
    })
  }
}
