import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The live team game. A `spellenfabriek` is a klant's game, a `ronde` one evening of it: progress,
 * corrections and log belong to the round, so that nothing is lost by a wrong button.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('klanten', (table) => {
      table.increments('id')
      table.string('name', 100).notNullable()
      table.string('email', 254).notNullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('spellenfabriek_rooms', (table) => {
      table.increments('id')
      table.string('naam', 60).notNullable()
      /** What the game master calls it, with its place. */
      table.string('adminnaam', 60).notNullable()
      /** The chest that holds its material. */
      table.string('opberg', 60).notNullable()
      table.integer('volgnummer').notNullable()
      table.integer('tijdschatting').notNullable()
      table.text('vraag').notNullable()
      table.string('antwoord', 255).notNullable()
      for (const hint of ['hint_1', 'hint_2', 'hint_3']) table.text(hint).notNullable()
      for (const points of [
        'max_punten',
        'min_punten',
        'fout_cost',
        'hint_1_cost',
        'hint_2_cost',
        'hint_3_cost',
      ])
        table.integer(points).notNullable()
      table.dateTime('gearchiveerd_op').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('spellenfabrieken', (table) => {
      table.increments('id')
      table
        .integer('klant_id')
        .unsigned()
        .notNullable()
        .unique()
        .references('klanten.id')
        .onDelete('CASCADE')
      table.string('status', 10).notNullable().defaultTo('closed')
      table.integer('tijdsduur').notNullable()
      table.dateTime('start').nullable()
      table.integer('extra_seconden').notNullable().defaultTo(0)
      table.integer('pauze_seconden').notNullable().defaultTo(0)
      table.dateTime('gepauzeerd_op').nullable()
      /** Teams with a higher number stand aside; their earlier rounds stay. */
      table.integer('aantal_teams').notNullable()
      table.integer('hint_3_telt').notNullable().defaultTo(1)
      table.string('mededeling', 300).nullable()
      table.dateTime('mededeling_op').nullable()
      /** The big screen's own secret, and whether it hides the scores until the end. */
      table.string('scherm_token', 40).notNullable().unique()
      table.boolean('scores_verborgen').notNullable().defaultTo(false)
      /** Counts every change; its update is also what keeps two changes of one game apart. */
      table.integer('versie').notNullable().defaultTo(0)
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('spellenfabriek_roomkeuzes', (table) => {
      this.#hoortBij(table, 'spellenfabriek_id', 'spellenfabrieken')
      this.#hoortBij(table, 'room_id', 'spellenfabriek_rooms')
      table.primary(['spellenfabriek_id', 'room_id'])
    })

    this.schema.createTable('teams', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'klant_id', 'klanten')
      table.integer('nummer').notNullable()
      table.string('name', 40).notNullable()
      table.string('custom_name', 40).nullable()
      table.string('api_token', 40).notNullable().unique()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['klant_id', 'nummer'])
    })

    this.schema.createTable('rondes', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'spellenfabriek_id', 'spellenfabrieken')
      table.integer('nummer').notNullable()
      table.dateTime('begonnen_op').notNullable()
      table.dateTime('gesloten_op').nullable()
      table.unique(['spellenfabriek_id', 'nummer'])
    })

    this.schema.createTable('voortgang', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'ronde_id', 'rondes')
      this.#hoortBij(table, 'team_id', 'teams')
      this.#hoortBij(table, 'room_id', 'spellenfabriek_rooms')
      for (const flag of ['antwoord', 'hint_1', 'hint_2', 'hint_3'])
        table.boolean(flag).notNullable().defaultTo(false)
      table.integer('aantal_fout').notNullable().defaultTo(0)
      table.integer('points').notNullable().defaultTo(0)
      table.dateTime('updated_at').notNullable()
      table.unique(['ronde_id', 'team_id', 'room_id'])
    })

    this.schema.createTable('foute_antwoorden', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'voortgang_id', 'voortgang')
      table.string('antwoord', 200).notNullable()
      table.dateTime('created_at').notNullable()
      /** The same wrong answer costs points once, however often it is sent. */
      table.unique(['voortgang_id', 'antwoord'])
    })

    this.schema.createTable('bezettingen', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'spellenfabriek_id', 'spellenfabrieken')
      this.#hoortBij(table, 'room_id', 'spellenfabriek_rooms')
      this.#hoortBij(table, 'team_id', 'teams')
      table.dateTime('gezien_op').notNullable()
      /** One team in a room, and a team in one room. */
      table.unique(['spellenfabriek_id', 'room_id'])
      table.unique(['team_id'])
    })

    this.schema.createTable('puntencorrecties', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'ronde_id', 'rondes')
      this.#hoortBij(table, 'team_id', 'teams')
      table.integer('punten').notNullable()
      table.string('reden', 200).notNullable()
      table.dateTime('created_at').notNullable()
    })

    this.schema.createTable('spellogregels', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'spellenfabriek_id', 'spellenfabrieken')
      table.integer('ronde_id').unsigned().nullable().references('rondes.id').onDelete('CASCADE')
      table.integer('team_id').unsigned().nullable().references('teams.id').onDelete('CASCADE')
      table.string('wat', 40).notNullable()
      table.text('gegevens').notNullable()
      table.dateTime('created_at').notNullable()
      table.index(['spellenfabriek_id', 'ronde_id'])
    })
  }

  override async down() {
    for (const tableName of [
      'spellogregels',
      'puntencorrecties',
      'bezettingen',
      'foute_antwoorden',
      'voortgang',
      'rondes',
      'teams',
      'spellenfabriek_roomkeuzes',
      'spellenfabrieken',
      'spellenfabriek_rooms',
      'klanten',
    ])
      this.schema.dropTable(tableName)
  }

  #hoortBij(
    table: Parameters<Parameters<typeof this.schema.createTable>[1]>[0],
    column: string,
    tableName: string
  ) {
    table.integer(column).unsigned().notNullable().references(`${tableName}.id`).onDelete('CASCADE')
  }
}
