import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { ShopVersion } from '#app/core/http/shop_version'
import { StorefrontCache } from '#app/core/http/storefront_cache'
import { Settings } from '#app/shop/settings/shop_settings'
import { tally } from '#app/core/tally'
import { wrongGuesses } from '#app/play/learning/wrong_guesses'
import { forgetGameStates } from '#app/live/game/game_state'
import { seedShop } from '#database/seeders/shop'

/** Child tables first. */
const TABLES = [
  ...['game_log_entries', 'points_corrections', 'occupations', 'wrong_answers', 'room_progress'],
  ...['returned_rounds', 'unpacked_rooms', 'unpacked_evenings', 'packed_evenings'],
  ...['rounds', 'teams', 'room_selections', 'live_games'],
  ...['rooms', 'customers'],
  ...['settlements', 'invoice_exports'],
  ...['audit_entries', 'turns', 'settings', 'tallies', 'price_changes'],
  ...['wrong_guesses', 'play_opinions', 'ratings'],
  ...[
    'alarms',
    'payment_failures',
    'order_events',
    'mails',
    'voucher_movements',
    'sold_vouchers',
    'mail_brakes',
    'contact_replies',
    'withdrawals',
    'invoices',
    'invoice_numberings',
    'skipped_invoice_numbers',
    'refunds',
    'contact_messages',
    'play_flags',
    'deliveries',
    'payments',
  ],
  ...[
    'discount_code_redemptions',
    'orders',
    'preparations',
    'calendar_addresses',
    'booking_quotes',
    'booking_events',
    'bookings',
    'discount_codes',
    'vouchers',
    'prices',
    'shop_versions',
    'admin_links',
    'admin_sessions',
    'admins',
    'queue_jobs',
  ],
]

/** Runs our migrations on the database of this run. */
export async function createDatabase() {
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'main' })
  await runner.run()
  if (runner.error) throw runner.error
  await neverWaitForDisk()
}

/**
 * This data need not survive a loss of power, and waiting for the disk is a third of a functional
 * run. Tests that kill a shop start it as a program, with its own settings.
 */
async function neverWaitForDisk() {
  if (db.connection().dialect.name === 'postgres') return
  await db.rawQuery('pragma synchronous = off')
}

/**
 * One statement empties all tables, because table by table it takes most of the time of many tests.
 */
async function emptyTables() {
  const connection = db.connection()
  const statements = TABLES.map((table) => `delete from ${table};`).join('\n')
  if (connection.dialect.name === 'postgres') {
    await connection.rawQuery(statements)
    return
  }
  const { client } = connection.getWriteClient()
  const sqlite = (await client.acquireConnection()) as { exec(statements: string): void }
  try {
    sqlite.exec(`begin;\n${statements}\ncommit;`)
  } finally {
    await client.releaseConnection(sqlite)
  }
}

/**
 * A shop that just opened, with prices and nothing else. Tests send parallel requests, so they
 * cannot run in one transaction; each starts from an empty database instead.
 */
export async function emptyShop() {
  await tally.write()
  await wrongGuesses.write()
  await emptyTables()
  await seedShop()
  forgetGameStates()
  await limiter.clear()
  const version = await app.container.make(ShopVersion)
  version.forget()
  const settings = await app.container.make(Settings)
  settings.forget()
  const cache = await app.container.make(StorefrontCache)
  cache.clear()
}
