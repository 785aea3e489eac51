import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * Evenings that are played on a laptop in a hall without internet: what left this shop, what was
 * unpacked here, and which rounds came back.
 */
export default class extends BaseSchema {
  override async up() {
    /** At home. */
    this.schema.createTable('packed_evenings', (table) => {
      table.increments('id')
      belongsTo(table, 'customer_id', 'customers').notNullable().unique()
      /** The name of the evening, the same on every machine. */
      table.string('key', 40).notNullable().unique()
      /** The laptop seals its results with this secret. */
      table.string('return_secret', 40).notNullable()
      table.dateTime('created_at').notNullable()
    })

    /** On the laptop. */
    this.schema.createTable('unpacked_evenings', (table) => {
      table.increments('id')
      belongsTo(table, 'customer_id', 'customers').notNullable().unique()
      table.string('key', 40).notNullable().unique()
      /** Drawn here, so that the rounds of two laptops with the same evening are told apart. */
      table.string('copy', 40).notNullable()
      table.string('return_secret', 40).notNullable()
      /** The hash of what was unpacked last; unpacking the same again changes nothing. */
      table.string('fingerprint', 64).notNullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    /** On the laptop: which room of home a room here stands for. */
    this.schema.createTable('unpacked_rooms', (table) => {
      table.increments('id')
      belongsTo(table, 'unpacked_evening_id', 'unpacked_evenings').notNullable()
      belongsTo(table, 'room_id', 'rooms').notNullable()
      table.integer('home_id').notNullable()
      table.unique(['unpacked_evening_id', 'room_id'])
    })

    /** At home. The origin is the copy and the number there, and lets a round come back once. */
    this.schema.createTable('returned_rounds', (table) => {
      table.increments('id')
      belongsTo(table, 'round_id', 'rounds').notNullable().unique()
      table.string('origin', 80).notNullable().unique()
      table.dateTime('created_at').notNullable()
    })
  }
}
