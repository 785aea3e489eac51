import { BaseSchema } from '@adonisjs/lucid/schema'

/** The telling of the final scores on the big screen, for which the phones wait. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('live_games', (table) => {
      /** The last sign of life of a big screen that somebody sees. */
      table.dateTime('screen_seen_at').nullable()
      /** When the game master had the final scores shown; empty in every other status. */
      table.dateTime('finished_at').nullable()
      /** When the phones may show them too; empty when they need not wait any more. */
      table.dateTime('reveal_at').nullable()
    })
  }
}
