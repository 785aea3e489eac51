import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the owner still has to be told about an alarm, see `domain/shop/alarms.ts`. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('alarms', (table) => {
      table.string('notice', 10).notNullable().defaultTo('none').index()
    })
    /** Payments that the provider did not make, since the last one that it made. */
    this.schema.createTable('payment_failures', (table) => {
      table.increments('id')
      table.dateTime('at').notNullable()
    })
  }
}
