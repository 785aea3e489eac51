import { BaseSchema } from '@adonisjs/lucid/schema'

/** The people who run the shop and the evenings, and their changes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('admins', (table) => {
      table.increments('id')
      table.string('name', 100).notNullable()
      table.string('email', 254).notNullable().unique()
      table.string('password', 255).notNullable()
      /** The secret is encrypted. A login asks for a code once `totp_since` has a value. */
      table.text('totp_secret').nullable()
      table.dateTime('totp_since').nullable()
      /** The time step of the last used code, because no code works twice. */
      table.integer('totp_step').nullable()
      /** Hashes of the remaining recovery codes, as JSON. */
      table.text('recovery_codes').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    /** Who changed what in the admin area. */
    this.schema.createTable('audit_entries', (table) => {
      table.increments('id')
      table.integer('admin_id').unsigned().nullable().references('admins.id').onDelete('SET NULL')
      table.string('who', 254).notNullable()
      table.string('what', 60).notNullable()
      table.string('subject', 120).notNullable()
      table.text('data').notNullable()
      table.dateTime('created_at').notNullable().index()
    })
  }
}
