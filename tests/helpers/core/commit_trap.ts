import db from '@adonisjs/lucid/services/db'
import env from '#start/env'

export const onPostgres = () => env.database.client === 'pg'

/**
 * Makes each transaction that adds a row to one of `tables` break a constraint that is checked at
 * the commit: every statement succeeds, and the COMMIT fails.
 * @returns takes the trap away
 */
export async function trapCommits(...tables: string[]): Promise<() => Promise<void>> {
  await db.rawQuery('create table commit_anchor (id integer primary key)')
  await db.rawQuery(
    'create table commit_trap (anchor integer references commit_anchor (id) deferrable initially deferred)'
  )
  const spring = 'insert into commit_trap (anchor) values (1)'
  if (onPostgres())
    await db.rawQuery(
      `create function spring_trap() returns trigger as $$ begin ${spring}; return null; end $$ language plpgsql`
    )
  const body = onPostgres() ? 'for each row execute function spring_trap()' : `begin ${spring}; end`
  for (const table of tables)
    await db.rawQuery(`create trigger trap_${table} after insert on ${table} ${body}`)
  return async () => {
    for (const table of tables)
      await db.rawQuery(`drop trigger trap_${table}${onPostgres() ? ` on ${table}` : ''}`)
    if (onPostgres()) await db.rawQuery('drop function spring_trap()')
    await db.rawQuery('drop table commit_trap')
    await db.rawQuery('drop table commit_anchor')
  }
}
