import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many mails of a kind somebody caused to one receiver since a moment of the last day. The
 * receiver is a keyed hash, so that the table names nobody.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('mail_brakes', (table) => {
      table.string('kind', 30).notNullable()
      table.string('receiver', 64).notNullable()
      table.integer('mails').notNullable()
      table.dateTime('until').notNullable().index()
      table.primary(['kind', 'receiver'])
    })
  }
}
