import { BaseSchema } from '@adonisjs/lucid/schema'

/** Progress of games behind a personal link: named flags per link. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('leveringen', (table) => {
      /** Counts what changed on a play link, so that other devices know when to look again. */
      table.integer('spelversie').notNullable().defaultTo(0)
      table.dateTime('uitgespeeld_op').nullable()
    })

    this.schema.createTable('spelvlaggen', (table) => {
      table.increments('id')
      table
        .integer('levering_id')
        .unsigned()
        .notNullable()
        .references('leveringen.id')
        .onDelete('CASCADE')
      table.string('naam', 40).notNullable()
      /** The answer was asked for instead of found. */
      table.boolean('automatisch').notNullable().defaultTo(false)
      table.dateTime('created_at').notNullable()
      /** The same flag twice is one row, whoever was first. */
      table.unique(['levering_id', 'naam'])
    })
  }

  override async down() {
    this.schema.dropTable('spelvlaggen')
    this.schema.alterTable('leveringen', (table) => {
      table.dropColumn('spelversie')
      table.dropColumn('uitgespeeld_op')
    })
  }
}
