import type { HintPage } from '#domain/play/hint_pages'
import type { Sheet, Block, Level } from '#domain/shop/booklets/booklet'
import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'

/**
 * The puzzles of a game that is played online, as sheets to lay on the table. Where a group has to be
 * complete first, its final waits online.
 */
export function sheetsFrom(game: Game): { raadsel: Puzzle; blad: Sheet }[] {
  return game.raadsels
    .filter(({ soort: kind }) => kind === 'raadsel' || game.volgorde === 'stappen')
    .map((puzzle) => {
      const group = game.groepen.find(({ naam: name }) => name === puzzle.groep)!
      return { raadsel: puzzle, blad: puzzleSheet(puzzle, group.titel) }
    })
}

/**
 * The pages of a posted booklet, of which the hint page knows the puzzles.
 *
 * @param niveaus how hard each puzzle is
 * @param inkijk names of the puzzles that the shop shows
 */
export function sheetsFromHintPage(
  { items }: HintPage,
  levels: Levels,
  preview: ReadonlySet<string> = new Set()
): Sheet[] {
  return items.map(({ naam: name, label, boekje: booklet }, index) => ({
    ...puzzleSheet({ label, ...booklet }, `Puzzel ${index + 1}`),
    niveau: levels[name],
    inkijk: preview.has(name),
  }))
}

/** By the name of the puzzle. Their order was found by solving them, see `docs/play_tests.md`; their scale is the shop's. */
export type Levels = Readonly<Record<string, Level>>

type Content = Pick<Puzzle, 'label' | 'verhaal' | 'materiaal' | 'vraag'>

/** What the page of a puzzle shows: its story, what there is to look at, and the question. */
function puzzleSheet(
  { label, verhaal: story, materiaal: material, vraag: question }: Content,
  section: string
): Sheet {
  const blocks: Block[] = [
    { soort: 'tekst', alineas: story },
    ...material,
    { soort: 'vraag', tekst: question, antwoordlijn: true },
  ]
  return { titel: withoutNumber(label), rubriek: section, blokken: blocks, loopDoor: true }
}

/** A hint page numbers its puzzles; in the booklet the line above the title does. */
const withoutNumber = (label: string) => label.replace(/^\d+\. /, '')
