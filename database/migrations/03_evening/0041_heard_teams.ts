import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A room stays with its team for as long as the team shows signs of life. The column of the room's
 * lease becomes the moment of entering, and each team gets the moment of its last sign of life.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('teams', (table) => {
      table.dateTime('heard_at').nullable()
    })
    this.schema.alterTable('live_games', (table) => {
      /** When the last pause ended; null without a pause. */
      table.dateTime('resumed_at').nullable()
    })
    this.schema.alterTable('occupations', (table) => {
      table.renameColumn('seen_at', 'entered_at')
    })
  }
}
