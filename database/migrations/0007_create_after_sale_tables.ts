import { BaseSchema } from '@adonisjs/lucid/schema'

type TableBuilder = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

/** After the sale: refunds, invoices, withdrawals, answers, price history, counts, settings and who did what. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('bestellingen', (table) => {
      table.dateTime('verzonden_op').nullable()
      table.string('vervoerder', 40).nullable()
      table.string('track_trace', 200).nullable()
      table.dateTime('geannuleerd_op').nullable()
    })

    this.schema.alterTable('betalingen', (table) => {
      /** Taken back by the customer's bank; counts in `terugbetaald_centen` as well. */
      table.integer('teruggevorderd_centen').notNullable().defaultTo(0)
      /** Taken back once, and given again since; only grows. */
      table.integer('teruggedraaid_centen').notNullable().defaultTo(0)
      /** What came in, as the provider says; with `afwijkend` it is not what was asked. */
      table.integer('ontvangen_centen').nullable()
    })

    this.schema.alterTable('leveringen', (table) => {
      /** A customer extends a link once; a game master as often as is needed. */
      table.dateTime('verlengd_op').nullable()
      table.dateTime('herinnerd_op').nullable()
    })

    this.schema.alterTable('contactberichten', (table) => {
      table.dateTime('beantwoord_op').nullable()
      /** Needs no answer, said a person. */
      table.dateTime('afgehandeld_op').nullable()
    })

    this.schema.alterTable('actiecodes', (table) => {
      table.dateTime('gestopt_op').nullable()
    })

    this.schema.alterTable('beheerders', (table) => {
      /** Encrypted. Asked for at login once `totp_sinds` is filled. */
      table.text('totp_geheim').nullable()
      table.dateTime('totp_sinds').nullable()
      /** The time step of the last code that was used: no code works twice. */
      table.integer('totp_stap').nullable()
      /** Hashes of the recovery codes that are left, as JSON. */
      table.text('herstelcodes').nullable()
    })

    /** Money on its way back. One press is one `sleutel`, in as many parts as there are attempts to refund. */
    this.schema.createTable('terugbetalingen', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'betaling_id', 'betalingen')
      table.string('provider_id', 64).nullable().unique()
      table.string('sleutel', 64).notNullable()
      table.integer('volgnummer').notNullable()
      table.unique(['sleutel', 'volgnummer'])
      table.string('idempotentiesleutel', 64).notNullable().unique()
      table.integer('bedrag_centen').notNullable()
      table.string('reden', 200).notNullable()
      table.string('status', 20).notNullable().index()
      table
        .integer('beheerder_id')
        .unsigned()
        .nullable()
        .references('beheerders.id')
        .onDelete('SET NULL')
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    /** One row a year and series: its update hands out the next number, in the transaction that uses it. */
    this.schema.createTable('factuurreeksen', (table) => {
      table.integer('jaar').notNullable()
      table.string('soort', 20).notNullable()
      table.integer('laatste').notNullable()
      table.primary(['jaar', 'soort'])
    })

    this.schema.createTable('facturen', (table) => {
      table.increments('id')
      table.string('soort', 20).notNullable()
      table.integer('jaar').notNullable()
      table.integer('volgnummer').notNullable()
      table.string('nummer', 20).notNullable().unique()
      this.#hoortBij(table, 'bestelling_id', 'bestellingen')
      /** Filled on an invoice only: an order has one. */
      table.integer('factuur_voor_bestelling').nullable().unique()
      /** What a credit note pays back; an invoice has none. */
      table
        .integer('terugbetaling_id')
        .unsigned()
        .nullable()
        .unique()
        .references('terugbetalingen.id')
        .onDelete('CASCADE')
      table.integer('bedrag_centen').notNullable()
      table.integer('btw_centen').notNullable()
      /** Everything that is printed on it, as it was then. */
      table.text('gegevens').notNullable()
      table.dateTime('created_at').notNullable()
      table.unique(['soort', 'jaar', 'volgnummer'])
    })

    this.schema.createTable('herroepingen', (table) => {
      table.increments('id')
      /** Found by number and address; empty when no order fits, which a person sorts out. */
      table
        .integer('bestelling_id')
        .unsigned()
        .nullable()
        .references('bestellingen.id')
        .onDelete('CASCADE')
      table.string('aanvraagsleutel', 64).notNullable().unique()
      /** The secret of the page with the receipt. */
      table.string('token', 32).notNullable().unique()
      table.string('naam', 100).notNullable()
      table.string('email', 254).notNullable().index()
      /** What the customer wrote to say which order it is. */
      table.string('bestelling_tekst', 200).notNullable()
      /** The statement word for word, as it was confirmed and mailed. */
      table.text('verklaring').notNullable()
      table.string('status', 20).notNullable().index()
      /** The moment that the law asks about. */
      table.dateTime('ontvangen_op').notNullable()
      table.dateTime('retour_op').nullable()
      table.dateTime('afgehandeld_op').nullable()
      table.text('toelichting').nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    this.schema.createTable('contactantwoorden', (table) => {
      table.increments('id')
      this.#hoortBij(table, 'contactbericht_id', 'contactberichten')
      table
        .integer('beheerder_id')
        .unsigned()
        .nullable()
        .references('beheerders.id')
        .onDelete('SET NULL')
      table.string('sleutel', 64).notNullable().unique()
      table.text('tekst').notNullable()
      table.dateTime('created_at').notNullable()
    })

    /** The outbox learns to send the same kind again, and for more than orders. */
    this.schema.alterTable('mails', (table) => {
      table.dropUnique(['bestelling_id', 'soort'])
      table.dropUnique(['contactbericht_id', 'soort'])
      table.integer('volgnummer').notNullable().defaultTo(1)
      table
        .integer('herroeping_id')
        .unsigned()
        .nullable()
        .references('herroepingen.id')
        .onDelete('CASCADE')
      table
        .integer('contactantwoord_id')
        .unsigned()
        .nullable()
        .references('contactantwoorden.id')
        .onDelete('CASCADE')
      /** For a mail about everything of one address, such as lost links. */
      table.string('email', 254).nullable()
      /** A mail server took it on and could not deliver it. Stays when it was dealt with. */
      table.dateTime('teruggekomen_op').nullable()
      table.string('teruggekomen_code', 12).nullable()
    })
    this.schema.alterTable('mails', (table) => {
      table.unique(['bestelling_id', 'soort', 'volgnummer'])
      table.unique(['contactbericht_id', 'soort', 'volgnummer'])
      table.unique(['herroeping_id', 'soort', 'volgnummer'])
      table.unique(['contactantwoord_id', 'soort', 'volgnummer'])
    })

    this.schema.createTable('prijswijzigingen', (table) => {
      table.increments('id')
      table.string('naam', 60).notNullable()
      table.integer('centen').notNullable()
      table
        .integer('beheerder_id')
        .unsigned()
        .nullable()
        .references('beheerders.id')
        .onDelete('SET NULL')
      table.dateTime('created_at').notNullable()
      table.index(['naam', 'created_at'])
    })
    this.defer(async (db) => {
      const prices = (await db.from('prijzen')) as {
        naam: string
        centen: number
        updated_at: unknown
      }[]
      if (prices.length > 0)
        await db.table('prijswijzigingen').multiInsert(
          prices.map(({ naam: name, centen: cents, updated_at }) => ({
            naam: name,
            centen: cents,
            created_at: updated_at,
          }))
        )
    })

    /** Counts a day, of nobody in particular. */
    this.schema.createTable('tellingen', (table) => {
      table.increments('id')
      table.string('dag', 10).notNullable().index()
      table.string('soort', 20).notNullable()
      table.string('spel', 60).notNullable()
      table.string('onderdeel', 80).notNullable().defaultTo('')
      table.integer('aantal').notNullable()
      table.unique(['dag', 'soort', 'spel', 'onderdeel'])
    })

    this.schema.createTable('instellingen', (table) => {
      table.string('naam', 60).primary()
      table.text('waarde').notNullable()
      table.dateTime('updated_at').notNullable()
    })

    /** Work that one process does at a time: whose turn it is, until when, and when it last went well. */
    this.schema.createTable('beurten', (table) => {
      table.string('taak', 40).primary()
      table.string('houder', 40).nullable()
      table.dateTime('tot').notNullable()
      table.dateTime('gelukt_op').nullable()
    })

    /** Who changed what in the admin area. */
    this.schema.createTable('auditregels', (table) => {
      table.increments('id')
      table
        .integer('beheerder_id')
        .unsigned()
        .nullable()
        .references('beheerders.id')
        .onDelete('SET NULL')
      table.string('wie', 254).notNullable()
      table.string('wat', 60).notNullable()
      table.string('onderwerp', 120).notNullable()
      table.text('gegevens').notNullable()
      table.dateTime('created_at').notNullable().index()
    })
  }

  override async down() {
    this.schema.alterTable('mails', (table) => {
      for (const column of [
        'bestelling_id',
        'contactbericht_id',
        'herroeping_id',
        'contactantwoord_id',
      ])
        table.dropUnique([column, 'soort', 'volgnummer'])
      table.dropColumns(
        'volgnummer',
        'herroeping_id',
        'contactantwoord_id',
        'email',
        'teruggekomen_op',
        'teruggekomen_code'
      )
      table.unique(['bestelling_id', 'soort'])
      table.unique(['contactbericht_id', 'soort'])
    })
    for (const tableName of [
      'auditregels',
      'beurten',
      'instellingen',
      'tellingen',
      'prijswijzigingen',
      'contactantwoorden',
      'herroepingen',
      'facturen',
      'factuurreeksen',
      'terugbetalingen',
    ])
      this.schema.dropTable(tableName)
    this.schema.alterTable('beheerders', (table) =>
      table.dropColumns('totp_geheim', 'totp_sinds', 'totp_stap', 'herstelcodes')
    )
    this.schema.alterTable('actiecodes', (table) => table.dropColumn('gestopt_op'))
    this.schema.alterTable('contactberichten', (table) =>
      table.dropColumns('beantwoord_op', 'afgehandeld_op')
    )
    this.schema.alterTable('leveringen', (table) =>
      table.dropColumns('verlengd_op', 'herinnerd_op')
    )
    this.schema.alterTable('betalingen', (table) =>
      table.dropColumns('teruggevorderd_centen', 'teruggedraaid_centen', 'ontvangen_centen')
    )
    this.schema.alterTable('bestellingen', (table) =>
      table.dropColumns('verzonden_op', 'vervoerder', 'track_trace', 'geannuleerd_op')
    )
  }

  #hoortBij(table: TableBuilder, column: string, tableName: string) {
    table
      .integer(column)
      .unsigned()
      .notNullable()
      .references(`${tableName}.id`)
      .onDelete('CASCADE')
      .index()
  }
}
