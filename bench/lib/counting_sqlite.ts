/**
 * Loaded into the shop before anything else, it counts the statements that SQLite runs, BEGIN and
 * COMMIT too, and tells the number to whoever connects to `BENCH_STATEMENTS`, a socket of this machine.
 */
import { createServer } from 'node:net'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import untyped from 'better-sqlite3'

type Run = (this: unknown, ...values: unknown[]) => unknown
type Statement = Record<'run' | 'get' | 'all' | 'iterate', Run>
type Connection = { prepare(sql: string): Statement; exec: Run; close(): void }
const Database = untyped as { new (file: string): Connection; prototype: Pick<Connection, 'exec'> }

let statements = 0

function counted<Name extends string>(on: Record<Name, Run>, names: readonly Name[]) {
  for (const name of names) {
    const run = on[name]
    on[name] = function (...values) {
      statements++
      return run.apply(this, values)
    }
  }
}

const connection = new Database(':memory:')
counted(Object.getPrototypeOf(connection.prepare('select 1')) as Statement, [
  'run',
  'get',
  'all',
  'iterate',
])
counted(Database.prototype, ['exec'])
connection.close()

const socket = process.env.BENCH_STATEMENTS
if (socket)
  createServer((asking) => asking.end(String(statements)))
    .listen(socket)
    .unref()
