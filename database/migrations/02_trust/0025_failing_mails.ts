import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a mail did not go out, since when it fails, and when it is tried again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('mails', (table) => {
      table.string('failure', 30).nullable()
      table.dateTime('failing_since').nullable()
      table.dateTime('retry_at').nullable()
    })
  }
}
