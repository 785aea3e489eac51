import { Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import { BoundedCheck } from '#app/core/health/bounded_check'

/** Checks whether the database answers a question about our own tables. */
export class DatabaseCheck extends BoundedCheck {
  name = 'database'

  protected async look() {
    try {
      await db.from('prices').select('id').first()
      return Result.ok('The database answers')
    } catch (error) {
      return Result.failed('The database does not answer', error as Error)
    }
  }
}
