import { BaseSchema } from '@adonisjs/lucid/schema'

/** Rooms of the live team game. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('rooms', (table) => {
      table.increments('id')
      table.string('name', 60).notNullable()
      /** The game master's name for the room, with its place. */
      table.string('admin_name', 60).notNullable()
      /** The chest that contains the room's material. */
      table.string('storage', 60).notNullable()
      table.integer('sequence_number').notNullable()
      table.integer('time_estimate').notNullable()
      table.text('question').notNullable()
      table.string('answer', 255).notNullable()
      table.text('hint_1').notNullable()
      table.text('hint_2').notNullable()
      table.text('hint_3').notNullable()
      table.integer('max_points').notNullable()
      table.integer('min_points').notNullable()
      table.integer('wrong_cost').notNullable()
      table.integer('hint_1_cost').notNullable()
      table.integer('hint_2_cost').notNullable()
      table.integer('hint_3_cost').notNullable()
      table.dateTime('archived_at').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
