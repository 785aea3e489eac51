import { BaseSchema } from '@adonisjs/lucid/schema'

/** Why a game stands still; empty while it runs, and when nobody gave a reason. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('live_games', (table) => table.string('pause_reason', 60).nullable())
  }
}
