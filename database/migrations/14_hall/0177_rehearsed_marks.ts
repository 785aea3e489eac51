import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What a rehearsal played, so that a change since is noticed. Earlier rehearsals have no mark, so
 * they count as played before the last change.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('rehearsals', (table) => {
      table.string('mark', 64).nullable()
    })
  }
}
