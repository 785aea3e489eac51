import type { ApplicationService } from '@adonisjs/core/types'
import { waitAsPromised } from '#app/core/database/waiting'

/** Prepares the database of Lucid for locks and silent servers. */
export default class DatabaseProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const db = await this.app.container.make('lucid.db')
    waitAsPromised(db.connection().getWriteClient().client)
  }
}
