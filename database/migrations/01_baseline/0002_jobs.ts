import { BaseSchema } from '@adonisjs/lucid/schema'
import { QueueSchemaService } from '@adonisjs/queue'

/**
 * The tables of the queue library. They are in our own database, so that jobs take part in our
 * transactions.
 */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })

    /**
     * Work that one process at a time does: which process has its turn, until when, and when the
     * work last succeeded.
     */
    this.schema.createTable('turns', (table) => {
      table.string('task', 40).primary()
      table.string('holder', 40).nullable()
      table.dateTime('until').notNullable()
      table.dateTime('succeeded_at').nullable()
    })
  }
}
