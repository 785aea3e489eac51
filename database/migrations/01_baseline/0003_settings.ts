import { BaseSchema } from '@adonisjs/lucid/schema'

/** The settings that the owner changes in the admin area. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('settings', (table) => {
      table.string('name', 60).primary()
      table.text('value').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
