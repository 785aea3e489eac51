/** How the teams stand on the big screen, so that each name is large enough for fifteen metres. */
export type BoardLayout = {
  readonly columns: number
  /** The teams below each other. */
  readonly rows: number
  /** More teams than fit are shown in turns. */
  readonly pages: number
  /** How much room is left for the street of doors. */
  readonly street: 'large' | 'small' | 'none'
}

/** One column keeps the whole width for a name; a second one halves it. */
const MOST = { oneColumn: 6, aside: 10 } as const
const COLUMNS = 2
/** The most rows that leave room for a street, and for a large one. */
const ROWS_WITH_STREET = { large: 3, small: 6 } as const

/**
 * @param teams how many there are
 * @returns how they are laid out: up to six below each other, up to twenty in two columns, and more
 *   in turns of equal length
 */
export function layBoard(teams: number): BoardLayout {
  const pages = Math.max(1, Math.ceil(teams / (COLUMNS * MOST.aside)))
  const shown = Math.ceil(teams / pages)
  const columns = shown <= MOST.oneColumn ? 1 : COLUMNS
  const rows = Math.max(1, Math.ceil(shown / columns))
  const street =
    rows <= ROWS_WITH_STREET.large ? 'large' : rows <= ROWS_WITH_STREET.small ? 'small' : 'none'
  return { columns, rows, pages, street }
}

/** What one turn shows, counted from 0; beyond the last turn they begin again. */
export function pageOf<T>(items: readonly T[], pages: number, turn: number): readonly T[] {
  const each = Math.ceil(items.length / Math.max(1, pages))
  const page = turn % Math.max(1, pages)
  return items.slice(page * each, (page + 1) * each)
}
