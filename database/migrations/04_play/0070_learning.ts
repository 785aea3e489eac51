import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What wrong answers and opinions tell about a game, without a link to any person, play link or
 * moment.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('wrong_guesses', (table) => {
      table.increments('id')
      table.string('game', 60).notNullable()
      table.string('puzzle', 60).notNullable()
      /** What was typed, normalised. */
      table.string('text', 60).notNullable()
      table.integer('count').notNullable()
      table.string('last_day', 10).notNullable().index()
      table.unique(['game', 'puzzle', 'text'])
    })
    this.schema.createTable('play_opinions', (table) => {
      table.increments('id')
      table.string('game', 60).notNullable()
      table.string('day', 10).notNullable().index()
      table.integer('fun')
      table.integer('difficulty')
      table.string('remark', 200)
    })
  }
}
