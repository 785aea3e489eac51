import { BaseSchema } from '@adonisjs/lucid/schema'

/** The pauses that were over when a team entered its room, so that later ones do not count as its time. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('occupations', (table) =>
      table.integer('pause_seconds').notNullable().defaultTo(0)
    )
  }
}
