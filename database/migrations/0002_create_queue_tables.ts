import { BaseSchema } from '@adonisjs/lucid/schema'
import { QueueSchemaService } from '@adonisjs/queue'

/** The tables of the queue library, in our own database so that jobs share our transactions. */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.createJobsTable()
      await queue.createSchedulesTable()
    })
  }

  override async down() {
    this.defer(async (db) => {
      const queue = new QueueSchemaService(db.getWriteClient())
      await queue.dropSchedulesTable()
      await queue.dropJobsTable()
    })
  }
}
