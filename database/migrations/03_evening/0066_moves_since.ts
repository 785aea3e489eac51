import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The versions since which only teams moved, so that a process keeps the rooms and teams of a game
 * in memory while another process takes the taps. Any other change raises the version alone, so
 * that `moved_version` falls behind it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('live_games', (table) => {
      /** After this version nothing but moves of teams happened, up to `moved_version`. */
      table.integer('moves_since').notNullable().defaultTo(0)
      /** The version that the last move made. */
      table.integer('moved_version').notNullable().defaultTo(0)
    })
  }
}
