import { HINT_PAGES } from '#games/hint_pages'
import { GAMES } from '#games/online_games'
import { hintFlag } from '#domain/play/puzzles/flags'
import type { HintSource } from '#domain/shop/figures'

/** A game or hint page, with what is counted for each of its puzzles. */
export type GameSource = {
  readonly spel: string
  readonly titel: string
  readonly raadsels: readonly HintSource[]
}

const flags = (name: string, hints: readonly string[]) =>
  hints.map((_, index) => hintFlag(name, index + 1))

/** All puzzles whose hints are counted: of the games behind a link, and of the booklets. */
export const HINT_SOURCES: readonly GameSource[] = [
  ...GAMES.map(({ itemName, titel: title, raadsels: puzzles }) => ({
    spel: itemName,
    titel: title,
    raadsels: puzzles.map(({ naam: name, label, vlag: flag, hints }) => ({
      ...{ naam: name, label, vlag: flag },
      hints: flags(name, hints),
    })),
  })),
  ...HINT_PAGES.map(({ pad: path, titel: title, items }) => ({
    spel: path,
    titel: title,
    raadsels: items.map(({ naam: name, label, hints }) => ({
      ...{ naam: name, label, vlag: name },
      hints: flags(name, hints),
    })),
  })),
]
