import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A room stays with its team while anything is heard of that team. What was a lease of the room is
 * now the moment of entering, beside the last sign of life of the team itself.
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
