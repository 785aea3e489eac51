import { BaseSchema } from '@adonisjs/lucid/schema'

/** For how many teams the cards were printed the last time, so that a card too many is noticed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('live_games', (table) => {
      table.integer('cards_printed').notNullable().defaultTo(0)
    })
  }
}
