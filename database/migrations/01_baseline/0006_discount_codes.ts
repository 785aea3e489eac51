import { BaseSchema } from '@adonisjs/lucid/schema'

/** Discount codes, and how often each may be used. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('discount_codes', (table) => {
      table.increments('id')
      table.string('code', 40).notNullable().unique()
      table.enum('kind', ['percentage', 'bedrag']).notNullable()
      table.integer('value').notNullable()
      table.dateTime('valid_from').nullable()
      table.dateTime('valid_until').nullable()
      table.dateTime('stopped_at').nullable()
      table.text('games').notNullable().defaultTo('')
      table.integer('max_total').nullable()
      table.integer('max_per_email').nullable()
      table.integer('used_total').notNullable().defaultTo(0)
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
