import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Rehearsals with robot teams, each on a copy of an evening that nobody sees in a list. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('customers', (table) => {
      /** The customer of which this is a copy, for as long as a rehearsal runs. */
      table.integer('rehearsal_of').unsigned().nullable().index()
    })

    this.schema.createTable('rehearsals', (table) => {
      table.increments('id')
      belongsTo(table, 'customer_id', 'customers').notNullable().unique()
      table.integer('copy_id').unsigned().nullable()
      /** Has a value while it runs; only one runs at a time. */
      table.string('turn', 10).nullable().unique()
      table.string('phase', 20).notNullable()
      table.integer('done').notNullable().defaultTo(0)
      table.integer('total').notNullable().defaultTo(0)
      table.text('failure').nullable()
      /** What it found, as JSON. */
      table.text('report').nullable()
      table.dateTime('started_at').notNullable()
      /** The process that plays it shows that it is there. */
      table.dateTime('seen_at').notNullable()
    })
  }
}
