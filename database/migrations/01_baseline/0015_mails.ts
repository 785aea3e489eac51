import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * The outbox: a mail is written here together with the change that causes it, and sent from here.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('mails', (table) => {
      table.increments('id')
      table.string('kind', 40).notNullable()
      /**
       * Counts the mails of one kind about one thing: when the same kind is sent again it gets the
       * next number.
       */
      table.integer('sequence_number').notNullable().defaultTo(1)
      belongsTo(table, 'order_id', 'orders').nullable()
      belongsTo(table, 'contact_message_id', 'contact_messages').nullable()
      belongsTo(table, 'withdrawal_id', 'withdrawals').nullable()
      belongsTo(table, 'contact_reply_id', 'contact_replies').nullable()
      /** The address of a mail about everything that belongs to it, such as lost links. */
      table.string('email', 254).nullable()
      table.string('status', 20).notNullable().index()
      /**
       * The Message-ID. It is the same on every try, so that a mail server recognises a repetition.
       */
      table.string('internet_message_id', 120).notNullable().unique()
      /** The job that is sending the mail now. */
      table.string('claimed_by', 64).nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.text('last_error').nullable()
      table.dateTime('sent_at').nullable()
      /**
       * When a mail server reported that it could not deliver the mail. The value stays after
       * somebody dealt with it.
       */
      table.dateTime('bounced_at').nullable()
      table.string('bounce_code', 12).nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
      table.unique(['order_id', 'kind', 'sequence_number'])
      table.unique(['contact_message_id', 'kind', 'sequence_number'])
      table.unique(['withdrawal_id', 'kind', 'sequence_number'])
      table.unique(['contact_reply_id', 'kind', 'sequence_number'])
    })
  }
}
