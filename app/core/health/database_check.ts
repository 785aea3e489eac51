import { BaseCheck, Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'

/** Checks whether the database answers a question about our own tables. */
export class DatabaseCheck extends BaseCheck {
  name = 'database'

  async run() {
    try {
      await db.from('prices').select('id').first()
      return Result.ok('The database answers')
    } catch (error) {
      return Result.failed('The database does not answer', error as Error)
    }
  }
}
