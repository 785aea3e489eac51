import { BaseSchema } from '@adonisjs/lucid/schema'

/** Counts per day, without a link to any person. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('tallies', (table) => {
      table.increments('id')
      table.string('day', 10).notNullable().index()
      table.string('kind', 20).notNullable()
      table.string('game', 60).notNullable()
      table.string('part', 80).notNullable().defaultTo('')
      table.integer('count').notNullable()
      table.unique(['day', 'kind', 'game', 'part'])
    })
  }
}
