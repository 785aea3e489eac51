import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * A round is one evening of a live game. Progress and corrections belong to it, so that a wrong
 * button loses nothing.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('rounds', (table) => {
      table.increments('id')
      belongsTo(table, 'spellenfabriek_id', 'live_games').notNullable()
      table.integer('number').notNullable()
      table.dateTime('started_at').notNullable()
      table.dateTime('closed_at').nullable()
      table.unique(['spellenfabriek_id', 'number'])
    })

    this.schema.createTable('room_progress', (table) => {
      table.increments('id')
      belongsTo(table, 'round_id', 'rounds').notNullable()
      belongsTo(table, 'team_id', 'teams').notNullable()
      belongsTo(table, 'room_id', 'rooms').notNullable()
      table.boolean('answer').notNullable().defaultTo(false)
      table.boolean('hint_1').notNullable().defaultTo(false)
      table.boolean('hint_2').notNullable().defaultTo(false)
      table.boolean('hint_3').notNullable().defaultTo(false)
      table.integer('wrong_count').notNullable().defaultTo(0)
      table.integer('points').notNullable().defaultTo(0)
      table.dateTime('updated_at').notNullable()
      table.unique(['round_id', 'team_id', 'room_id'])
    })

    this.schema.createTable('wrong_answers', (table) => {
      table.increments('id')
      belongsTo(table, 'room_progress_id', 'room_progress').notNullable()
      table.string('answer', 200).notNullable()
      table.dateTime('created_at').notNullable()
      /** The same wrong answer costs points once, however often it is sent. */
      table.unique(['room_progress_id', 'answer'])
    })

    this.schema.createTable('points_corrections', (table) => {
      table.increments('id')
      belongsTo(table, 'round_id', 'rounds').notNullable()
      belongsTo(table, 'team_id', 'teams').notNullable()
      table.integer('points').notNullable()
      table.string('reason', 200).notNullable()
      table.dateTime('created_at').notNullable()
    })

    /** The events of a live game, in order. */
    this.schema.createTable('game_log_entries', (table) => {
      table.increments('id')
      belongsTo(table, 'spellenfabriek_id', 'live_games').notNullable()
      belongsTo(table, 'round_id', 'rounds').nullable()
      belongsTo(table, 'team_id', 'teams').nullable()
      table.string('what', 40).notNullable()
      table.text('data').notNullable()
      /**
       * The key that the screen made for an action that adds up, such as extra time. It makes the
       * action count once in its game.
       */
      table.string('key', 64).nullable()
      table.dateTime('created_at').notNullable()
      table.unique(['spellenfabriek_id', 'key'])
      table.index(['spellenfabriek_id', 'round_id'])
    })
  }
}
