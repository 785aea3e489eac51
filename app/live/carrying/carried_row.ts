import type { LucidModel, LucidRow, ModelAttributes } from '@adonisjs/lucid/types/model'
import { DateTime } from 'luxon'

type Value = string | number | boolean | null | { readonly at: string }

/** The columns of a row that mean the same in every database: no ids, and moments as text. */
export type CarriedRow = Readonly<Record<string, Value>>

/** @param leaveOut what belongs to this database alone, such as ids and what they refer to */
export function toCarriedRow(row: LucidRow, leaveOut: readonly string[]): CarriedRow {
  const columns = Object.entries(row.$attributes as Record<string, Value | DateTime>)
  return Object.fromEntries(
    columns
      .filter(([name]) => !leaveOut.includes(name))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, value instanceof DateTime ? { at: inUtc(value) } : value])
  )
}

/** The same row, for a model of this database. */
export function fromCarriedRow<Model extends LucidModel>(row: CarriedRow) {
  const columns = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? DateTime.fromISO(value.at) : value,
  ])
  return Object.fromEntries(columns) as Partial<ModelAttributes<InstanceType<Model>>>
}

const inUtc = (moment: DateTime) => moment.toUTC().toISO() ?? ''
