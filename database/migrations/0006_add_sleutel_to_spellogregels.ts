import { BaseSchema } from '@adonisjs/lucid/schema'

/** A press that adds up is known by the key that its screen made, and counts once in its game. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('spellogregels', (table) => {
      table.string('sleutel', 64).nullable()
      table.unique(['spellenfabriek_id', 'sleutel'])
    })
  }

  override async down() {
    this.schema.alterTable('spellogregels', (table) => {
      table.dropUnique(['spellenfabriek_id', 'sleutel'])
      table.dropColumn('sleutel')
    })
  }
}
