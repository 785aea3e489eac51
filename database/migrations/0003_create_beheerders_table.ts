import { BaseSchema } from '@adonisjs/lucid/schema'

/** The people who run the shop and the evenings. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('beheerders', (table) => {
      table.increments('id')
      table.string('naam', 100).notNullable()
      table.string('email', 254).notNullable().unique()
      table.string('password', 255).notNullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }

  override async down() {
    this.schema.dropTable('beheerders')
  }
}
