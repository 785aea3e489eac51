import { BaseSchema } from '@adonisjs/lucid/schema'

/** The shop's books: prices, discount codes, orders, payment attempts, deliveries and what came of them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('prijzen', (table) => {
      table.increments('id')
      table.string('naam', 60).notNullable().unique()
      table.integer('centen').notNullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    /** One row: every change of a price or a text raises the number, and cached pages drop. */
    this.schema.createTable('winkelversies', (table) => {
      table.integer('id').primary()
      table.integer('nummer').notNullable()
    })

    this.schema.createTable('actiecodes', (table) => {
      table.increments('id')
      table.string('code', 40).notNullable().unique()
      table.enum('soort', ['percentage', 'bedrag']).notNullable()
      table.integer('waarde').notNullable()
      table.dateTime('geldig_vanaf').nullable()
      table.dateTime('geldig_tot').nullable()
      table.text('spellen').notNullable().defaultTo('')
      table.integer('max_totaal').nullable()
      table.integer('max_per_email').nullable()
      table.integer('gebruikt_totaal').notNullable().defaultTo(0)
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('bestellingen', (table) => {
      table.increments('id')
      table.string('nummer', 20).notNullable().unique()
      table.string('token', 64).notNullable().unique()
      table.string('aanvraagsleutel', 64).notNullable().unique()
      table.string('item_name', 60).notNullable()
      table.string('naam', 100).notNullable()
      table.string('email', 254).notNullable().index()
      table.string('adres', 150).nullable()
      table.string('postcode', 10).nullable()
      table.string('plaats', 100).nullable()
      table.integer('actiecode_id').unsigned().nullable().references('actiecodes.id')
      table.integer('prijs_centen').notNullable()
      table.integer('korting_centen').notNullable()
      table.integer('totaal_centen').notNullable()
      table.string('status', 20).notNullable().index()
      table.dateTime('afstand_herroeping_op').nullable()
      table.text('afstand_herroeping_tekst').nullable()
      table.dateTime('betaald_op').nullable()
      table.dateTime('created_at').notNullable().index()
      table.dateTime('updated_at').notNullable()
    })

    /** A place of a code: the pair (code, e-mail, number) settles who was first. */
    this.schema.createTable('actiecode_gebruiken', (table) => {
      table.increments('id')
      table.integer('actiecode_id').unsigned().notNullable().references('actiecodes.id')
      table
        .integer('bestelling_id')
        .unsigned()
        .notNullable()
        .unique()
        .references('bestellingen.id')
        .onDelete('CASCADE')
      table.string('email', 254).notNullable()
      table.integer('volgnummer').notNullable()
      table.unique(['actiecode_id', 'email', 'volgnummer'])
    })

    this.schema.createTable('betalingen', (table) => {
      table.increments('id')
      table
        .integer('bestelling_id')
        .unsigned()
        .notNullable()
        .references('bestellingen.id')
        .onDelete('CASCADE')
      table.string('provider_id', 64).nullable().unique()
      table.string('idempotentiesleutel', 64).notNullable().unique()
      table.string('status', 20).notNullable().index()
      table.integer('bedrag_centen').notNullable()
      table.integer('terugbetaald_centen').notNullable().defaultTo(0)
      table.text('checkout_url').nullable()
      /** Filled while this attempt may still bring money: at most one such attempt per order. */
      table.integer('open_voor_bestelling').nullable().unique()
      table.dateTime('verloopt_op').nullable()
      table.dateTime('laatst_bekeken_op').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.index(['bestelling_id'])
    })

    this.schema.createTable('leveringen', (table) => {
      table.increments('id')
      table
        .integer('bestelling_id')
        .unsigned()
        .notNullable()
        .references('bestellingen.id')
        .onDelete('CASCADE')
      table.string('soort', 20).notNullable()
      /** The secret of the link: the `uniqueid` of a game, or the key of a download. */
      table.string('token', 64).nullable().unique()
      table.dateTime('geldig_tot').nullable()
      table.dateTime('ingetrokken_op').nullable()
      table.integer('aantal_opgehaald').notNullable().defaultTo(0)
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['bestelling_id', 'soort'])
    })

    this.schema.createTable('contactberichten', (table) => {
      table.increments('id')
      table.string('naam', 100).notNullable()
      table.string('email', 254).notNullable()
      table.string('telefoon', 30).nullable()
      table.text('bericht').notNullable()
      table.dateTime('created_at').notNullable().index()
      table.dateTime('updated_at').notNullable()
    })

    /** The outbox: a mail is written here with the change it follows from, and sent from here. */
    this.schema.createTable('mails', (table) => {
      table.increments('id')
      table.string('soort', 40).notNullable()
      table
        .integer('bestelling_id')
        .unsigned()
        .nullable()
        .references('bestellingen.id')
        .onDelete('CASCADE')
      table
        .integer('contactbericht_id')
        .unsigned()
        .nullable()
        .references('contactberichten.id')
        .onDelete('CASCADE')
      table.string('status', 20).notNullable().index()
      /** The Message-ID: the same on every try, so that a mail server recognises a repetition. */
      table.string('bericht_id', 120).notNullable().unique()
      /** The job that is sending it now. */
      table.string('geclaimd_door', 64).nullable()
      table.integer('pogingen').notNullable().defaultTo(0)
      table.text('laatste_fout').nullable()
      table.dateTime('verzonden_op').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['bestelling_id', 'soort'])
      table.unique(['contactbericht_id', 'soort'])
    })

    /** What happened to an order, for its timeline; no personal data. */
    this.schema.createTable('gebeurtenissen', (table) => {
      table.increments('id')
      table
        .integer('bestelling_id')
        .unsigned()
        .nullable()
        .references('bestellingen.id')
        .onDelete('CASCADE')
      table.string('soort', 60).notNullable()
      table.text('bijzonderheden').notNullable().defaultTo('')
      table.dateTime('created_at').notNullable()
      table.index(['bestelling_id'])
    })

    /** What a person has to look at: a double payment, a wrong amount. The key keeps it to one alarm. */
    this.schema.createTable('alarmen', (table) => {
      table.increments('id')
      table.string('sleutel', 120).notNullable().unique()
      table.string('soort', 40).notNullable()
      table
        .integer('bestelling_id')
        .unsigned()
        .nullable()
        .references('bestellingen.id')
        .onDelete('CASCADE')
      table.text('bijzonderheden').notNullable().defaultTo('')
      table.dateTime('opgelost_op').nullable().index()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }

  override async down() {
    for (const table of [
      'alarmen',
      'gebeurtenissen',
      'mails',
      'contactberichten',
      'leveringen',
      'betalingen',
      'actiecode_gebruiken',
      'bestellingen',
      'actiecodes',
      'winkelversies',
      'prijzen',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
