/** The part of a SQLite connection that prepares statements. */
export type Preparing = { prepare(sql: string): unknown }

/** Far more than the shop has; a list of ids gives a statement of its own for each length. */
const MOST = 500

/**
 * Statements that do the same each time they run. A pragma may do its work while it is prepared,
 * and a change of tables is made once.
 */
const REPEATABLE = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i

/**
 * SQLite prepares a kept statement again for each value that it compares with an indexed column, in
 * the hope of a better plan. The values of an expression do not count, so we hand it one: a plus
 * changes no value of any kind.
 */
const VALUE_OF_INDEX = /([<>=]\s*)\?/g

/**
 * Keeps the statements of a connection, because preparing one costs ten times as much as running it.
 * SQLite prepares a kept one again by itself when the tables change.
 */
export function keepStatements(connection: Preparing, most = MOST) {
  const prepare = connection.prepare.bind(connection)
  const kept = new Map<string, unknown>()

  connection.prepare = (sql) => {
    const known = kept.get(sql)
    if (known !== undefined) return known
    if (!REPEATABLE.test(sql)) return prepare(sql)
    const statement = prepare(sql.replace(VALUE_OF_INDEX, '$1+?'))
    const oldest = kept.keys().next()
    if (kept.size >= most && !oldest.done) kept.delete(oldest.value)
    kept.set(sql, statement)
    return statement
  }
}
