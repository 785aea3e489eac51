import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Labels that were asked of the carrier's service. Of an order at most one can be on its parcel. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('carrier_labels', (table) => {
      table.increments('id')
      belongsTo(table, 'order_id', 'orders').notNullable().index()
      /** How we and the service call it: the order's number and how many labels there were. */
      table.string('reference', 40).notNullable().unique()
      table.integer('sequence_number').notNullable()
      table.string('status', 12).notNullable().index()
      /**
       * Has a value while this label may be on the parcel, so that an order has at most one such
       * label.
       */
      table.integer('open_for_order').nullable().unique()
      /** Since when a press has been asking for it; null when nobody is. */
      table.dateTime('claimed_at').nullable()
      /** A hash of name and address, as they stand on the label. */
      table.string('address_mark', 64).notNullable()
      table.string('shipment_id', 64).nullable()
      table.string('parcel_id', 32).nullable()
      table.string('carrier', 20).nullable()
      table.string('track_trace', 200).nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
