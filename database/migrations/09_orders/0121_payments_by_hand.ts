import { BaseSchema } from '@adonisjs/lucid/schema'

/** Money that the owner took herself, beside the payment provider. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('payments', (table) => {
      /** How she took it, such as in cash; null when the provider or a voucher paid. */
      table.string('by_hand', 20).nullable()
    })
  }
}
