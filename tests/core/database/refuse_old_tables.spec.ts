import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
// @ts-expect-error the package brings no types
import untyped from 'better-sqlite3'
import pg from 'pg'
import type { Place } from '#app/core/backup/backups'
import { EXIT } from '#app/core/guard/exit_codes'
import { assignment, emptyPlace, programEnds } from '#tests/helpers/core/ace_command'
import { PROGRAMS } from '#tests/helpers/programs'
import { freePorts } from '../../../scripts/lib/ports.js'

const Database = untyped as new (file: string) => { exec(statements: string): void; close(): void }

const OLD_TABLE = `create table bestellingen (id integer primary key, nummer varchar(20));
  insert into bestellingen values (1, 'EK-2026-1')`
const UNKNOWN = 'database/migrations/9999_later'
const LATER_MIGRATION = `insert into adonis_schema (name, batch) values ('${UNKNOWN}', 9)`

async function execute({ database }: Place, statements: string) {
  if (database.client !== 'pg') {
    const sqlite = new Database(database.filename)
    sqlite.exec(`pragma journal_mode = wal; ${statements}`)
    sqlite.close()
    return
  }
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(statements)
  await client.end()
}

/** All that stands in a database: the file, or what `pg_dump` says of it without its random key. */
async function contents({ database }: Place): Promise<string> {
  if (database.client !== 'pg') return readFile(database.filename, 'base64')
  const { stdout } = await promisify(execFile)('pg_dump', [database.url])
  return stdout.replace(/^\\(un)?restrict .*$/gm, '')
}

/** One sentence in one line, besides what the logger draws around it. */
const refusal = (unknown: string) =>
  new RegExp(
    `De database is van een andere versie[^\n.]*${unknown} is hier onbekend[^\n.]*\\.\\s*$`
  )

test.group('A database of another version', (group) => {
  group.each.timeout(120_000)

  test('a database with the old tables is refused in one sentence and stays as it is: {title}')
    .with([
      { title: 'setting up', args: [PROGRAMS.ace, 'setup'] },
      { title: 'the web process', args: PROGRAMS.server },
    ])
    .run(async ({ assert, cleanup }, { args }) => {
      const spot = await emptyPlace()
      cleanup(spot.cleanUp)
      await execute(spot.place, OLD_TABLE)
      const before = await contents(spot.place)

      const [port] = await freePorts(1)
      const { code, said } = await programEnds(args, { ...spot.settings, PORT: String(port) })
      assert.equal(code, EXIT.refused, said)
      assert.match(said, refusal('bestellingen'))
      assert.equal(await contents(spot.place), before)
    })

  test('a database with an unknown migration is not migrated and stays as it is', async ({
    assert,
    cleanup,
  }) => {
    const spot = await emptyPlace()
    cleanup(spot.cleanUp)
    const first = await assignment(['setup', '--migrate-only'], spot.settings)
    assert.equal(first.code, 0, first.said)
    await execute(spot.place, LATER_MIGRATION)
    const before = await contents(spot.place)

    const again = await assignment(['setup'], spot.settings)
    assert.equal(again.code, EXIT.refused, again.said)
    assert.match(again.said, refusal(UNKNOWN))
    assert.equal(await contents(spot.place), before)
  })
})
