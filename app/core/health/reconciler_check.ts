import { Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { fromColumn } from '#app/core/database/dialect'
import { BoundedCheck } from '#app/core/health/bounded_check'

/** It runs every minute. */
const LONG_MINUTES = 10

/** Checks when the reconciler last came to its end. Without it, a lost webhook loses an order. */
export class ReconcilerCheck extends BoundedCheck {
  name = 'reconciler'

  protected async look() {
    const row = await db.from('turns').where({ task: 'reconcile' }).first()
    if (!row?.succeeded_at) return Result.warning('The reconciler has not run yet')
    const minutes = Math.floor(DateTime.utc().diff(fromColumn(row.succeeded_at)).as('minutes'))
    const told = `The reconciler last ran ${minutes} minutes ago`
    return minutes > LONG_MINUTES ? Result.warning(told) : Result.ok(told)
  }
}
