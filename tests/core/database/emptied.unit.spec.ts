import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { refuseEmptied, rememberDatabase } from '#app/core/database/emptied'
import { StartRefused } from '#app/core/guard/exit_codes'
import type { DatabaseSetting } from '#app/core/settings'

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
  const key = () => writeFileSync(join(storageDir, 'app.key'), 'k'.repeat(43))
  const backups = (...names: string[]) => {
    for (const name of ['', ...names]) mkdirSync(join(storageDir, 'backups', name))
  }

  test('an empty database is a new shop beside {beside}: {isNew}')
    .with([
      { beside: 'nothing', make: () => {}, isNew: true },
      { beside: 'no backup', make: () => backups(), isNew: true },
      { beside: 'a backup', make: () => backups('shop-1'), isNew: false },
      { beside: 'the key that a build made', make: key, isNew: true },
    ])
    .run(({ assert }, { make, isNew }) => {
      make()
      for (const database of [sqlite(), postgres('winkel')]) {
        const open = () => refuseEmptied({ storageDir, database })
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
      assert.throws(() => refuseEmptied({ storageDir, database: known }), StartRefused)
      assert.doesNotThrow(() => refuseEmptied({ storageDir, database: other }))
    }
  })

  test('a folder that moved still knows the database in it', ({ assert, cleanup }) => {
    rememberDatabase({ storageDir, database: sqlite() })
    const before = storageDir
    storageDir = `${before}-moved`
    renameSync(before, storageDir)
    cleanup(() => renameSync(storageDir, before))
    assert.throws(() => refuseEmptied({ storageDir, database: sqlite() }), StartRefused)
  })
})
