import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { DatabaseCopy, MIGRATIONS, type Contents } from '#app/core/backup/database_copy'
import { present } from '#domain/present'

/** The longest wait for a lock that another user of the database holds. */
const LOCK_TIMEOUT = '10s'

/** Copies with PostgreSQL's own tools, which come with its client package. */
export class PostgresCopy extends DatabaseCopy {
  readonly kind = 'postgres'
  readonly file = 'database.dump'

  constructor(protected url: string) {
    super()
  }

  /** Counts rows in the same snapshot that `pg_dump` copies. */
  async save(path: string): Promise<Contents> {
    return this.#connected(async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const exported = await client.query<{ id: string }>('select pg_export_snapshot() as id')
      await this.#run('pg_dump', [
        ...['--format=custom', '--schema=public', '--no-owner', '--no-privileges'],
        ...[`--snapshot=${present(exported.rows[0], 'the snapshot').id}`, `--file=${path}`],
      ])
      const rows: Record<string, number> = {}
      for (const table of await tablesOf(client)) {
        const counted = await client.query<{ n: string }>(`select count(*) as n from "${table}"`)
        rows[table] = Number(present(counted.rows[0], 'the count').n)
      }
      const ran = await client.query<{ name: string }>(`select name from ${MIGRATIONS} order by id`)
      return { rows, migrations: ran.rows.map(({ name }) => name) }
    })
  }

  async isInUse() {
    return this.#connected(async (client) => {
      const others = await client.query(
        `select 1 from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
      )
      return others.rows.length > 0
    })
  }

  async isEmpty() {
    return this.#connected(async (client) => (await tablesOf(client)).length === 0)
  }

  /** Drops the old tables and loads the copy in one transaction. */
  async load(path: string) {
    const tables = await this.#connected(tablesOf)
    const folder = await mkdtemp(join(tmpdir(), 'restore-'))
    try {
      const [clear, fill] = [join(folder, 'clear.sql'), join(folder, 'fill.sql')]
      const names = tables.map((table) => `"${table}"`).join(', ')
      await writeFile(clear, tables.length === 0 ? '' : `drop table ${names} cascade;\n`)
      /** The schema is named, so that pg_restore does not try to create it: it exists. */
      await this.#run('pg_restore', [
        ...['--schema=public', '--no-owner', '--no-privileges', `--file=${fill}`, path],
      ])
      await this.#run('psql', [
        ...['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'],
        ...[`--file=${clear}`, `--file=${fill}`],
      ])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: this.url })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  async #run(program: string, args: string[]) {
    const child = spawn(
      program,
      [...args, ...(program === 'pg_restore' ? [] : ['--no-password'])],
      {
        env: { ...process.env, ...libpqEnvironment(this.url) },
        stdio: ['ignore', 'ignore', 'pipe'],
      }
    )
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part))
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'ENOENT'
            ? new Error(`${program} is not there; install the client programs of PostgreSQL`)
            : error
        )
      )
      child.once('close', resolve)
    })
    if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`)
  }
}

/**
 * The connection as environment variables: as an argument, its password would show in the list of
 * processes.
 */
export function libpqEnvironment(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const settings: Record<string, string | null> = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
    PGOPTIONS: `-c lock_timeout=${LOCK_TIMEOUT}`,
  }
  return Object.fromEntries(
    Object.entries(settings).filter((pair): pair is [string, string] => Boolean(pair[1]))
  )
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  )
  return tables.rows.map(({ name }) => name)
}
