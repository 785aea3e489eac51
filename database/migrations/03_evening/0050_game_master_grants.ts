import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Who may lead which evening, and until when. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('game_master_grants', (table) => {
      table.increments('id')
      belongsTo(table, 'admin_id', 'admins').notNullable()
      belongsTo(table, 'spellenfabriek_id', 'live_games').notNullable().index()
      table.dateTime('granted_at').notNullable()
      /** Without a moment the access ends a day after the round. */
      table.dateTime('until').nullable()
      table.dateTime('withdrawn_at').nullable()
      /** The mail that told about it. */
      table.integer('mail_id').unsigned().nullable().index()
      table.unique(['admin_id', 'spellenfabriek_id'])
    })
  }
}
