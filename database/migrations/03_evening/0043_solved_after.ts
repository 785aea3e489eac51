import { BaseSchema } from '@adonisjs/lucid/schema'

/** After how many seconds of play a team solved a room; without the pauses. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('room_progress', (table) => {
      table.integer('solved_after').nullable()
    })
  }
}
