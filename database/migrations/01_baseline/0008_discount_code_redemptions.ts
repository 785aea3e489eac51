import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** A use of a code. The unique trio (code, e-mail, number) decides who was first. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('discount_code_redemptions', (table) => {
      table.increments('id')
      table.integer('discount_code_id').unsigned().notNullable().references('discount_codes.id')
      belongsTo(table, 'order_id', 'orders').notNullable().unique()
      table.string('email', 254).notNullable()
      table.integer('sequence_number').notNullable()
      table.unique(['discount_code_id', 'email', 'sequence_number'])
    })
  }
}
