import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * A customer's live team game (a Spellenfabriek): its clock, its rooms, and which team is in which
 * room.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('live_games', (table) => {
      table.increments('id')
      belongsTo(table, 'customer_id', 'customers').notNullable().unique()
      table.string('status', 10).notNullable().defaultTo('closed')
      table.integer('duration').notNullable()
      table.dateTime('start').nullable()
      table.integer('extra_seconds').notNullable().defaultTo(0)
      table.integer('pause_seconds').notNullable().defaultTo(0)
      table.dateTime('paused_at').nullable()
      /** Teams with a higher number do not take part; their earlier rounds stay. */
      table.integer('team_count').notNullable()
      table.integer('hint_3_counts').notNullable().defaultTo(1)
      table.string('announcement', 300).nullable()
      table.dateTime('announced_at').nullable()
      /** The secret of the big screen, and whether it hides the scores until the end. */
      table.string('screen_token', 40).notNullable().unique()
      table.boolean('scores_hidden').notNullable().defaultTo(false)
      /** Counts every change. Its update also prevents two changes of one game at the same time. */
      table.integer('version').notNullable().defaultTo(0)
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('room_selections', (table) => {
      belongsTo(table, 'spellenfabriek_id', 'live_games').notNullable()
      belongsTo(table, 'room_id', 'rooms').notNullable()
      table.primary(['spellenfabriek_id', 'room_id'])
    })

    this.schema.createTable('occupations', (table) => {
      table.increments('id')
      belongsTo(table, 'spellenfabriek_id', 'live_games').notNullable()
      belongsTo(table, 'room_id', 'rooms').notNullable()
      belongsTo(table, 'team_id', 'teams').notNullable()
      table.dateTime('seen_at').notNullable()
      /** A room has at most one team, and a team is in at most one room. */
      table.unique(['spellenfabriek_id', 'room_id'])
      table.unique(['team_id'])
    })
  }
}
