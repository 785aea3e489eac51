import { BaseSchema } from '@adonisjs/lucid/schema'

/** The prices, the earlier prices, and the version under which pages are cached. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('prices', (table) => {
      table.increments('id')
      table.string('name', 60).notNullable().unique()
      table.integer('cents').notNullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('price_changes', (table) => {
      table.increments('id')
      table.string('name', 60).notNullable()
      table.integer('cents').notNullable()
      table.integer('admin_id').unsigned().nullable().references('admins.id').onDelete('SET NULL')
      table.dateTime('created_at').notNullable()
      table.index(['name', 'created_at'])
    })

    /**
     * One row. Every change of a price or a text raises the number, which makes cached pages
     * outdated.
     */
    this.schema.createTable('shop_versions', (table) => {
      table.integer('id').primary()
      table.integer('number').notNullable()
    })
  }
}
