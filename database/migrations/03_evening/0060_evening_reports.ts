import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * The mail with the result of a round. A mail that is sent again gets the next number, as other
 * mails do.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('mails', (table) => {
      belongsTo(table, 'round_id', 'rounds').nullable()
      table.unique(['round_id', 'kind', 'sequence_number'])
    })
  }
}
