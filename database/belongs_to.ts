import type { BaseSchema } from '@adonisjs/lucid/schema'

type TableBuilder = Parameters<Parameters<BaseSchema['schema']['createTable']>[1]>[0]

/**
 * Adds a column that points at a parent row, and deletes the row together with its parent.
 * Migrations that have run use this function, so its behaviour never changes.
 */
export function belongsTo(table: TableBuilder, column: string, parent: string) {
  return table.integer(column).unsigned().references(`${parent}.id`).onDelete('CASCADE')
}
