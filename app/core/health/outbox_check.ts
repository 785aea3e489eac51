import { Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { fromColumn } from '#app/core/database/dialect'
import { BoundedCheck } from '#app/core/health/bounded_check'

/** A mail that waits longer than this has met a mail server that is away. */
const LONG_MINUTES = 15

/** Checks how many mails wait in the outbox, how long, and how many were given up. */
export class OutboxCheck extends BoundedCheck {
  name = 'outbox'

  protected async look() {
    const waiting = await db
      .from('mails')
      .whereIn('status', ['wachtrij', 'bezig'])
      .count('* as n')
      .min('created_at as first')
    const failed = await db.from('mails').where('status', 'mislukt').count('* as n')
    const [row] = waiting as { n: number | string; first: string | Date | null }[]
    const minutes = row?.first ? DateTime.utc().diff(fromColumn(row.first)).as('minutes') : 0
    const told = `${Number(row?.n ?? 0)} mails wait, the oldest ${Math.floor(minutes)} minutes; ${Number(failed[0]?.n)} could not be sent`
    return minutes > LONG_MINUTES || Number(failed[0]?.n) > 0
      ? Result.warning(told)
      : Result.ok(told)
  }
}
