import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A code counts its uses per mailbox and not per spelling of its address. The domain of a mailbox is
 * in ASCII, which can be longer than the address that was typed.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('discount_code_redemptions', (table) => {
      table.renameColumn('email', 'mailbox')
    })
    this.schema.alterTable('discount_code_redemptions', (table) => {
      table.text('mailbox').notNullable().alter()
    })
  }
}
