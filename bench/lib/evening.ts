import { randomBytes } from 'node:crypto'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'

type Row = (statement: string, ...values: unknown[]) => number | bigint

/** Inserts a running live game, with a token for each team. */
export function sellEvening(file: string, teams: number) {
  const database = new Database(file)
  const insert: Row = (statement, ...values) =>
    database.prepare(statement).run(...values).lastInsertRowid
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const secret = () => randomBytes(16).toString('base64url')
  const customer = insert(
    "insert into customers (name, email, created_at, updated_at) values ('Bench', 'b@example.nl', ?, ?)",
    ...[now, now]
  )
  const game = insert(
    `insert into live_games (customer_id, status, duration, start, team_count, screen_token, created_at, updated_at)
     values (?, 'started', 480, ?, ?, ?, ?, ?)`,
    ...[customer, now, teams, secret(), now, now]
  )
  insert(
    'insert into rounds (spellenfabriek_id, number, started_at) values (?, 1, ?)',
    ...[game, now]
  )
  const rooms = (
    database.prepare('select id from rooms order by sequence_number').all() as {
      id: number
    }[]
  ).map(({ id }) => id)
  for (const room of rooms)
    insert(
      'insert into room_selections (spellenfabriek_id, room_id) values (?, ?)',
      ...[game, room]
    )
  const tokens = Array.from({ length: teams }, (_, index) => {
    const token = secret()
    insert(
      `insert into teams (customer_id, number, name, custom_name, api_token, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?)`,
      ...[customer, index + 1, `Team ${index + 1}`, `Team ${index + 1}`, token, now, now]
    )
    return token
  })
  database.close()
  return { customer: Number(customer), game: Number(game), rooms, tokens }
}
