import { nameWidth } from '#domain/live/big_screen/name_width'

/** How the teams stand on the big screen, so that each name is large enough for fifteen metres. */
export type BoardLayout = {
  readonly columns: number
  /** The teams below each other. */
  readonly rows: number
  /** The board shows teams in turns when there are more than fit. */
  readonly pages: number
  /** How much room is left for the street of doors. */
  readonly street: 'large' | 'small' | 'none'
}

/** One column keeps the whole width for a name; a second one halves it. */
const MOST = { oneColumn: 6, aside: 10, asideOfLongNames: 5 } as const
const COLUMNS = 2
/** The most rows that leave room for a street, and for a large one. */
const ROWS_WITH_STREET = { large: 3, small: 6 } as const
/**
 * What half of the width leaves for a name, beside its place, sign, door and points, in times the
 * height of letters that are read at fifteen metres.
 */
const ONE_LINE = 9

/** Whether one of these names needs more than a line in half of the width. */
export const hasLongName = (names: readonly string[]): boolean =>
  names.some((name) => nameWidth(name) > ONE_LINE)

/**
 * @param names of the teams
 * @returns how they are laid out: up to six below each other, up to twenty in two columns, and more
 *   in turns of equal length; long names take the height of two, so ten of them fit
 */
export function layBoard(names: readonly string[]): BoardLayout {
  const isLong = hasLongName(names)
  const most = COLUMNS * (isLong ? MOST.asideOfLongNames : MOST.aside)
  const pages = Math.max(1, Math.ceil(names.length / most))
  const shown = Math.ceil(names.length / pages)
  const columns = shown <= MOST.oneColumn ? 1 : COLUMNS
  const rows = Math.max(1, Math.ceil(shown / columns))
  return { columns, rows, pages, street: streetBeside(rows, isLong && columns > 1) }
}

function streetBeside(rows: number, isFull: boolean): BoardLayout['street'] {
  if (isFull || rows > ROWS_WITH_STREET.small) return 'none'
  return rows <= ROWS_WITH_STREET.large ? 'large' : 'small'
}

/** What one turn shows, counted from 0; beyond the last turn they begin again. */
export function pageOf<T>(items: readonly T[], pages: number, turn: number): readonly T[] {
  const each = Math.ceil(items.length / Math.max(1, pages))
  const page = turn % Math.max(1, pages)
  return items.slice(page * each, (page + 1) * each)
}
