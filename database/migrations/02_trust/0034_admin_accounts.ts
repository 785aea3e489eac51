import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** More than one admin: their roles, and the links by which they choose a password. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('admins', (table) => {
      table.string('role', 20).notNullable().defaultTo('eigenaar')
      /** Has a value until somebody who was invited chose a password. */
      table.dateTime('invited_at').nullable()
      table.dateTime('deactivated_at').nullable()
    })

    this.schema.createTable('admin_links', (table) => {
      table.increments('id')
      belongsTo(table, 'admin_id', 'admins').notNullable().index()
      table.string('kind', 20).notNullable()
      /** The mail that carries the link. */
      table.integer('mail_id').unsigned().nullable().index()
      table.dateTime('expires_at').notNullable()
      table.dateTime('used_at').nullable()
      table.dateTime('created_at').notNullable()
    })
  }
}
