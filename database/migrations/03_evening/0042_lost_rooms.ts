import { BaseSchema } from '@adonisjs/lucid/schema'

/** How a team lost a room, until it enters a room again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('room_progress', (table) => {
      table.string('lost_how', 20).nullable()
    })
  }
}
