import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { hintFlag } from '#domain/play/puzzles/flags'
import type { HintSource } from '#domain/shop/figures'

/** A game or hint page, with the flags that are counted for each of its puzzles. */
export type GameSource = {
  readonly game: string
  readonly title: string
  readonly puzzles: readonly HintSource[]
}

const flags = (name: string, hints: readonly string[]) =>
  hints.map((_, index) => hintFlag(name, index + 1))

/**
 * All puzzles whose hints are counted: those of the games behind a link, and those of the booklets.
 */
export const HINT_SOURCES: readonly GameSource[] = [
  ...GAMES.map(({ itemName, title, puzzles }) => ({
    game: itemName,
    title,
    puzzles: puzzles.map(({ name, label, flag, hints }) => ({
      ...{ name, label, flag },
      hints: flags(name, hints),
    })),
  })),
  ...HINT_PAGES.map(({ path, title, items }) => ({
    game: path,
    title,
    puzzles: items.map(({ name, label, hints }) => ({
      ...{ name, label, flag: name },
      hints: flags(name, hints),
    })),
  })),
]
