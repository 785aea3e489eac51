import type * as schema from '#database/schema'

/**
 * When somebody wants to be forgotten: `erased` goes with its row or is overwritten, `kept` is of the
 * bookkeeping or of an admin, `nobody` says nothing about anybody once the rest is gone.
 */
type Erasure = 'erased' | 'kept' | 'nobody'

/**
 * When somebody asks what we keep: `secret` opens a page or a door, and may not stand in a file
 * that passes through several hands; `omitted` is ours, is about other people, or repeats another
 * column.
 */
type Export = 'included' | 'secret' | 'omitted'

type Column<Table> = Table extends { readonly $columns: readonly (infer Name extends string)[] }
  ? Name
  : never

export type Lot<Table> = {
  readonly table: string
  readonly columns: Readonly<Record<Column<Table>, `${Erasure}, ${Export}`>>
}

/** The tables of one area. */
export type Lots = { readonly [Table in keyof typeof schema]?: Lot<(typeof schema)[Table]> }
