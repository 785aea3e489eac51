import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Messages of the contact form, and our replies. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('contact_messages', (table) => {
      table.increments('id')
      table.string('name', 100).notNullable()
      table.string('email', 254).notNullable()
      table.string('phone', 30).nullable()
      table.text('message').notNullable()
      table.dateTime('answered_at').nullable()
      /** When a person marked the message as needing no answer. */
      table.dateTime('handled_at').nullable()
      table.dateTime('created_at').notNullable().index()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('contact_replies', (table) => {
      table.increments('id')
      belongsTo(table, 'contact_message_id', 'contact_messages').notNullable().index()
      table.integer('admin_id').unsigned().nullable().references('admins.id').onDelete('SET NULL')
      table.string('key', 64).notNullable().unique()
      table.text('text').notNullable()
      table.dateTime('created_at').notNullable()
    })
  }
}
