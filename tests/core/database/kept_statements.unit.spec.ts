import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { keepStatements } from '#app/core/database/kept_statements'

type Statement = { all(bindings?: unknown[]): unknown[]; run(bindings?: unknown[]): unknown }
type Sqlite = { prepare(sql: string): Statement; exec(sql: string): void; close(): void }

function openDatabase(most?: number): Sqlite {
  const database = new Database(':memory:') as Sqlite
  database.exec(
    "create table rooms (id integer primary key, name text); insert into rooms (name) values ('Bar')"
  )
  keepStatements(database, most)
  return database
}

test.group('Statements that are kept', () => {
  test('the same statement is prepared once, and runs with other values', ({ assert }) => {
    const database = openDatabase()
    const insert = 'insert into rooms (name) values (?) returning name'
    assert.deepEqual(database.prepare(insert).all(['Gang']), [{ name: 'Gang' }])
    assert.deepEqual(database.prepare(insert).all(['Keuken']), [{ name: 'Keuken' }])
    assert.strictEqual(database.prepare(insert), database.prepare(insert))
    database.close()
  })

  test('a compared value becomes an expression, so that SQLite does not prepare the statement anew for it', ({
    assert,
  }) => {
    const prepared: string[] = []
    const connection = { prepare: (sql: string) => prepared.push(sql) }
    keepStatements(connection)
    connection.prepare('select * from rooms where id = ? and name >= ? limit ?')
    connection.prepare('insert into rooms (id, name) values (?, ?)')
    connection.prepare('update rooms set name=? where id in (?, ?) or id <> ?')
    assert.deepEqual(prepared, [
      'select * from rooms where id = +? and name >= +? limit ?',
      'insert into rooms (id, name) values (?, ?)',
      'update rooms set name=+? where id in (?, ?) or id <> +?',
    ])
  })

  test('a value that is compared and stored keeps its kind', ({ assert }) => {
    const database = openDatabase()
    database.exec('create table things (thing, number integer); create index t on things (thing)')
    const store = 'insert into things (thing) values (?) returning rowid as id'
    const change = 'update things set number = ? where thing is not null and thing = ?'
    const find = 'select typeof(number) as kind from things where thing = ?'
    for (const thing of ['12', 12, 1.5, Buffer.from('12')]) {
      assert.lengthOf(database.prepare(store).all([thing]), 1)
      database.prepare(change).run(['7', thing])
      assert.deepEqual(database.prepare(find).all([thing]), [{ kind: 'integer' }])
    }
    assert.lengthOf(database.prepare('select * from things where number = ?').all(['7']), 4)
    database.close()
  })

  test('a kept statement sees a column that came or went', ({ assert }) => {
    const database = openDatabase()
    const select = 'select * from rooms'
    assert.deepEqual(database.prepare(select).all(), [{ id: 1, name: 'Bar' }])
    database.exec('alter table rooms add column seats integer not null default 4')
    assert.deepEqual(database.prepare(select).all(), [{ id: 1, name: 'Bar', seats: 4 }])
    database.exec('alter table rooms drop column name')
    assert.deepEqual(database.prepare(select).all(), [{ id: 1, seats: 4 }])
    database.close()
  })

  test('a transaction that failed leaves its statements usable', ({ assert }) => {
    const database = openDatabase()
    const run = (sql: string) => database.prepare(sql).run()
    run('BEGIN IMMEDIATE;')
    assert.throws(() => run("insert into rooms (id, name) values (1, 'Hal')"), /UNIQUE/)
    run('ROLLBACK')
    run('BEGIN IMMEDIATE;')
    run("insert into rooms (name) values ('Hal')")
    run('COMMIT;')
    assert.lengthOf(database.prepare('select * from rooms').all(), 2)
    database.close()
  })

  test('a setting of the connection is prepared each time, and the oldest statement makes room', ({
    assert,
  }) => {
    const database = openDatabase(2)
    assert.notStrictEqual(
      database.prepare('pragma foreign_keys'),
      database.prepare('pragma foreign_keys')
    )
    const [first, second, third] = [1, 2, 3].map((number) => `select ${number} as number`)
    const kept = database.prepare(String(first))
    database.prepare(String(second))
    assert.strictEqual(database.prepare(String(first)), kept)
    database.prepare(String(third))
    assert.notStrictEqual(database.prepare(String(first)), kept)
    assert.deepEqual(database.prepare(String(first)).all(), [{ number: 1 }])
    database.close()
  })
})
