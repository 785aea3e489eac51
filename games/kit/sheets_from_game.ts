import type { HintPage } from '#domain/play/hint_pages'
import type { Difficulty } from '#domain/difficulty'
import type { Sheet, Block } from '#domain/shop/booklets/booklet'
import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'
import { findIn } from '#domain/present'

/**
 * The puzzles of a game that is played online, as sheets to lay on the table. A final is left out
 * unless the game goes in steps, because it waits online until its group is complete.
 */
export function sheetsFrom(game: Game): { puzzle: Puzzle; sheet: Sheet }[] {
  return game.puzzles
    .filter(({ kind }) => kind === 'puzzle' || kind === 'extra' || game.sequence === 'steps')
    .map((puzzle) => {
      const group = findIn(game.groups, ({ name }) => name === puzzle.group)
      return { puzzle, sheet: puzzleSheet(puzzle, group.title) }
    })
}

/**
 * The pages of a posted booklet, made from the puzzles of its hint page.
 *
 * @param levels how hard each puzzle is
 * @param preview what can be seen on the pages that the shop shows, by the name of the puzzle
 */
export function sheetsFromHintPage(
  { items }: HintPage,
  levels: Levels,
  preview: Previews = {}
): Sheet[] {
  return items.map(({ name, label, booklet }, index) => ({
    ...puzzleSheet({ label, ...booklet }, `Puzzel ${index + 1}`),
    level: levels[name],
    preview: preview[name],
  }))
}

/**
 * The level of each puzzle, by its name. Solving the puzzles gave their order, see
 * `docs/play_tests.md`; the scale is that of the shop.
 */
export type Levels = Readonly<Record<string, Difficulty>>

/** What can be seen on the pages that the shop shows, by the name of the puzzle. */
export type Previews = Readonly<Partial<Record<string, string>>>

type Content = Pick<Puzzle, 'label' | 'story' | 'material' | 'question'>

/** The page of a puzzle: its story, its material, and the question. */
function puzzleSheet({ label, story, material, question }: Content, section: string): Sheet {
  const blocks: Block[] = [
    { kind: 'text', paragraphs: story },
    ...material,
    { kind: 'question', text: question, answerLine: true },
  ]
  return { title: withoutNumber(label), section, blocks, continues: true }
}

/**
 * A label without its number. A hint page numbers its puzzles in the label, a booklet above the
 * title.
 */
const withoutNumber = (label: string) => label.replace(/^\d+\. /, '')
