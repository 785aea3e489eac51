import { randomBytes } from 'node:crypto'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'

export type Sold = { readonly link: string; readonly order: string }
type Row = (statement: string, ...values: unknown[]) => number | bigint

/**
 * Inserts paid orders of a game.
 *
 * @param file of an SQLite database
 * @param round tells these orders from those of an earlier call
 * @returns the secret parts of their play links and of their orders' pages
 */
export function sellGames(file: string, itemName: string, round: number, amount: number): Sold[] {
  const database = new Database(file)
  const insert: Row = (statement, ...values) =>
    database.prepare(statement).run(...values).lastInsertRowid
  const now = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const secret = () => randomBytes(16).toString('base64url')
  const sold = Array.from({ length: amount }, (_, index) => {
    const token = secret()
    const order = insert(
      `insert into orders (number, token, request_key, item_name, name, email, price_cents,
        discount_cents, total_cents, status, paid_at, created_at, updated_at)
       values (?, ?, ?, ?, 'Noor', ?, 1750, 0, 1750, 'betaald', ?, ?, ?)`,
      ...[
        `BENCH-${round}-${index}`,
        token,
        secret(),
        itemName,
        `klant${round}-${index}@example.nl`,
        now,
        now,
        now,
      ]
    )
    const link = secret()
    insert(
      `insert into deliveries (order_id, kind, token, fetch_count, created_at, updated_at)
       values (?, 'speellink', ?, 0, ?, ?)`,
      ...[order, link, now, now]
    )
    return { link, order: token }
  })
  database.close()
  return sold
}
