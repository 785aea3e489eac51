import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Where admins are logged in. A session without its row here opens nothing. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('admin_sessions', (table) => {
      table.increments('id')
      belongsTo(table, 'admin_id', 'admins').notNullable().index()
      /** A hash of the key in the session cookie. */
      table.string('key_mark', 64).notNullable().unique()
      table.string('address', 64).notNullable()
      /** The browser and the machine in words, because the whole text of a browser says too much. */
      table.string('browser', 80).notNullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('seen_at').notNullable()
    })
  }
}
