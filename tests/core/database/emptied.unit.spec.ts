import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { refuseEmptied, rememberDatabase } from '#app/core/database/emptied'
import { StartRefused } from '#app/core/guard/exit_codes'
import type { DatabaseSetting } from '#app/core/settings'

const NOW = new Date('2026-11-22T12:00:00Z').getTime()
const MINUTE = 60_000

const postgres = (name: string): DatabaseSetting => ({
  client: 'pg',
  url: `postgres://winkel:geheim@localhost/${name}`,
})

test.group('An empty database', (group) => {
  let storageDir = ''
  group.each.setup(() => {
    storageDir = mkdtempSync(join(tmpdir(), 'shop-emptied-'))
    return () => rmSync(storageDir, { recursive: true, force: true })
  })

  const sqlite = (): DatabaseSetting => ({
    client: 'better-sqlite3',
    filename: join(storageDir, 'shop.sqlite3'),
  })
  const keyOf = (minutes: number) => {
    const key = join(storageDir, 'app.key')
    writeFileSync(key, 'k'.repeat(43))
    const moment = new Date(NOW - minutes * MINUTE)
    utimesSync(key, moment, moment)
  }
  const backups = (...names: string[]) => {
    for (const name of ['', ...names]) mkdirSync(join(storageDir, 'backups', name))
  }

  test(
    'an empty database is a new shop beside {beside} on SQLite: {sqliteIsNew}, on PostgreSQL: {postgresIsNew}'
  )
    .with([
      { beside: 'nothing', make: () => {}, sqliteIsNew: true, postgresIsNew: true },
      { beside: 'no backup', make: () => backups(), sqliteIsNew: true, postgresIsNew: true },
      {
        beside: 'a backup',
        make: () => backups('shop-1'),
        sqliteIsNew: false,
        postgresIsNew: false,
      },
      {
        beside: 'a key of ten minutes',
        make: () => keyOf(10),
        sqliteIsNew: true,
        postgresIsNew: true,
      },
      { beside: 'an older key', make: () => keyOf(10.1), sqliteIsNew: false, postgresIsNew: true },
    ])
    .run(({ assert }, { make, sqliteIsNew, postgresIsNew }) => {
      make()
      for (const [database, isNew] of [
        [sqlite(), sqliteIsNew],
        [postgres('winkel'), postgresIsNew],
      ] as const) {
        const open = () => refuseEmptied({ storageDir, database }, NOW)
        if (isNew) assert.doesNotThrow(open)
        else assert.throws(open, StartRefused)
      }
    })

  test('a database whose tables were seen before is refused, and another one is not', ({
    assert,
  }) => {
    for (const [known, other] of [
      [sqlite(), { client: 'better-sqlite3', filename: join(storageDir, 'other.sqlite3') }],
      [postgres('winkel'), postgres('andere')],
    ] as const) {
      rememberDatabase({ storageDir, database: known })
      assert.throws(() => refuseEmptied({ storageDir, database: known }, NOW), StartRefused)
      assert.doesNotThrow(() => refuseEmptied({ storageDir, database: other }, NOW))
    }
  })
})
