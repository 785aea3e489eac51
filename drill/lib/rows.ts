import pg from 'pg'
import { openSqlite } from './sqlite_file.js'

export type Row = Record<string, unknown>

/** Reads rows from the database of a shop that may be running. */
export async function rows(url: string, query: string): Promise<Row[]> {
  if (!url.startsWith('sqlite:')) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Row>(query)).rows
    } finally {
      await client.end()
    }
  }
  const database = openSqlite(url, { readonly: true })
  try {
    return database.prepare(query).all() as Row[]
  } finally {
    database.close()
  }
}

/** The one number that a query gives. */
export async function count(url: string, query: string): Promise<number> {
  const [row] = await rows(url, query)
  return Number(Object.values(row ?? { n: 0 })[0])
}
