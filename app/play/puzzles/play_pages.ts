import type { Game } from '#domain/play/puzzles/puzzle'
import type { GamePath } from '#games/online_games'

const PAGES = {
  'het-verdwenen-recept': 'play/puzzles/het_verdwenen_recept_page',
  'cuneravanrhenen': 'play/puzzles/cunera_van_rhenen_page',
  'eindejaarsspel': 'play/puzzles/eindejaarsspel_page',
} as const satisfies Record<GamePath, string>

/**
 * The games whose page holds nothing of the game until it has called `validate`, as the
 * specification requires of them.
 */
const WAITING: ReadonlySet<string> = new Set<GamePath>(['het-verdwenen-recept', 'eindejaarsspel'])

/** Whether the page of a game comes with the game in it. */
export const opensAtOnce = ({ path }: Pick<Game, 'path'>) => !WAITING.has(path)

/** The page on which a game is played. */
export const playPageOf = ({ path }: Pick<Game, 'path'>) => PAGES[path as GamePath]
