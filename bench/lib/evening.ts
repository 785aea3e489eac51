import { randomBytes } from 'node:crypto'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import pg from 'pg'
import { firstOf } from '#domain/present'

type Rows = Record<string, unknown>[]
type Query = (statement: string, ...values: unknown[]) => Promise<Rows>

export type SoldEvening = {
  readonly customer: number
  readonly game: number
  readonly rooms: readonly number[]
  readonly tokens: readonly string[]
}

/** Inserts a running live game, with a token for each team. */
export async function sellEvening(url: string, teams: number): Promise<SoldEvening> {
  return firstOf(await sellEvenings(url, 1, teams))
}

/**
 * Inserts running live games that begin now.
 *
 * @param url of the database, `sqlite:…` or `postgres://…`
 */
export async function sellEvenings(url: string, halls: number, teams: number) {
  const { query, close } = await open(url)
  const evenings: SoldEvening[] = []
  for (let hall = 0; hall < halls; hall++) evenings.push(await sell(query, teams))
  await close()
  return evenings
}

async function sell(query: Query, teams: number): Promise<SoldEvening> {
  const insert = async (table: string, row: Record<string, unknown>) => {
    const names = Object.keys(row)
    const inserted = await query(
      `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id`,
      ...Object.values(row)
    )
    return Number(firstOf(inserted).id)
  }
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const stamps = { created_at: now, updated_at: now }
  const secret = () => randomBytes(16).toString('base64url')
  const customer = await insert('customers', { name: 'Bench', email: 'b@example.nl', ...stamps })
  const game = await insert('live_games', {
    ...{ customer_id: customer, status: 'started', duration: 480, start: now },
    ...{ team_count: teams, screen_token: secret(), ...stamps },
  })
  await insert('rounds', { spellenfabriek_id: game, number: 1, started_at: now })
  const rooms = (await query('select id from rooms order by sequence_number')).map(({ id }) =>
    Number(id)
  )
  for (const room of rooms)
    await query(
      'insert into room_selections (spellenfabriek_id, room_id) values (?, ?)',
      ...[game, room]
    )
  const tokens: string[] = []
  for (let number = 1; number <= teams; number++) {
    const [token, name] = [secret(), `Team ${number}`]
    const names = { name, custom_name: name }
    await insert('teams', { customer_id: customer, number, ...names, api_token: token, ...stamps })
    tokens.push(token)
  }
  return { customer, game, rooms, tokens }
}

async function open(url: string): Promise<{ query: Query; close(): unknown }> {
  if (url.startsWith('sqlite:')) {
    const database = new Database(url.slice('sqlite:'.length))
    const query: Query = async (statement, ...values) => {
      const prepared = database.prepare(statement)
      return prepared.reader ? prepared.all(...values) : (prepared.run(...values), [])
    }
    return { query, close: () => database.close() }
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const query: Query = async (statement, ...values) => {
    let count = 0
    const numbered = statement.replace(/\?/g, () => `$${++count}`)
    return (await client.query<Rows[number]>(numbered, values)).rows
  }
  return { query, close: () => client.end() }
}
