import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** What a customer gets for an order: a download, or a game behind a personal link. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('deliveries', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').notNullable()
      table.string('kind', 20).notNullable()
      /** The secret of the link: the `uniqueid` of a game, or the key of a download. */
      table.string('token', 64).nullable().unique()
      table.dateTime('valid_until').nullable()
      /**
       * The moment at which the customer extended the link, which is possible once. A game master
       * extends it as often as needed.
       */
      table.dateTime('extended_at').nullable()
      table.dateTime('reminded_at').nullable()
      table.dateTime('revoked_at').nullable()
      table.integer('fetch_count').notNullable().defaultTo(0)
      /** Counts the changes on a play link, so that other devices know when to fetch again. */
      table.integer('game_version').notNullable().defaultTo(0)
      table.dateTime('completed_at').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['order_id', 'kind'])
    })
  }
}
