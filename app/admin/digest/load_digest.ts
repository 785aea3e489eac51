import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { today } from '#app/admin/today/today'
import { newestBackup } from '#app/core/backup/newest_backup'
import { backupFolder } from '#app/core/backup/backups'
import { asColumn } from '#app/core/database/dialect'
import { yesterday } from '#domain/admin/digest'
import env from '#start/env'

export type Digest = Awaited<ReturnType<typeof loadDigest>>

/** What happened yesterday, and what waits for a person now. */
export async function loadDigest(now: DateTime) {
  const { from, until } = yesterday(now)
  const within = (table: string, moment: string) =>
    db.from(table).where(moment, '>=', asColumn(from)).where(moment, '<', asColumn(until))
  const count = (table: string, moment: string) => countOf(within(table, moment))

  /**
   * A holiday changes the last day of what waits, but not how much waits, so it is left out here.
   */
  const waiting = await today(now, null)
  return {
    day: from,
    orders: await count('orders', 'created_at'),
    paid: await countOf(within('orders', 'paid_at').sum('total_cents as cents')),
    refunds: await countOf(
      within('refunds', 'created_at').whereNot('status', 'mislukt').sum('amount_cents as cents')
    ),
    sent: await count('orders', 'shipped_at'),
    messages: await count('contact_messages', 'created_at'),
    withdrawals: await count('withdrawals', 'received_at'),
    waiting: {
      alarms: waiting.alarms.length,
      mails: waiting.mails.length,
      parcels: waiting.parcels.length,
      withdrawals: waiting.withdrawals.length,
      bookings: waiting.bookings.length,
      messages: waiting.messages.length,
    },
    undelivered: waiting.mails,
    backup: await newestBackup(backupFolder(env)),
  }
}

type Query = ReturnType<typeof db.from>

/** PostgreSQL returns numbers of this kind as text. */
async function countOf(query: Query): Promise<{ times: number; cents: number }> {
  const row = (await query.count('* as times').first()) as Record<'times' | 'cents', unknown>
  return { times: Number(row.times), cents: Number(row.cents ?? 0) }
}
