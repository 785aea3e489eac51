import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** The mail with the result of a round. Sent again it gets the next number, as other mails do. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('mails', (table) => {
      belongsTo(table, 'round_id', 'rounds').nullable()
      table.unique(['round_id', 'kind', 'sequence_number'])
    })
  }
}
